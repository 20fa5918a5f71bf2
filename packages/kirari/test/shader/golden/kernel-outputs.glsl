#version 300 es
precision highp float;
precision highp int;
layout(location = 0) out float s0Out;
layout(location = 1) out float s1Out;
layout(location = 2) out float s2Out;
layout(location = 3) out float s3Out;

uniform highp sampler2D s0Texels;
uniform highp sampler2D s1Texels;
uniform highp sampler2D s2Texels;
uniform highp sampler2D s3Texels;
uniform highp sampler2D s4Texels;
uniform highp sampler2D s5Texels;
uniform highp sampler2D lastTexels;

float s0;
float s1;
float s2;
float s3;
float s4;
float s5;
vec4 last;

float s0At(int i) {
  return texelFetch(s0Texels, ivec2(i & 511, i >> 9), 0).x;
}

float s1At(int i) {
  return texelFetch(s1Texels, ivec2(i & 511, i >> 9), 0).x;
}

float s2At(int i) {
  return texelFetch(s2Texels, ivec2(i & 511, i >> 9), 0).x;
}

float s3At(int i) {
  return texelFetch(s3Texels, ivec2(i & 511, i >> 9), 0).x;
}

float s4At(int i) {
  return texelFetch(s4Texels, ivec2(i & 511, i >> 9), 0).x;
}

float s5At(int i) {
  return texelFetch(s5Texels, ivec2(i & 511, i >> 9), 0).x;
}

vec4 lastAt(int i) {
  return texelFetch(lastTexels, ivec2(i & 31, i >> 5), 0);
}

void kernelMain(uint i) {
  float kept = s0;
  float kept1 = s1;
  float kept2 = s2;
  float kept3 = s3;
  float kept4 = s4;
  float kept5 = s5;
  s0 = kept1;
  s1 = kept2;
  s2 = kept3;
  s3 = kept4;
  s4 = kept5;
  s5 = kept;
  if (i < 20u) {
    last = last.wzyx + s0;
  }
}

void main() {
  uint i = uint(gl_FragCoord.x);
  s0 = s0At(int(i));
  s1 = s1At(int(i));
  s2 = s2At(int(i));
  s3 = s3At(int(i));
  s4 = s4At(int(i));
  s5 = s5At(int(i));
  last = lastAt(int(i));
  if (i < 300u) {
    kernelMain(i);
  }
  s0Out = s0;
  s1Out = s1;
  s2Out = s2;
  s3Out = s3;
}

#version 300 es
precision highp float;
precision highp int;
layout(location = 0) out float s4Out;
layout(location = 1) out float s5Out;

uniform highp sampler2D s0Texels;
uniform highp sampler2D s1Texels;
uniform highp sampler2D s2Texels;
uniform highp sampler2D s3Texels;
uniform highp sampler2D s4Texels;
uniform highp sampler2D s5Texels;
uniform highp sampler2D lastTexels;

float s0;
float s1;
float s2;
float s3;
float s4;
float s5;
vec4 last;

float s0At(int i) {
  return texelFetch(s0Texels, ivec2(i & 511, i >> 9), 0).x;
}

float s1At(int i) {
  return texelFetch(s1Texels, ivec2(i & 511, i >> 9), 0).x;
}

float s2At(int i) {
  return texelFetch(s2Texels, ivec2(i & 511, i >> 9), 0).x;
}

float s3At(int i) {
  return texelFetch(s3Texels, ivec2(i & 511, i >> 9), 0).x;
}

float s4At(int i) {
  return texelFetch(s4Texels, ivec2(i & 511, i >> 9), 0).x;
}

float s5At(int i) {
  return texelFetch(s5Texels, ivec2(i & 511, i >> 9), 0).x;
}

vec4 lastAt(int i) {
  return texelFetch(lastTexels, ivec2(i & 31, i >> 5), 0);
}

void kernelMain(uint i) {
  float kept = s0;
  float kept1 = s1;
  float kept2 = s2;
  float kept3 = s3;
  float kept4 = s4;
  float kept5 = s5;
  s0 = kept1;
  s1 = kept2;
  s2 = kept3;
  s3 = kept4;
  s4 = kept5;
  s5 = kept;
  if (i < 20u) {
    last = last.wzyx + s0;
  }
}

void main() {
  uint i = uint(gl_FragCoord.x);
  s0 = s0At(int(i));
  s1 = s1At(int(i));
  s2 = s2At(int(i));
  s3 = s3At(int(i));
  s4 = s4At(int(i));
  s5 = s5At(int(i));
  last = lastAt(int(i));
  if (i < 300u) {
    kernelMain(i);
  }
  s4Out = s4;
  s5Out = s5;
}

#version 300 es
precision highp float;
precision highp int;
out vec4 lastOut;

uniform highp sampler2D s0Texels;
uniform highp sampler2D s1Texels;
uniform highp sampler2D s2Texels;
uniform highp sampler2D s3Texels;
uniform highp sampler2D s4Texels;
uniform highp sampler2D s5Texels;
uniform highp sampler2D lastTexels;

float s0;
float s1;
float s2;
float s3;
float s4;
float s5;
vec4 last;

float s0At(int i) {
  return texelFetch(s0Texels, ivec2(i & 511, i >> 9), 0).x;
}

float s1At(int i) {
  return texelFetch(s1Texels, ivec2(i & 511, i >> 9), 0).x;
}

float s2At(int i) {
  return texelFetch(s2Texels, ivec2(i & 511, i >> 9), 0).x;
}

float s3At(int i) {
  return texelFetch(s3Texels, ivec2(i & 511, i >> 9), 0).x;
}

float s4At(int i) {
  return texelFetch(s4Texels, ivec2(i & 511, i >> 9), 0).x;
}

float s5At(int i) {
  return texelFetch(s5Texels, ivec2(i & 511, i >> 9), 0).x;
}

vec4 lastAt(int i) {
  return texelFetch(lastTexels, ivec2(i & 31, i >> 5), 0);
}

void kernelMain(uint i) {
  float kept = s0;
  float kept1 = s1;
  float kept2 = s2;
  float kept3 = s3;
  float kept4 = s4;
  float kept5 = s5;
  s0 = kept1;
  s1 = kept2;
  s2 = kept3;
  s3 = kept4;
  s4 = kept5;
  s5 = kept;
  if (i < 20u) {
    last = last.wzyx + s0;
  }
}

void main() {
  uint i = uint(gl_FragCoord.x);
  s0 = s0At(int(i));
  s1 = s1At(int(i));
  s2 = s2At(int(i));
  s3 = s3At(int(i));
  s4 = s4At(int(i));
  s5 = s5At(int(i));
  last = lastAt(int(i));
  if (i < 20u) {
    kernelMain(i);
  }
  lastOut = last;
}
