uniform highp sampler2DShadow shadow;
uniform highp sampler2DArrayShadow cascades;
uniform highp samplerCubeShadow around;

float compared(vec2 p, vec3 d, float z) {
  return textureLod(shadow, vec3(p, z), 0.0) + textureLodOffset(shadow, vec3(p, z), 0.0, ivec2(1, 1)) + textureGrad(cascades, vec4(p, 1.0, z), vec2(0.0), vec2(0.0)) + textureGradOffset(cascades, vec4(p, 1.0, z), vec2(0.0), vec2(0.0), ivec2(1, 1)) + textureGrad(around, vec4(d, z), vec3(0.0), vec3(0.0));
}
