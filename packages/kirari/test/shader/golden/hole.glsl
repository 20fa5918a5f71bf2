#version 300 es
precision highp float;
precision highp int;
out vec4 color;
in vec2 uv;

vec3 hole(vec2 p) {
  float t = length(p - 0.5);
  if (t < 0.2) {
    discard;
  }
  return t > 0.4 ? vec3(1.0, 0.0, 0.0) : vec3(t);
}

vec4 fragment() {
  return vec4(hole(uv), 1.0);
}

void main() {
  color = fragment();
}
