vec3 matrixMake(vec3 a, float s) {
  mat3 t = mat3(a, a.yzx, vec3(0.0, 0.0, 1.0));
  mat4 t1 = mat4(t);
  return t * mat3(s) * a + vec3(mat2(1.0, 2.0, s, 4.0) * (mat3x2(t1) * a), 1.0) + mat3(t1)[1];
}
