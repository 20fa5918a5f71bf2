vec2 matrixArithmetic(mat2 a, mat2 b, float s) {
  return ((s - (a + b - (-b) + s - 1.0) / b / s + s / b + (2.0 + a)) * 3.0)[1];
}
