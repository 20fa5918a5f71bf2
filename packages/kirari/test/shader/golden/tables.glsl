#version 300 es
precision highp float;
precision highp int;
out vec4 color;
const float[5] weights = float[5](0.0625, 0.25, 0.375, 0.25, 0.0625);

in vec2 uv;

vec4 fragment() {
  return vec4(vec3(mat2(0.8, 0.6, -0.6, 0.8) * (uv - 0.5), weights[int(clamp(uv.x * 5.0, -2147483648.0, 2147483520.0))]), 1.0);
}

void main() {
  color = fragment();
}
