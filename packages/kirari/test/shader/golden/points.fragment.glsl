#version 300 es
precision highp float;
precision highp int;
out vec4 color;

void main() {
  color = vec4(vec3(vec2(gl_PointCoord.x, 1.0 - gl_PointCoord.y), 1.0), 1.0);
}
