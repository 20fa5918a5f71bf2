struct AABB {
  vec3 min;
  vec3 max;
};

vec3 aabbExtent(AABB box) {
  return box.max - box.min;
}

float extent(vec3 p, float size) {
  return dot(aabbExtent(AABB(p - size, p + size)), vec3(1.0));
}
