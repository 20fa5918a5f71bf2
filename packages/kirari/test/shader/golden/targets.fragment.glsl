#version 300 es
precision highp float;
precision highp int;
centroid in vec2 edge;
flat in vec2 first;
flat in uint which1;
layout(location = 0) out vec4 albedo;
layout(location = 1) out uint which;
layout(location = 2) out vec2 place;

void main() {
  albedo = vec4(vec3(edge, first.x), 1.0);
  which = which1;
  place = gl_FragCoord.xy;
  gl_FragDepth = gl_FragCoord.z * 0.5;
}
