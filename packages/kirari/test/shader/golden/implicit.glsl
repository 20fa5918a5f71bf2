#version 300 es
precision highp float;
precision highp int;
out vec4 color;
uniform highp sampler2D photo;
in vec2 uv;
uniform float time;
uniform highp sampler2DArray pages;
uniform highp sampler3D volume;
uniform highp samplerCube sky;
uniform highp sampler2DShadow shadow;
uniform highp sampler2DArrayShadow cascades;
uniform highp samplerCubeShadow around;

vec4 fragment() {
  return (texture(photo, uv) + texture(photo, uv, -1.0) + textureOffset(photo, uv, ivec2(1, 0), time) + textureOffset(pages, vec3(uv, 1.0), ivec2(0, 1)) + texture(volume, vec3(uv, 0.5)) + texture(sky, vec3(uv, 1.0))) * texture(shadow, vec3(uv, 0.5)) * textureGradOffset(cascades, vec4(uv, 1.0, 0.5), dFdx(uv), dFdy(uv), ivec2(2, -2)) * texture(around, vec4(vec3(uv, 1.0), 0.5));
}

void main() {
  color = fragment();
}
