vec4 ramps(float low, float x) {
  float t = clamp((x - 1.0) / (0.0 - 1.0), 0.0, 1.0);
  float t1 = clamp((x - low) / (1.0 - low), 0.0, 1.0);
  return vec4(smoothstep(0.0, 1.0, x), t * t * (3.0 - 2.0 * t), step(0.5, x), low == 1.0 ? step(low, x) : t1 * t1 * (3.0 - 2.0 * t1));
}
