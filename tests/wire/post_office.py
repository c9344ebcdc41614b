"""A broker in this program, as bad as one may be: late, twice, out of order, and open to strangers."""

from collections import Counter
from collections.abc import Callable
from random import Random

MOST_OLD = 200


class PostOffice:
    """What lies there, and what is on its way; `random` is the trouble, without it letters come at once."""

    def __init__(self) -> None:
        self.random: Random | None = None
        self.loses = self.alters = 0.0
        """How much of what it takes, and of what it delivers, never comes, or comes as something else."""
        self.lost = self.altered = self.taken = 0
        self.retained: dict[str, bytes] = {}
        self.clients: list[Client] = []
        self.passed_by: Counter[str] = Counter()
        """How often something went to each kind of box that does not stay there."""
        self.largest: Counter[str] = Counter()
        self.logins: list[tuple[str, str]] = []
        self.written_by_strangers = 0
        self._late: list[tuple[Client, str, bytes]] = []
        self._old: list[tuple[str, bytes]] = []

    def client(self, *_: object, **__: object) -> "Client":
        """Stand in for paho's own."""
        return Client(self)

    def _is_lost(self) -> bool:
        is_lost = self.random is not None and self.random.random() < self.loses
        self.lost += is_lost
        return is_lost

    def _altered(self, payload: bytes) -> bytes:
        if not (self.random and payload and self.random.random() < self.alters):
            return payload
        self.altered += 1
        at = self.random.randrange(len(payload))
        return payload[:at] + bytes([payload[at] ^ 1 << self.random.randrange(8)]) + payload[at + 1 :]

    def take(self, topic: str, payload: bytes, *, retain: bool) -> None:
        if self._is_lost():
            return
        self.taken += 1
        kind = topic.rpartition("/")[2]
        self.largest[kind] = max(self.largest[kind], len(payload))
        self._old = [*self._old, (topic, payload)][-MOST_OLD:]
        if retain and payload:
            self.retained[topic] = payload
        elif retain:
            self.retained.pop(topic, None)
        else:
            self.passed_by[kind] += 1
        self._send(topic, payload)

    def _send(self, topic: str, payload: bytes) -> None:
        for client in self.clients:
            if client.reads(topic):
                self._late.append((client, topic, payload))

    def deliver(self) -> None:
        """Deliver what is on its way; with trouble some of it later, or again, and what a stranger writes."""
        random = self.random
        if random and self._old:
            for _ in range(random.randrange(6)):
                self._scribble(random)
        kept = []
        if random:
            random.shuffle(self._late)
        for client, topic, payload in self._late:
            if random and random.random() < 0.3:
                kept.append((client, topic, payload))
                continue
            for _ in range(0 if self._is_lost() else random.choice((1, 1, 2)) if random else 1):
                client.on_message(client, None, Message(topic, self._altered(payload)))
        self._late = kept

    def _scribble(self, random: Random) -> None:
        """Whoever is on the topic can repeat old letters, and put anything into any box."""
        topic, payload = random.choice(self._old)
        other = random.choice(
            [payload, payload[:-1], payload + b"x", b"", random.randbytes(70), random.randbytes(20_000)]
        )
        if random.random() < 0.3:
            topic = random.choice([f"{topic}/more", topic.rpartition("/")[0], f"{topic[:-1]}é", topic[:41]])
        self.written_by_strangers += 1
        if other:
            self.retained[topic] = other
        self._send(topic, other)

    @property
    def boxes(self) -> set[str]:
        """The kinds of boxes in which something lies; those of the record have a deal's number."""
        return {topic.rpartition("/")[2] for topic in self.retained}


class Message:
    def __init__(self, topic: str, payload: bytes) -> None:
        self.topic, self.payload = topic, payload


class Client:
    """As much of paho's client as the carrier uses."""

    on_connect: Callable[..., None]
    on_connect_fail: Callable[..., None]
    on_disconnect: Callable[..., None]
    on_message: Callable[..., None]

    def __init__(self, office: PostOffice) -> None:
        self.office, self.topics, self._is_up = office, list[str](), False

    def reads(self, topic: str) -> bool:
        return any(topic.startswith(f"{mine}/") for mine in self.topics)

    def username_pw_set(self, name: str, password: str) -> None:
        self.office.logins.append((name, password))

    def tls_set(self) -> None: ...
    def reconnect_delay_set(self, least: int, most: int) -> None: ...
    def connect_async(self, host: str, port: int, keepalive: int) -> None: ...
    def loop_stop(self) -> None: ...

    def loop_start(self) -> None:
        self._is_up = True
        self.office.clients.append(self)
        self.on_connect(self, None, None, None, None)

    def is_connected(self) -> bool:
        return self._is_up

    def want_write(self) -> bool:
        return False

    def subscribe(self, topic: str, _: int) -> None:
        self.topics.append(topic.removesuffix("/#"))
        for found, payload in self.office.retained.items():
            if self.reads(found):
                self.on_message(self, None, Message(found, payload))

    def publish(self, topic: str, payload: bytes, qos: int = 0, *, retain: bool = False) -> None:
        assert not retain or qos == 1
        self.office.take(topic, payload, retain=retain)

    def disconnect(self) -> None:
        self._is_up = False
        self.office.clients.remove(self)
