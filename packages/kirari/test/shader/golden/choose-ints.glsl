ivec2 chooseInts(ivec2 a, ivec2 b) {
  bvec2 t = greaterThan(a, b);
  return ivec2(t.x ? b.x : a.x, t.y ? b.y : a.y);
}
