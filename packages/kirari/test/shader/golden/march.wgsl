fn sphere(p: vec3f) -> f32 {
  return length(p) - 1.0;
}

fn march(origin: vec3f, direction: vec3f) -> f32 {
  var t = 0.0;
  for (var i = 0; i < 64; i++) {
    let d = sphere(origin + direction * t);
    t += d;
    if (d < 0.001 || t > 20.0) {
      break;
    }
  }
  return t;
}
