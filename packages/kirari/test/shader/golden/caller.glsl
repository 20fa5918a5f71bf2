void halve(inout vec2 p, inout float scale) {
  p *= 0.5;
  scale *= 2.0;
}

float more(inout vec3 w) {
  w.x += 1.0;
  return w.x;
}

float back(inout vec3 v) {
  vec2 q = v.xy;
  float scale = 1.0;
  halve(q, scale);
  halve(v.xy, v.z);
  float more1 = more(v);
  return more1 + scale + q.x;
}

vec3 caller(vec3 p) {
  vec3 v = p;
  float back1 = back(v);
  back(v);
  return v * back1;
}
