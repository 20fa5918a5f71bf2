#version 300 es
precision highp float;
precision highp int;
layout(location = 0) out float aOut;
layout(location = 1) out float bOut;

uniform highp sampler2D aTexels;
uniform highp sampler2D bTexels;

float a;
float b;

float aAt(int i) {
  return texelFetch(aTexels, ivec2(i & 127, i >> 7), 0).x;
}

float bAt(int i) {
  return texelFetch(bTexels, ivec2(i & 127, i >> 7), 0).x;
}

void kernelMain(uint i) {
  a += 1.0;
  if ((i & 1u) == 1u) {
    b = a;
    return;
  }
  for (int i1 = 0; i1 < 10; i1++) {
    if (i1 == int(i % 10u)) {
      return;
    }
    a += 100.0;
  }
  b = 7.0;
}

void main() {
  uint i = uint(gl_FragCoord.x);
  a = aAt(int(i));
  b = bAt(int(i));
  if (i < 100u) {
    kernelMain(i);
  }
  aOut = a;
  bOut = b;
}
