fn mixed(v: vec3f, s: f32) -> vec3f {
  let t = clamp((vec3f(s) - 0.0) / (v - 0.0), vec3f(0.0), vec3f(1.0));
  let t1 = vec3f(0.0);
  return (clamp(max(pow(v, vec3f(2.0)), vec3f(s)), vec3f(0.0), vec3f(1.0)) + mix(v, vec3f(1.0), s) - mix(v, vec3f(0.0), v)) * select(t * t * (3.0 - 2.0 * t), step(t1, vec3f(s)), t1 == v);
}
