#version 300 es
precision highp float;
precision highp int;
out vec4 color;
uniform highp sampler2D photo;
in vec2 uv;
uniform highp sampler2D photoSampler;

vec4 blur(highp sampler2D t, vec2 p, float radius) {
  vec4 sum = vec4(0.0);
  vec2 texel = vec2(1.0) / vec2(uvec2(textureSize(t, 0))) * radius;
  for (int i = -2; i <= 2; i++) {
    sum += textureLod(t, p + texel * float(i), 0.0) * 0.2;
  }
  return sum;
}

vec4 corner(highp sampler2D t) {
  return texelFetch(t, ivec2(uvec2(textureSize(t, 1))) - 1, 1);
}

vec4 both(highp sampler2D first, highp sampler2D second) {
  return blur(first, vec2(0.5), 2.0) + corner(second) + corner(first);
}

vec4 fragment() {
  return texture(photo, uv) + texture(photoSampler, uv) + both(photoSampler, photo);
}

void main() {
  color = fragment();
}
