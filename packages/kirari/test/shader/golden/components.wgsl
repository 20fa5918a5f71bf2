fn components(p: vec4f, i: i32) -> vec4f {
  var v = p;
  let parts = p.xy;
  v.w = parts.x;
  v.x = parts.y;
  let parts1 = v.zyx * vec3f(1.0, 2.0, 3.0);
  v.z = parts1.x;
  v.y = parts1.y;
  v.x = parts1.z;
  let parts2 = v.zy + 1.0;
  v.z = parts2.x;
  v.y = parts2.y;
  v[i] /= 2.0;
  var parts3 = v.zw;
  parts3[i] = 7.0;
  let parts4 = parts3;
  v.z = parts4.x;
  v.w = parts4.y;
  v.y = v[3];
  let parts5 = v.wzyx;
  v.x = parts5.x;
  v.y = parts5.y;
  v.z = parts5.z;
  v.w = parts5.w;
  return v + v.xxyy;
}
