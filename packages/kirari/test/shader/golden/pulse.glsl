float pulse(float x, float k) {
  return fract(abs(x) * k);
}

vec2 pulse_vec2(vec2 x, float k) {
  return fract(abs(x) * k);
}

vec3 pulse_vec3(vec3 x, float k) {
  return fract(abs(x) * k);
}

vec4 pulse_vec4(vec4 x, float k) {
  return fract(abs(x) * k);
}
