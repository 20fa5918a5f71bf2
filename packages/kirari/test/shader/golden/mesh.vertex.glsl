#version 300 es
layout(location = 0) in vec3 position;
layout(location = 1) in vec3 normal;
out vec3 normal1;

uniform mat4 modelViewProjection;
uniform mat3 normalMatrix;

vec3 bend(vec3 v) {
  return v + vec3(0.0, v.x * 0.5, 0.0);
}

void main() {
  vec4 clip = modelViewProjection * vec4(bend(position), 1.0);
  normal1 = normalMatrix * bend(normal);
  gl_Position = vec4(clip.xy, clip.z * 2.0 - clip.w, clip.w);
}
