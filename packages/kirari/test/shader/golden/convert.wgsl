fn convert(x: f32, flag: bool) -> f32 {
  return f32(i32(x)) + f32(u32(abs(x))) + f32(flag) + f32(u32(abs(-i32(x)))) + select(0.0, 1.0, all(vec2<bool>(flag, true)));
}
