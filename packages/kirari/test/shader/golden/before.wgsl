fn before(x: f32) -> vec3f {
  var v = x;
  let t = v * 2.0;
  let kept = v;
  v = 5.0;
  return vec3f(t, kept, v);
}
