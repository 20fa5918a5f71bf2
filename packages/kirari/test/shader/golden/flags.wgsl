fn flags(v: vec3f) -> bool {
  var inside = v < vec3f(1.0);
  var any1 = false;
  inside.y = false;
  let parts = vec2<bool>(true);
  inside.z = parts.x;
  inside.x = parts.y;
  if (all(inside == vec3<bool>(true, false, true))) {
    any1 = inside[2];
  }
  return any1;
}
