vec2 choose(vec2 a, vec2 b) {
  return mix(a, b, lessThan(a, b)) + (any(equal(a, b)) ? 1.0 : 0.0);
}
