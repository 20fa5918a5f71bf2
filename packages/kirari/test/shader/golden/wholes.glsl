#version 300 es
precision highp float;
precision highp int;
out vec4 color;
struct Light {
  vec3 direction;
  vec3 color;
  bool isOn;
  float[3] falloff;
};

uniform Light[2] lights;
in vec2 uv;
uniform bvec3 marks;
uniform vec2[3] offsets;
uniform mat3x2[2] bends;

vec3 lit(Light light, int i) {
  return light.isOn ? light.color / light.falloff[i] : vec3(0.0);
}

vec4 fragment() {
  return vec4(lit(lights[0], int(clamp(uv.x * 3.0, -2147483648.0, 2147483520.0))) + lights[int(clamp(uv.y * 2.0, -2147483648.0, 2147483520.0))].direction + mix(vec3(0.0), vec3(1.0), marks), offsets[1].x + (bends[1] * vec3(1.0)).y + bends[0][2].x);
}

void main() {
  color = fragment();
}
