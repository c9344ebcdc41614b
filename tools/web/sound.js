// The speaker: waves come once, and are called by their number; browsers allow it after the first press.

const RATE = 22050;
const [waits, sounds, volumes] = [new Map(), new Map(), new Map()];
let audio, playing;

export function touch() {
  audio ??= window.AudioContext && new AudioContext();
  if (audio?.state === "suspended") audio.resume();
}

export function forget() {
  for (const all of [waits, sounds, volumes]) all.clear();
}

export function hear([number, waves]) {
  waits.set(number, new Int16Array(waves.slice().buffer));
}

export function change([number, loudness]) {
  volumes.set(number, loudness);
  if (playing?.number === number) playing.gain.gain.value = loudness;
}

export function play(number) {
  if (!audio) return;
  if (!sounds.has(number)) {
    const waves = waits.get(number);
    const buffer = audio.createBuffer(1, Math.max(waves.length, 1), RATE);
    buffer.copyToChannel(Float32Array.from(waves, (wave) => wave / 32768), 0);
    sounds.set(number, buffer);
  }
  playing?.source.stop();
  const [source, gain] = [audio.createBufferSource(), audio.createGain()];
  source.buffer = sounds.get(number);
  gain.gain.value = volumes.get(number) ?? 1;
  source.connect(gain).connect(audio.destination);
  source.start();
  playing = { number, source, gain };
}
