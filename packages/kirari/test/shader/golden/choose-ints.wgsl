fn chooseInts(a: vec2i, b: vec2i) -> vec2i {
  let t = a > b;
  return vec2i(select(a.x, b.x, t.x), select(a.y, b.y, t.y));
}
