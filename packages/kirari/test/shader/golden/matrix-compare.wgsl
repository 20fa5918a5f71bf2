fn matrixCompare(a: mat3x2f, b: mat3x2f) -> bool {
  let t = mat3x2f(a[0] + 1.0, a[1] + 1.0, a[2] + 1.0);
  return ((all(a[0] == b[0]) && all(a[1] == b[1])) && all(a[2] == b[2])) || ((any(t[0] != b[0]) || any(t[1] != b[1])) || any(t[2] != b[2]));
}
