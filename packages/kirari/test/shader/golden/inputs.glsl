#version 300 es
precision highp float;
precision highp int;
out vec4 color;
uniform vec3 tint;
uniform bool inverted;
uniform float hue;
uniform vec2 pointer;
uniform vec2 resolution;
uniform int steps;
uniform float time;

vec4 fragment() {
  return vec4((inverted ? vec3(1.0) - tint : tint) * hue, max(pointer.x, resolution.x / (float(steps) * 100.0)) + time);
}

void main() {
  color = fragment();
}
