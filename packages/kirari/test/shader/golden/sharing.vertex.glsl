#version 300 es
layout(location = 0) in vec3 position;

struct Light {
  vec3 direction;
  vec3 color;
  bool isOn;
  float[3] falloff;
};

const float[3] table = float[3](0.2, 0.5, 1.0);

uniform Light[2] lights;

void main() {
  vec4 clip = vec4(position + lights[0].direction * table[int(uint(gl_VertexID))], 1.0);
  gl_Position = vec4(clip.xy, clip.z * 2.0 - clip.w, clip.w);
}
