fn matrixArithmetic(a: mat2x2f, b: mat2x2f, s: f32) -> vec2f {
  let t = a + b - b * (-1.0);
  let t1 = mat2x2f(t[0] + s, t[1] + s);
  let t2 = mat2x2f(t1[0] - 1.0, t1[1] - 1.0);
  let t3 = mat2x2f(t2[0] / b[0], t2[1] / b[1]);
  let t4 = mat2x2f(t3[0] / s, t3[1] / s);
  return ((mat2x2f(s - t4[0], s - t4[1]) + mat2x2f(s / b[0], s / b[1]) + mat2x2f(2.0 + a[0], 2.0 + a[1])) * 3.0)[1];
}
