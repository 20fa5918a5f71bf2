fn matrixMake(a: vec3f, s: f32) -> vec3f {
  let t = mat3x3f(a, a.yzx, vec3f(0.0, 0.0, 1.0));
  let t1 = mat4x4f(vec4f(t[0][0], t[0][1], t[0][2], 0.0), vec4f(t[1][0], t[1][1], t[1][2], 0.0), vec4f(t[2][0], t[2][1], t[2][2], 0.0), vec4f(0.0, 0.0, 0.0, 1.0));
  return t * mat3x3f(vec3f(s, 0.0, 0.0), vec3f(0.0, s, 0.0), vec3f(0.0, 0.0, s)) * a + vec3f(mat2x2f(1.0, 2.0, s, 4.0) * (mat3x2f(vec2f(t1[0][0], t1[0][1]), vec2f(t1[1][0], t1[1][1]), vec2f(t1[2][0], t1[2][1])) * a), 1.0) + mat3x3f(vec3f(t1[0][0], t1[0][1], t1[0][2]), vec3f(t1[1][0], t1[1][1], t1[1][2]), vec3f(t1[2][0], t1[2][1], t1[2][2]))[1];
}
