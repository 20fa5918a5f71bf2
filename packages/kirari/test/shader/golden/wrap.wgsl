fn wrap(p: vec2f, period: f32) -> vec2f {
  return p - period * floor(p / period);
}
