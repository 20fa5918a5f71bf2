float triangle(float x, int folds) {
  float v = x;
  for (int i = 0; i < folds; i++) {
    v = abs(v * 2.0 - 1.0);
  }
  return v;
}

vec2 triangle_vec2(vec2 x, int folds) {
  vec2 v = x;
  for (int i = 0; i < folds; i++) {
    v = abs(v * 2.0 - 1.0);
  }
  return v;
}

vec3 triangle_vec3(vec3 x, int folds) {
  vec3 v = x;
  for (int i = 0; i < folds; i++) {
    v = abs(v * 2.0 - 1.0);
  }
  return v;
}

vec4 triangle_vec4(vec4 x, int folds) {
  vec4 v = x;
  for (int i = 0; i < folds; i++) {
    v = abs(v * 2.0 - 1.0);
  }
  return v;
}
