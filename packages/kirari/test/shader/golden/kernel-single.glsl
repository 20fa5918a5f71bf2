#version 300 es
precision highp float;
precision highp int;
out vec2 totalOut;

uniform highp sampler2D totalTexels;
uniform highp sampler2D cellsTexels;

vec2 total;

vec2 totalAt() {
  return texelFetch(totalTexels, ivec2(0), 0).xy;
}

float cellsAt(int i) {
  return texelFetch(cellsTexels, ivec2(i & 15, i >> 4), 0).x;
}

void kernelMain() {
  for (uint i = 0u; i < 10u; i++) {
    total.x += cellsAt(int(i));
  }
  total.y *= 3.0;
}

void main() {
  total = totalAt();
  kernelMain();
  totalOut = total;
}
