fn circleSDF(p: vec2f, radius: f32) -> f32 {
  return length(p) - radius;
}

fn ring(p: vec2f, radius: f32, width: f32) -> f32 {
  let edge = abs(circleSDF(p, radius));
  return select(0.0, -(edge / width) + 1.0, edge < width);
}
