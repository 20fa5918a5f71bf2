#version 300 es
precision highp float;
precision highp int;
out vec4 color;
in vec2 uv;
uniform float time;

vec4 fragment() {
  return vec4(uv, sin(time) * 0.5 + 0.5, 1.0);
}

void main() {
  color = fragment();
}
