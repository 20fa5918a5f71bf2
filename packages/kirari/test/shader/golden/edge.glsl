#version 300 es
precision highp float;
precision highp int;
out vec4 color;
in vec2 uv;

vec4 fragment() {
  float t = length(uv - 0.5) - 0.3;
  return vec4(vec3(clamp(t / fwidth(t), 0.0, 1.0), abs(dFdy(t)), all(equal(vec2(0.0), uv)) ? 1.0 : 0.0), 1.0);
}

void main() {
  color = fragment();
}
