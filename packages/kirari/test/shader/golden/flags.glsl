bool flags(vec3 v) {
  bvec3 inside = lessThan(v, vec3(1.0));
  bool any1 = false;
  inside.y = false;
  inside.zx = bvec2(true);
  if (all(equal(inside, bvec3(true, false, true)))) {
    any1 = inside[2];
  }
  return any1;
}
