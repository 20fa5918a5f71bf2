vec3 mixed(vec3 v, float s) {
  vec3 t = vec3(s);
  vec3 t1 = vec3(0.0);
  vec3 t2 = clamp((t - t1) / (v - t1), 0.0, 1.0);
  return (clamp(max(pow(v, vec3(2.0)), s), 0.0, 1.0) + mix(v, vec3(1.0), s) - mix(v, vec3(0.0), v)) * mix(t2 * t2 * (3.0 - 2.0 * t2), step(t1, t), equal(t1, v));
}
