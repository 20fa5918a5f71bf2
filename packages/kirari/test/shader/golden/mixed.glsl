vec3 mixed(vec3 v, float s) {
  vec3 t = clamp((vec3(s) - 0.0) / (v - 0.0), vec3(0.0), vec3(1.0));
  vec3 t1 = vec3(0.0);
  return (clamp(max(pow(v, vec3(2.0)), s), 0.0, 1.0) + mix(v, vec3(1.0), s) - mix(v, vec3(0.0), v)) * mix(t * t * (3.0 - 2.0 * t), step(t1, vec3(s)), equal(t1, v));
}
