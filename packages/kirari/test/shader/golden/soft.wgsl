fn soften_vec3(x: ptr<function, vec3f>, by: vec3f) {
  for (var i = 0; i < 2; i++) {
    (*x) *= by;
    (*x) += 0.25;
  }
}

fn soften_vec2(x: ptr<function, vec2f>, by: vec2f) {
  for (var i = 0; i < 2; i++) {
    (*x) *= by;
    (*x) += 0.25;
  }
}

fn soften(x: ptr<function, f32>, by: f32) {
  for (var i = 0; i < 2; i++) {
    (*x) *= by;
    (*x) += 0.25;
  }
}

fn soft(p: vec3f, s: f32) -> vec3f {
  var v = p;
  var x = s;
  soften_vec3(&v, p);
  var x1 = v.xy;
  soften_vec2(&x1, p.zz);
  let parts = x1;
  v.x = parts.x;
  v.y = parts.y;
  soften(&x, 2.0);
  return v * x;
}
