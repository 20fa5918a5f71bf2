vec4 blur(highp sampler2D t, vec2 p, float radius) {
  vec4 sum = vec4(0.0);
  vec2 texel = vec2(1.0) / vec2(uvec2(textureSize(t, 0))) * radius;
  for (int i = -2; i <= 2; i++) {
    sum += textureLod(t, p + texel * float(i), 0.0) * 0.2;
  }
  return sum;
}
