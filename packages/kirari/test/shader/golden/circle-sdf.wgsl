fn circleSDF(p: vec2f, radius: f32) -> f32 {
  return length(p) - radius;
}
