#version 300 es
precision highp float;
precision highp int;
out vec4 color;
uniform float hue;
uniform bool inverted;
uniform vec3 tint;
uniform float time;
uniform vec2 pointer;
uniform int steps;
uniform vec2 resolution;

vec4 fragment() {
  return vec4((inverted ? vec3(1.0) - tint : tint) * hue, max(pointer.x, resolution.x / (float(steps) * 100.0)) + time);
}

void main() {
  color = fragment();
}
