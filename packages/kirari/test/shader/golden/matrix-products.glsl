vec4 matrixProducts(mat2x3 a, mat3x4 b, mat4x2 c, vec2 v) {
  vec4 t = v * c;
  vec4 t1 = b * a * v;
  return t * mat4(2.0) + t1 + (mat2x4(1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0) * (c * b * a) * v + (mat4x3(t.xyz, t.yzw, t.zwx, t.wxy) * t1).xyzx);
}
