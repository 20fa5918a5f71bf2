#version 300 es
precision highp float;
precision highp int;
in vec2 position1;
in float varying1;
in float color_2;
layout(location = 0) out vec2 position;
layout(location = 1) out float main1;

uniform float fragCoord;
uniform float uniforms;

void main() {
  position = position1;
  main1 = (varying1 + fragCoord) * gl_FragCoord.x;
  gl_FragDepth = color_2 + uniforms;
}
