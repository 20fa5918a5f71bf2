uniform float x;
uniform vec3 axis;
in vec2 uv;

float clash(vec2 p, float p_x, float uv1) {
  float x1 = p.x + p_x;
  vec3 axis1 = normalize(axis);
  float clash1 = x1 * x + axis1.x + uv.x * uv1;
  return clash1;
}
