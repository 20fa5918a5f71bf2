/**
 * The step of the watercolour as GLSL ES 3.00, for WebGL2: drawings over float textures whose texels are the cells. WebGL2 guarantees four
 * outputs, so the free components of four textures hold the depth of the water and its distance from the rim of a wash.
 */

const head = /* glsl */ `#version 300 es
precision highp float;
precision highp sampler2D;
uniform sampler2D oldInk;
uniform sampler2D oldScattering;
uniform sampler2D oldStain;
uniform sampler2D oldStainScattering;
uniform sampler2D paper;
uniform float grain;
layout(location = 0) out vec4 ink;
layout(location = 1) out vec4 scattering;
layout(location = 2) out vec4 stain;
layout(location = 3) out vec4 stainScattering;
const float damp = 0.02;
`

/** Water flows to each of four neighbours, and carries the pigment along. */
export const moveText = /* glsl */ `${head}
// What flows from one cell to another: against the other order it has the other sign, to the last bit.
float exchange(float mine, float myPaper, float theirs, float theirPaper) {
  float slope = mine - theirs + (myPaper - theirPaper) * grain * 0.12;
  bool isOut = slope > 0.0;
  float from = isOut ? mine : theirs;
  float to = isOut ? theirs : mine;
  float hill = isOut ? theirPaper : myPaper;
  if (to < damp && from < hill * 0.35 + 0.12) return 0.0;
  float most = from * 0.2;
  return clamp(slope * min(from * 0.8, 0.2), -most, most);
}

void main() {
  ivec2 cell = ivec2(gl_FragCoord.xy);
  ivec2 last = textureSize(paper, 0) - 1;
  vec4 myInk = texelFetch(oldInk, cell, 0);
  vec4 myScattering = texelFetch(oldScattering, cell, 0);
  vec4 myStain = texelFetch(oldStainScattering, cell, 0);
  float myPaper = texelFetch(paper, cell, 0).x;
  float mine = myScattering.w;
  float perDepth = 1.0 / max(mine, 1e-4);
  float depth = mine;
  float inside = myStain.w * 4.0;
  ink = myInk;
  vec3 spread = myScattering.xyz;
  ivec2 ways[4] = ivec2[](ivec2(-1, 0), ivec2(1, 0), ivec2(0, -1), ivec2(0, 1));
  for (int i = 0; i < 4; i++) {
    ivec2 other = clamp(cell + ways[i], ivec2(0), last);
    vec4 theirInk = texelFetch(oldInk, other, 0);
    vec4 theirScattering = texelFetch(oldScattering, other, 0);
    float theirs = theirScattering.w;
    float flow = exchange(mine, myPaper, theirs, texelFetch(paper, other, 0).x);
    float theirPerDepth = 1.0 / max(theirs, 1e-4);
    float shared = min(mine, theirs) * 0.008;
    float mineOut = max(flow, 0.0) * perDepth + shared * perDepth;
    float theirsOut = min(flow, 0.0) * theirPerDepth - shared * theirPerDepth;
    depth -= flow;
    ink -= myInk * mineOut + theirInk * theirsOut;
    spread -= myScattering.xyz * mineOut + theirScattering.xyz * theirsOut;
    inside += texelFetch(oldStainScattering, other, 0).w - myStain.w;
  }
  float isWet = depth > damp ? 1.0 : 0.0;
  scattering = vec4(spread, max(depth, 0.0));
  stain = texelFetch(oldStain, cell, 0);
  stainScattering = vec4(myStain.xyz, clamp(inside * 0.25 + (isWet - myStain.w) * 0.05, 0.0, 1.0));
}
`

/** Water dries, and pigment settles in the paper. */
export const settleText = /* glsl */ `${head}
uniform float edges;

void main() {
  ivec2 cell = ivec2(gl_FragCoord.xy);
  vec4 myInk = texelFetch(oldInk, cell, 0);
  vec4 myScattering = texelFetch(oldScattering, cell, 0);
  vec4 inPaper = texelFetch(oldStain, cell, 0);
  vec4 inPaperScattering = texelFetch(oldStainScattering, cell, 0);
  float valley = 1.0 - texelFetch(paper, cell, 0).x;
  float rim = clamp((1.0 - inPaperScattering.w) * 2.0, 0.0, 1.0);
  float depth = max(myScattering.w - 0.001 * (rim * edges * 5.0 + 1.0), 0.0);
  bool isDry = depth < damp;
  float down = isDry ? 1.0 : 0.0015 * (valley * grain * 2.4 + 0.5);
  float up = isDry ? 0.0 : 0.004 * min(depth, 1.0);
  vec4 exchanged = myInk * down - inPaper * up;
  vec3 exchangedScattering = myScattering.xyz * down - inPaperScattering.xyz * up;
  ink = myInk - exchanged;
  scattering = vec4(myScattering.xyz - exchangedScattering, depth);
  stain = inPaper + exchanged;
  stainScattering = vec4(inPaperScattering.xyz + exchangedScattering, inPaperScattering.w);
}
`
