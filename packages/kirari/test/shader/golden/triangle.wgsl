fn triangle(x: f32, folds: i32) -> f32 {
  var v = x;
  for (var i = 0; i < folds; i++) {
    v = abs(v * 2.0 - 1.0);
  }
  return v;
}

fn triangle_vec2(x: vec2f, folds: i32) -> vec2f {
  var v = x;
  for (var i = 0; i < folds; i++) {
    v = abs(v * 2.0 - 1.0);
  }
  return v;
}

fn triangle_vec3(x: vec3f, folds: i32) -> vec3f {
  var v = x;
  for (var i = 0; i < folds; i++) {
    v = abs(v * 2.0 - 1.0);
  }
  return v;
}

fn triangle_vec4(x: vec4f, folds: i32) -> vec4f {
  var v = x;
  for (var i = 0; i < folds; i++) {
    v = abs(v * 2.0 - 1.0);
  }
  return v;
}
