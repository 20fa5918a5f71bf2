#version 300 es
layout(location = 0) in vec3 position;

void main() {
  vec4 clip = vec4(position, 1.0);
  gl_Position = vec4(clip.xy, clip.z * 2.0 - clip.w, clip.w);
  gl_PointSize = 4.0;
}
