struct AABB {
  min: vec3f,
  max: vec3f,
}

fn aabbExtent(box: AABB) -> vec3f {
  return box.max - box.min;
}

fn extent(p: vec3f, size: f32) -> f32 {
  return dot(aabbExtent(AABB(p - size, p + size)), vec3f(1.0));
}
