enable f16;

fn halves(v: vec3f, k: f16) -> vec3f {
  var h = vec3h(v) * k + 0.5h;
  h.x *= 2h;
  let parts = h.zy;
  h.y = parts.x;
  h.z = parts.y;
  return vec3f(normalize(h) * max(dot(h, h), 0.25h));
}
