vec2 ramps(float low, float x) {
  float t = clamp((x - low) / (1.0 - low), 0.0, 1.0);
  return vec2(smoothstep(0.0, 1.0, x), low == 1.0 ? step(low, x) : t * t * (3.0 - 2.0 * t));
}
