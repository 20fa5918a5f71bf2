#version 300 es
precision highp float;
precision highp int;
out vec4 color;
in vec2 uv;

uint bits(uint v) {
  return ((v * 747796405u + 2891336453u) ^ (v >> 16u)) | ((v & 255u) << 4u);
}

float hash(uvec2 cell) {
  return float(bits(cell.x ^ bits(cell.y)) >> 8u) * 5.960464477539063e-8;
}

vec4 fragment() {
  return vec4(vec3(hash(uvec2(ivec2(clamp(floor(uv * 8.0), -2147483648.0, 2147483520.0))))), 1.0);
}

void main() {
  color = fragment();
}
