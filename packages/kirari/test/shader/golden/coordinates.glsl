#version 300 es
precision highp float;
precision highp int;
out vec4 color;

void main() {
  color = vec4(vec3(gl_FragCoord.xy / 64.0, gl_FrontFacing ? 1.0 : 0.0), 1.0);
}
