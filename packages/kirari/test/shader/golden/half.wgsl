fn half(x: f32) -> f32 {
  return x * 0.5;
}

fn half_int(x: i32) -> i32 {
  return x >> 1u;
}
