fn chooseInts(a: vec2i, b: vec2i) -> vec2i {
  return select(a, b, a > b);
}
