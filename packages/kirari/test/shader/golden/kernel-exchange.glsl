#version 300 es
precision highp float;
precision highp int;
out vec4 cellsOut;

uniform highp sampler2D cellsTexels;

vec3 cells;

vec3 cellsAt(int i) {
  return texelFetch(cellsTexels, ivec2(i & 63, i >> 6), 0).xyz;
}

vec3 read(uint at) {
  return cellsAt(int(at));
}

void write(uint at, vec3 value) {
  cells = value;
  cells += cells;
}

void kernelMain(uint i) {
  write(i, read(i ^ 1u));
}

void main() {
  uint i = uint(gl_FragCoord.x);
  cells = cellsAt(int(i));
  kernelMain(i);
  cellsOut = vec4(cells, 0.0);
}
