vec3 matrixAssign(mat3 m, int i, float s) {
  mat3 a = m;
  a[0] = vec3(1.0, 2.0, 3.0);
  a[i].yx *= 2.0;
  a[2].z += s;
  a[1][i] -= 1.0;
  a *= m;
  a *= s;
  a += m;
  a += 1.0;
  a -= s;
  a /= 2.0;
  vec3 v = a[i];
  v *= m;
  mat3 zero = mat3(0.0);
  return v + zero[1];
}
