#version 300 es
precision highp float;
precision highp int;
out vec4 color;

uniform vec2 resolution;

void main() {
  color = vec4(gl_FrontFacing ? vec3(fract(gl_FragCoord.xy), gl_FragCoord.w) : vec3(gl_FragCoord.xy / resolution, 0.0), 1.0);
}
