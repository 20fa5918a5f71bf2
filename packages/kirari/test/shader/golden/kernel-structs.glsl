#version 300 es
precision highp float;
precision highp int;
layout(location = 0) out vec4 allPlaceOut;
layout(location = 1) out float allAgeOut;
layout(location = 2) out uint allIdOut;
layout(location = 3) out ivec2 allCellOut;

struct Particle {
  vec3 place;
  float age;
  uint id;
  ivec2 cell;
  mat2 turn;
  float[2] tail;
};

uniform highp sampler2D allPlaceTexels;
uniform highp sampler2D allAgeTexels;
uniform highp usampler2D allIdTexels;
uniform highp isampler2D allCellTexels;
uniform highp sampler2D allTurn0Texels;
uniform highp sampler2D allTurn1Texels;
uniform highp sampler2D allTail0Texels;
uniform highp sampler2D allTail1Texels;

Particle all1;

vec3 allPlaceAt(int i) {
  return texelFetch(allPlaceTexels, ivec2(i & 63, i >> 6), 0).xyz;
}

float allAgeAt(int i) {
  return texelFetch(allAgeTexels, ivec2(i & 63, i >> 6), 0).x;
}

uint allIdAt(int i) {
  return texelFetch(allIdTexels, ivec2(i & 63, i >> 6), 0).x;
}

ivec2 allCellAt(int i) {
  return texelFetch(allCellTexels, ivec2(i & 63, i >> 6), 0).xy;
}

vec2 allTurn0At(int i) {
  return texelFetch(allTurn0Texels, ivec2(i & 63, i >> 6), 0).xy;
}

vec2 allTurn1At(int i) {
  return texelFetch(allTurn1Texels, ivec2(i & 63, i >> 6), 0).xy;
}

float allTail0At(int i) {
  return texelFetch(allTail0Texels, ivec2(i & 63, i >> 6), 0).x;
}

float allTail1At(int i) {
  return texelFetch(allTail1Texels, ivec2(i & 63, i >> 6), 0).x;
}

void kernelMain(uint i) {
  all1.place += vec3(0.5, 0.0, -1.0);
  all1.age += allAgeAt(int(min(i + 1u, 36u)));
  all1.id ^= i;
  all1.cell.y -= int(i);
  all1.turn[1] = all1.turn[0].yx;
  all1.tail[int(i) & 1] *= 2.0;
}

void main() {
  uint i = uint(gl_FragCoord.x);
  all1.place = allPlaceAt(int(i));
  all1.age = allAgeAt(int(i));
  all1.id = allIdAt(int(i));
  all1.cell = allCellAt(int(i));
  all1.turn[0] = allTurn0At(int(i));
  all1.turn[1] = allTurn1At(int(i));
  all1.tail[0] = allTail0At(int(i));
  all1.tail[1] = allTail1At(int(i));
  if (i < 37u) {
    kernelMain(i);
  }
  allPlaceOut = vec4(all1.place, 0.0);
  allAgeOut = all1.age;
  allIdOut = all1.id;
  allCellOut = all1.cell;
}

#version 300 es
precision highp float;
precision highp int;
layout(location = 0) out vec2 allTurn1Out;
layout(location = 1) out float allTail0Out;
layout(location = 2) out float allTail1Out;

struct Particle {
  vec3 place;
  float age;
  uint id;
  ivec2 cell;
  mat2 turn;
  float[2] tail;
};

uniform highp sampler2D allPlaceTexels;
uniform highp sampler2D allAgeTexels;
uniform highp usampler2D allIdTexels;
uniform highp isampler2D allCellTexels;
uniform highp sampler2D allTurn0Texels;
uniform highp sampler2D allTurn1Texels;
uniform highp sampler2D allTail0Texels;
uniform highp sampler2D allTail1Texels;

Particle all1;

vec3 allPlaceAt(int i) {
  return texelFetch(allPlaceTexels, ivec2(i & 63, i >> 6), 0).xyz;
}

float allAgeAt(int i) {
  return texelFetch(allAgeTexels, ivec2(i & 63, i >> 6), 0).x;
}

uint allIdAt(int i) {
  return texelFetch(allIdTexels, ivec2(i & 63, i >> 6), 0).x;
}

ivec2 allCellAt(int i) {
  return texelFetch(allCellTexels, ivec2(i & 63, i >> 6), 0).xy;
}

vec2 allTurn0At(int i) {
  return texelFetch(allTurn0Texels, ivec2(i & 63, i >> 6), 0).xy;
}

vec2 allTurn1At(int i) {
  return texelFetch(allTurn1Texels, ivec2(i & 63, i >> 6), 0).xy;
}

float allTail0At(int i) {
  return texelFetch(allTail0Texels, ivec2(i & 63, i >> 6), 0).x;
}

float allTail1At(int i) {
  return texelFetch(allTail1Texels, ivec2(i & 63, i >> 6), 0).x;
}

void kernelMain(uint i) {
  all1.place += vec3(0.5, 0.0, -1.0);
  all1.age += allAgeAt(int(min(i + 1u, 36u)));
  all1.id ^= i;
  all1.cell.y -= int(i);
  all1.turn[1] = all1.turn[0].yx;
  all1.tail[int(i) & 1] *= 2.0;
}

void main() {
  uint i = uint(gl_FragCoord.x);
  all1.place = allPlaceAt(int(i));
  all1.age = allAgeAt(int(i));
  all1.id = allIdAt(int(i));
  all1.cell = allCellAt(int(i));
  all1.turn[0] = allTurn0At(int(i));
  all1.turn[1] = allTurn1At(int(i));
  all1.tail[0] = allTail0At(int(i));
  all1.tail[1] = allTail1At(int(i));
  if (i < 37u) {
    kernelMain(i);
  }
  allTurn1Out = all1.turn[1];
  allTail0Out = all1.tail[0];
  allTail1Out = all1.tail[1];
}
