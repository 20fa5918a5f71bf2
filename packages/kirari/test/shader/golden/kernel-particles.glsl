#version 300 es
precision highp float;
precision highp int;
layout(location = 0) out vec2 positionOut;
layout(location = 1) out vec2 velocityOut;

uniform float value;
uniform highp sampler2D positionTexels;
uniform highp sampler2D velocityTexels;

vec2 position;
vec2 velocity;

vec2 positionAt(int i) {
  return texelFetch(positionTexels, ivec2(i & 1023, i >> 10), 0).xy;
}

vec2 velocityAt(int i) {
  return texelFetch(velocityTexels, ivec2(i & 1023, i >> 10), 0).xy;
}

void kernelMain(uint i) {
  position += velocity * value;
  if (position.x > 1.0 || position.x < 0.0) {
    velocity.x = -velocity.x;
  }
}

void main() {
  uint i = uint(gl_FragCoord.x);
  position = positionAt(int(i));
  velocity = velocityAt(int(i));
  if (i < 1000u) {
    kernelMain(i);
  }
  positionOut = position;
  velocityOut = velocity;
}
