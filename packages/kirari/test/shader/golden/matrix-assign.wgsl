fn matrixAssign(m: mat3x3f, i: i32, s: f32) -> vec3f {
  var a = m;
  a[0] = vec3f(1.0, 2.0, 3.0);
  let parts = a[i].yx * 2.0;
  a[i].y = parts.x;
  a[i].x = parts.y;
  a[2].z += s;
  a[1][i] -= 1.0;
  a *= m;
  a *= s;
  a += m;
  a = mat3x3f(a[0] + 1.0, a[1] + 1.0, a[2] + 1.0);
  a = mat3x3f(a[0] - s, a[1] - s, a[2] - s);
  a = mat3x3f(a[0] / 2.0, a[1] / 2.0, a[2] / 2.0);
  var v = a[i];
  v *= m;
  var zero = mat3x3f();
  return v + zero[1];
}
