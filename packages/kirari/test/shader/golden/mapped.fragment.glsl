#version 300 es
precision highp float;
precision highp int;
out vec4 color;

uniform highp sampler2D image;
uniform vec2 resolution;
uniform highp sampler2D exact;

vec4 halfOf(highp sampler2D t, vec2 p) {
  return textureLod(t, p, 0.0) * 0.5;
}

void main() {
  color = halfOf(image, gl_FragCoord.xy / resolution) + texelFetch(exact, ivec2(0), 0);
}
