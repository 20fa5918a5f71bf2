#version 300 es
precision highp float;
precision highp int;
in vec3 normal1;
out vec4 color;

float lambert(vec3 light) {
  return max(dot(normalize(normal1), light), 0.0);
}

vec3 bend(vec3 v) {
  return v + vec3(0.0, v.x * 0.5, 0.0);
}

void main() {
  color = vec4(bend(vec3(0.2, 0.4, 0.8) * lambert(vec3(0.0, 0.0, 1.0))), 1.0);
}
