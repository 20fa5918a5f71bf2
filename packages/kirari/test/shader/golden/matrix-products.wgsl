fn matrixProducts(a: mat2x3f, b: mat3x4f, c: mat4x2f, v: vec2f) -> vec4f {
  let t = v * c;
  let t1 = b * a * v;
  return t * mat4x4f(vec4f(2.0, 0.0, 0.0, 0.0), vec4f(0.0, 2.0, 0.0, 0.0), vec4f(0.0, 0.0, 2.0, 0.0), vec4f(0.0, 0.0, 0.0, 2.0)) + t1 + (mat2x4f(1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0) * (c * b * a) * v + (mat4x3f(t.xyz, t.yzw, t.zwx, t.wxy) * t1).xyzx);
}
