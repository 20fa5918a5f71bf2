fn inverse_mat2(m: mat2x2f) -> mat2x2f {
  return mat2x2f(m[1].y, -m[0].y, -m[1].x, m[0].x) * (1.0 / determinant(m));
}

fn inverse_mat3(m: mat3x3f) -> mat3x3f {
  let row = cross(m[1], m[2]);
  return transpose(mat3x3f(row, cross(m[2], m[0]), cross(m[0], m[1]))) * (1.0 / dot(m[0], row));
}

fn inverse_mat4(m: mat4x4f) -> mat4x4f {
  let cw = m[2].xyz * m[3].w - m[3].xyz * m[2].w;
  let ab = cross(m[0].xyz, m[1].xyz);
  let cd = cross(m[2].xyz, m[3].xyz);
  let ay = m[0].xyz * m[1].w - m[1].xyz * m[0].w;
  let factor = 1.0 / (dot(ab, cw) + dot(cd, ay));
  let v = cw * factor;
  let t = cd * factor;
  let u = ay * factor;
  let s = ab * factor;
  return transpose(mat4x4f(vec4f(cross(m[1].xyz, v) + t * m[1].w, -dot(m[1].xyz, t)), vec4f(cross(v, m[0].xyz) - t * m[0].w, dot(m[0].xyz, t)), vec4f(cross(m[3].xyz, u) + s * m[3].w, -dot(m[3].xyz, s)), vec4f(cross(u, m[2].xyz) - s * m[2].w, dot(m[2].xyz, s))));
}

fn inverses(a: mat2x2f, b: mat3x3f, c: mat4x4f) -> f32 {
  let t = inverse_mat3(b);
  let t1 = mat3x3f(b[0] * b[1].x, b[0] * b[1].y, b[0] * b[1].z);
  return determinant(inverse_mat2(a)) + determinant(transpose(mat3x3f(t[0] * t1[0], t[1] * t1[1], t[2] * t1[2]))) + inverse_mat4(c)[3].w;
}
