#version 300 es
precision highp float;
precision highp int;
out float heatOut;

uniform highp sampler2D heatTexels;

float heat;

float heatAt(int i) {
  return texelFetch(heatTexels, ivec2(i & 2047, i >> 11), 0).x;
}

void kernelMain(uint i, uvec3 id) {
  heat = heat * 0.5 + (heatAt(int(i - (id.x == 0u ? 0u : 1u))) + heatAt(int(i + (id.x == 49u ? 0u : 1u))) + heatAt(int(i - (id.y == 0u ? 0u : 50u))) + heatAt(int(i + (id.y == 29u ? 0u : 50u)))) * 0.125;
}

void main() {
  uint i = uint(gl_FragCoord.x);
  heat = heatAt(int(i));
  if (i < 1500u) {
    kernelMain(i, uvec3(i % 50u, i / 50u, 0u));
  }
  heatOut = heat;
}
