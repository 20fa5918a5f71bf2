#version 300 es
layout(location = 0) in vec3 position;

uniform highp sampler2D image;

vec4 halfOf(highp sampler2D t, vec2 p) {
  return textureLod(t, p, 0.0) * 0.5;
}

void main() {
  vec4 clip = vec4(position.xy, halfOf(image, position.xy).x, 1.0);
  gl_Position = vec4(clip.xy, clip.z * 2.0 - clip.w, clip.w);
}
