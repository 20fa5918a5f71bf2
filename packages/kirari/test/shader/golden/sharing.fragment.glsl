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

const float[3] table = float[3](0.2, 0.5, 1.0);

uniform Light[2] lights;

vec3 lit(Light light, int i) {
  return light.isOn ? light.color / light.falloff[i] : vec3(0.0);
}

int remainder(int a, int b) {
  int dividend = int(a);
  int divisor = int(b);
  if (divisor == 0 || (divisor == -1 && dividend == -2147483648)) divisor = 1;
  return dividend - divisor * (dividend / divisor);
}

void main() {
  color = vec4(lit(lights[1], 2) * table[remainder(int(gl_FragCoord.x), 3)], 1.0);
}
