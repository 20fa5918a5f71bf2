#version 300 es
precision highp float;
precision highp int;
out vec4 color;
in vec2 uv;

float circleSDF(vec2 p, float radius) {
  return length(p) - radius;
}

float ring(vec2 p, float radius, float width) {
  float edge = abs(circleSDF(p, radius));
  return edge < width ? -(edge / width) + 1.0 : 0.0;
}

vec4 fragment() {
  return vec4(vec3(ring(uv - 0.5, 0.25, 0.1), ring(uv - 0.5, 0.4, clamp(uv.x, 0.05, 0.1)), cross(vec3(uv, 1.0), vec3(0.0, 1.0, 0.0)).z), 1.0);
}

void main() {
  color = fragment();
}
