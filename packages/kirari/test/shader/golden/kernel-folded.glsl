#version 300 es
precision highp float;
precision highp int;
out uint cellsOut;

uniform highp usampler2D cellsTexels;

uint cells;

uint cellsAt(int i) {
  return texelFetch(cellsTexels, ivec2(i & 2047, i >> 11), 0).x;
}

void kernelMain(uint i, uvec3 id) {
  cells = cellsAt(int(i ^ 1u)) + id.x * 3u + id.y * 5u;
}

void main() {
  uint i = uint(gl_FragCoord.x) + uint(gl_FragCoord.y) * 2048u;
  cells = cellsAt(int(i));
  if (i < 132000u) {
    kernelMain(i, uvec3(i % 66000u, i / 66000u, 0u));
  }
  cellsOut = cells;
}
