#version 300 es
precision highp float;
precision highp int;
out uvec4 cellsOut;

uniform highp usampler2D cellsTexels;

uvec4 cells;

uvec4 cellsAt(int i) {
  return texelFetch(cellsTexels, ivec2(i & 511, i >> 9), 0);
}

void kernelMain(uint i, uvec3 id) {
  cells = uvec4(id, i);
}

void main() {
  uint i = uint(gl_FragCoord.x);
  cells = cellsAt(int(i));
  if (i < 315u) {
    uint t = i / 5u;
    kernelMain(i, uvec3(i % 5u, t % 7u, t / 7u));
  }
  cellsOut = cells;
}
