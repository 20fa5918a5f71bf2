fn mixed(v: vec3f, s: f32) -> vec3f {
  let t = vec3f(s);
  let t1 = vec3f(0.0);
  let t2 = clamp((t - t1) / (v - t1), vec3f(0.0), vec3f(1.0));
  return (clamp(max(pow(v, vec3f(2.0)), vec3f(s)), vec3f(0.0), vec3f(1.0)) + mix(v, vec3f(1.0), s) - mix(v, vec3f(0.0), v)) * select(t2 * t2 * (3.0 - 2.0 * t2), step(t1, t), t1 == v);
}
