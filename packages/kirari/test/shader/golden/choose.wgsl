fn choose(a: vec2f, b: vec2f) -> vec2f {
  return select(a, b, a < b) + select(0.0, 1.0, any(a == b));
}
