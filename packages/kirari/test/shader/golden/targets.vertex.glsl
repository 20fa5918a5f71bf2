#version 300 es
layout(location = 0) in vec3 position;
layout(location = 1) in vec2 offset;
centroid out vec2 edge;
flat out vec2 first;
flat out uint which1;

void main() {
  vec4 clip = vec4(position.xy + offset, position.z, 1.0);
  edge = vec2(float(uint(gl_VertexID)), 1.0);
  first = position.xy;
  which1 = uint(gl_InstanceID);
  gl_Position = vec4(clip.xy, clip.z * 2.0 - clip.w, clip.w);
}
