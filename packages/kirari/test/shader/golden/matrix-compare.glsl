bool matrixCompare(mat3x2 a, mat3x2 b) {
  return a == b || a + 1.0 != b;
}
