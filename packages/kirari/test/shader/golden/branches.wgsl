fn branches(p: vec3f) -> f32 {
  var r = vec3f(0.0);
  let parts = p.yx;
  r.x = parts.x;
  r.y = parts.y;
  let distance1 = length(p);
  if (distance1 > 1.0) {
    r.x = distance1;
  } else if (dot(p, p) > 0.25) {
    let parts1 = vec2f(distance1);
    r.y = parts1.x;
    r.z = parts1.y;
  } else {
    if (p.x < 0.0) {
      return 0.0;
    }
    r.z += p.x;
  }
  return length(r);
}
