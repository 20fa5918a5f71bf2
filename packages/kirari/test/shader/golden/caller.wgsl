fn halve(p: ptr<function, vec2f>, scale: ptr<function, f32>) {
  (*p) *= 0.5;
  (*scale) *= 2.0;
}

fn more(w: ptr<function, vec3f>) -> f32 {
  (*w).x += 1.0;
  return (*w).x;
}

fn back(v: ptr<function, vec3f>) -> f32 {
  var q = (*v).xy;
  var scale = 1.0;
  halve(&q, &scale);
  var p = (*v).xy;
  var scale1 = (*v).z;
  halve(&p, &scale1);
  let parts = p;
  (*v).x = parts.x;
  (*v).y = parts.y;
  (*v).z = scale1;
  let more1 = more(v);
  return more1 + scale + q.x;
}

fn caller(p: vec3f) -> vec3f {
  var v = p;
  let back1 = back(&v);
  back(&v);
  return v * back1;
}
