fn bitcasts(x: f32, v: vec2f, i: i32) -> vec2i {
  return bitcast<vec2i>(v) + bitcast<i32>(x) + bitcast<i32>(bitcast<u32>(i)) + bitcast<i32>(bitcast<f32>(i) + x);
}
