"""How each kind of question is answered by hand: what is pointed at and typed until it is an answer."""
