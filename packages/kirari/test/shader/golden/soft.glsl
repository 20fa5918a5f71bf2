void soften_vec3(inout vec3 x, vec3 by) {
  for (int i = 0; i < 2; i++) {
    x *= by;
    x += 0.25;
  }
}

void soften_vec2(inout vec2 x, vec2 by) {
  for (int i = 0; i < 2; i++) {
    x *= by;
    x += 0.25;
  }
}

void soften(inout float x, float by) {
  for (int i = 0; i < 2; i++) {
    x *= by;
    x += 0.25;
  }
}

vec3 soft(vec3 p, float s) {
  vec3 v = p;
  float x = s;
  soften_vec3(v, p);
  soften_vec2(v.xy, p.zz);
  soften(x, 2.0);
  return v * x;
}
