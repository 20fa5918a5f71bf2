fn ramps(low: f32, x: f32) -> vec4f {
  let t = clamp((x - 1.0) / (f32(0.0) - 1.0), 0.0, 1.0);
  let t1 = clamp((x - low) / (1.0 - low), 0.0, 1.0);
  return vec4f(smoothstep(0.0, 1.0, x), t * t * (3.0 - 2.0 * t), step(0.5, x), select(t1 * t1 * (3.0 - 2.0 * t1), step(low, x), low == 1.0));
}
