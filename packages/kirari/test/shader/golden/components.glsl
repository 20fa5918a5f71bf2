vec4 components(vec4 p, int i) {
  vec4 v = p;
  v.wx = p.xy;
  v.zyx *= vec3(1.0, 2.0, 3.0);
  v.zy += 1.0;
  v[i] /= 2.0;
  v.zw[i] = 7.0;
  v.y = v[3];
  v.xyzw = v.wzyx;
  v.yw += v.zz;
  v.z *= v.w;
  return v + v.xxyy + v.wzyx;
}
