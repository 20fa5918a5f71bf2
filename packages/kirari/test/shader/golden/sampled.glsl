uniform highp sampler2D photo;
uniform highp sampler2DArray pages;
uniform highp sampler3D volume;
uniform highp samplerCube sky;

vec4 sampled(vec2 p, vec3 d, int layer) {
  return textureLod(photo, p, 1.5) + textureGrad(photo, p, vec2(0.1, 0.0), vec2(0.0, 0.1)) + textureLodOffset(photo, p, 0.0, ivec2(-8, 7)) + textureGradOffset(photo, p, vec2(0.1, 0.0), vec2(0.0, 0.1), ivec2(1, -1)) + textureLod(pages, vec3(p, float(layer)), 0.0) + textureGrad(pages, vec3(p, 2.0), vec2(0.1, 0.0), vec2(0.0, 0.1)) + textureLodOffset(volume, d, 0.0, ivec3(1, 2, 3)) + textureGrad(sky, d, vec3(0.1, 0.0, 0.0), vec3(0.0, 0.1, 0.0));
}
