uniform highp isampler2D ids;
uniform highp usampler2DArray marks;
uniform highp sampler3D volume;
uniform highp sampler2DArray pages;
uniform highp samplerCube sky;

ivec3 measured(ivec2 at) {
  return ivec3(texelFetch(ids, at, 1).xy, 0) + ivec3(texelFetch(marks, ivec3(at, 2), 0).xyz) + ivec3(uvec3(textureSize(volume, 1))) + ivec3(int(uint(textureSize(pages, 0).z))) + ivec3(ivec2(uvec2(textureSize(sky, 0))), 1);
}
