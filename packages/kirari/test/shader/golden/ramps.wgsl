fn ramps(low: f32, x: f32) -> vec2f {
  let t = clamp((x - low) / (1.0 - low), 0.0, 1.0);
  return vec2f(smoothstep(0.0, 1.0, x), select(t * t * (3.0 - 2.0 * t), step(low, x), low == 1.0));
}
