vec2 wrap(vec2 p, float period) {
  return mod(p, period);
}
