#version 300 es
layout(location = 0) in vec3 clip;
layout(location = 1) in vec2 normal;
layout(location = 2) in float vertexMain;
layout(location = 3) in float g_x;
out vec2 position1;
out float varying1;
out float color_2;

uniform float Varyings;

void main() {
  vec4 clip1 = vec4(clip, Varyings);
  position1 = normal;
  varying1 = vertexMain;
  color_2 = g_x;
  gl_Position = vec4(clip1.xy, clip1.z * 2.0 - clip1.w, clip1.w);
}
