float branches(vec3 p) {
  vec3 r = vec3(0.0);
  r.xy = p.yx;
  float distance1 = length(p);
  if (distance1 > 1.0) {
    r.x = distance1;
  } else if (dot(p, p) > 0.25) {
    r.yz = vec2(distance1);
  } else {
    if (p.x < 0.0) {
      return 0.0;
    }
    r.z += p.x;
  }
  return length(r);
}
