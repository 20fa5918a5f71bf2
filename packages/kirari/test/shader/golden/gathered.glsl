uniform highp sampler2D photo;
uniform highp sampler2DArray pages;
uniform highp isampler2D ids;
uniform highp sampler2DShadow shadow;

vec4 gather_texture2D(highp sampler2D t, vec2 place, int component, ivec2 offset) {
  vec2 size = vec2(textureSize(t, 0));
  vec2 first = floor(place * size - 0.5) + vec2(offset) + 0.5;
  return vec4(textureLod(t, (first + vec2(0.0, 1.0)) / size, 0.0)[component], textureLod(t, (first + vec2(1.0, 1.0)) / size, 0.0)[component], textureLod(t, (first + vec2(1.0, 0.0)) / size, 0.0)[component], textureLod(t, (first + vec2(0.0, 0.0)) / size, 0.0)[component]);
}

vec4 gather_texture2DArray(highp sampler2DArray t, vec2 place, int layer, int component, ivec2 offset) {
  vec2 size = vec2(textureSize(t, 0).xy);
  vec2 first = floor(place * size - 0.5) + vec2(offset) + 0.5;
  return vec4(textureLod(t, vec3((first + vec2(0.0, 1.0)) / size, float(layer)), 0.0)[component], textureLod(t, vec3((first + vec2(1.0, 1.0)) / size, float(layer)), 0.0)[component], textureLod(t, vec3((first + vec2(1.0, 0.0)) / size, float(layer)), 0.0)[component], textureLod(t, vec3((first + vec2(0.0, 0.0)) / size, float(layer)), 0.0)[component]);
}

ivec4 gather_itexture2D(highp isampler2D t, vec2 place, int component, ivec2 offset) {
  vec2 size = vec2(textureSize(t, 0));
  vec2 first = floor(place * size - 0.5) + vec2(offset) + 0.5;
  return ivec4(textureLod(t, (first + vec2(0.0, 1.0)) / size, 0.0)[component], textureLod(t, (first + vec2(1.0, 1.0)) / size, 0.0)[component], textureLod(t, (first + vec2(1.0, 0.0)) / size, 0.0)[component], textureLod(t, (first + vec2(0.0, 0.0)) / size, 0.0)[component]);
}

vec4 gatherCompare_depthTexture2D(highp sampler2DShadow t, vec2 place, float reference, ivec2 offset) {
  vec2 size = vec2(textureSize(t, 0));
  vec2 first = floor(place * size - 0.5) + vec2(offset) + 0.5;
  return vec4(textureLod(t, vec3((first + vec2(0.0, 1.0)) / size, reference), 0.0), textureLod(t, vec3((first + vec2(1.0, 1.0)) / size, reference), 0.0), textureLod(t, vec3((first + vec2(1.0, 0.0)) / size, reference), 0.0), textureLod(t, vec3((first + vec2(0.0, 0.0)) / size, reference), 0.0));
}

vec4 gathered(vec2 p) {
  return gather_texture2D(photo, p, 2, ivec2(0)) + gather_texture2D(photo, p, 0, ivec2(1, 2)) + gather_texture2DArray(pages, p, 1, 3, ivec2(0)) + vec4(gather_itexture2D(ids, p, 0, ivec2(0))) + gatherCompare_depthTexture2D(shadow, p, 0.5, ivec2(0));
}
