/**
 * The shaders of the particles as GLSL ES 3.00, for WebGL2. There are no storage buffers and no kernels: a texel is a particle,
 * and a drawing that covers the texture is what moves them all.
 */

const hash = /* glsl */ `
// Jarzynski and Olano 2020: pcg2d.
uvec2 pcg2d(uvec2 v) {
  v = v * 1664525u + 1013904223u;
  v.x += v.y * 1664525u;
  v.y += v.x * 1664525u;
  v ^= v >> 16u;
  v.x += v.y * 1664525u;
  v.y += v.x * 1664525u;
  return v ^ (v >> 16u);
}
vec2 random(uint a, uint b) { return vec2(pcg2d(uvec2(a, b)) >> 8u) * exp2(-24.0); }
float span(uint i) { return random(i, 0x9e3779b9u).x * 8.0 + 4.0; }
`

const flow = /* glsl */ `
// As large as the canvas, which is all it is asked for here: 'resolution' is the size of what is drawn into.
uniform sampler2D trail;
uniform float time;
uniform float speed;
uniform float scale;

vec2 direction(ivec2 cell, float seconds) {
  vec2 word = vec2(pcg2d(uvec2(cell)) >> 8u) * exp2(-24.0);
  float angle = word.x * 6.283185307179586 + seconds * (word.y + 0.5);
  return vec2(cos(angle), sin(angle));
}

// The derivative of gradient noise whose gradients turn (Perlin and Neyret 2001).
vec2 noiseGradient(vec2 p, float seconds) {
  vec2 corner = floor(p);
  ivec2 cell = ivec2(corner);
  vec2 d = p - corner;
  vec2 s = d * d * d * (d * (d * 6.0 - 15.0) + 10.0);
  vec2 ds = d * d * 30.0 * (d * (d - 2.0) + 1.0);
  vec2 g0 = direction(cell, seconds);
  vec2 g1 = direction(cell + ivec2(1, 0), seconds);
  vec2 g2 = direction(cell + ivec2(0, 1), seconds);
  vec2 g3 = direction(cell + ivec2(1, 1), seconds);
  float h0 = dot(g0, d);
  float h1 = dot(g1, d - vec2(1.0, 0.0));
  float h2 = dot(g2, d - vec2(0.0, 1.0));
  float h3 = dot(g3, d - vec2(1.0, 1.0));
  vec2 slope = vec2(mix(h1 - h0, h3 - h2, s.y), mix(h2 - h0, h3 - h1, s.x));
  return mix(mix(g0, g1, s.x), mix(g2, g3, s.x), s.y) + ds * slope;
}

// The curl of the noise, which has no divergence (Bridson 2007).
vec2 drift(vec2 p) {
  float seconds = time * 0.3;
  p *= scale;
  vec2 slope = noiseGradient(p, seconds) + noiseGradient(p * 2.3 + 17.5, seconds * 1.6 + 40.0) * 0.45;
  return vec2(slope.y, -slope.x) * speed * 0.42;
}
vec2 limitOf() {
  vec2 size = vec2(textureSize(trail, 0));
  return vec2(size.x / size.y, 1.0) * 1.08;
}
`

const head = /* glsl */ `#version 300 es
precision highp float;
precision highp int;
precision highp sampler2D;
`

/** The number of the particle is that of the texel; the last row may hold more than there are, which do no harm. */
const particle = (columns: number): string => /* glsl */ `
layout(location = 0) out vec4 state;
layout(location = 1) out vec2 life;
uint number() { return uint(gl_FragCoord.x) + uint(gl_FragCoord.y) * ${columns}u; }
`

export const beginText = (columns: number, seed: number): string => /* glsl */ `${head}
${hash}${flow}${particle(columns)}
void main() {
  uint i = number();
  vec2 at = (random(i, ${seed}u) * 2.0 - 1.0) * limitOf();
  state = vec4(at, drift(at));
  life = vec2(random(i, ${(seed + 1) >>> 0}u).x * span(i), 0.0);
}
`

export const moveText = (columns: number, seed: number): string => /* glsl */ `${head}
uniform sampler2D oldState;
uniform sampler2D oldLife;
uniform float deltaTime;
uniform float inertia;
uniform float reach;
uniform vec2 force;
uniform vec2 place;
uniform float present;
uniform float pressed;
${hash}${flow}${particle(columns)}
void main() {
  uint i = number();
  ivec2 texel = ivec2(gl_FragCoord.xy);
  vec4 old = texelFetch(oldState, texel, 0);
  vec2 lived = texelFetch(oldLife, texel, 0).xy;
  float dt = min(deltaTime, 0.05);
  vec2 limit = limitOf();
  vec2 p = old.xy;
  vec2 v = mix(drift(p), old.zw, exp(-dt / inertia));

  vec2 radius = p - (place * 2.0 - 1.0) * vec2(limit.x / 1.08, 1.0);
  float push = present * (pressed * 2.0 + 1.0) * exp(-dot(radius, radius) / (reach * reach)) * dt / reach;
  v += (radius * force.x + vec2(-radius.y, radius.x) * force.y) * push;
  p += v * dt;
  p = mod(p + limit, limit * 2.0) - limit;

  float age = lived.x + dt;
  float born = lived.y;
  if (age > span(i)) {
    age = 0.0;
    born += 1.0;
    p = (random(i, uint(born) * 747796405u + ${seed}u) * 2.0 - 1.0) * limit;
    v = drift(p);
  }
  state = vec4(p, v);
  life = vec2(age, born);
}
`

export const particleVertexText = (columns: number, count: number): string => /* glsl */ `${head}
uniform sampler2D oldState;
uniform sampler2D oldLife;
uniform vec2 resolution;
uniform float speed;
uniform float size;
uniform vec3 slowest;
uniform vec3 slow;
uniform vec3 fast;
uniform vec3 fastest;
out vec3 capsule;
out vec3 light;
${hash}
vec3 colorOf(float quick) {
  float t = clamp(quick, 0.0, 1.0) * 3.0;
  return mix(mix(slowest, slow, min(t, 1.0)), mix(fast, fastest, clamp(t - 2.0, 0.0, 1.0)), clamp(t - 1.0, 0.0, 1.0));
}
void main() {
  // A triangle each: instances of so few vertices would be slow.
  int i = gl_VertexID / 3;
  int tip = gl_VertexID % 3;
  ivec2 texel = ivec2(i % ${columns}, i / ${columns});
  vec4 one = texelFetch(oldState, texel, 0);
  float age = texelFetch(oldLife, texel, 0).x;
  float pace = length(one.zw);
  float stretch = pace * resolution.y / 110.0 / size;
  vec2 corner = vec2(float(tip - 1) * 2.0 * (stretch + 1.0), tip == 1 ? 3.0 : -1.0);
  vec2 along = pace > 0.0 ? one.zw / pace : vec2(1.0, 0.0);
  vec2 offset = along * corner.x + vec2(-along.y, along.x) * corner.y;
  float shown = clamp(min(age, span(uint(i)) - age) * 1.5, 0.0, 1.0);
  float share = resolution.x * resolution.y / ${count}.0 * 0.27;
  capsule = vec3(corner, stretch);
  light = colorOf(pace / (speed * 0.7 + 0.02)) * shown * share / (size * size * 1.05 * (stretch * 1.02 + 1.0));
  gl_Position = vec4(one.xy / vec2(resolution.x / resolution.y, 1.0) + offset * size * 2.0 / resolution, 0.0, 1.0);
}
`

export const particleFragmentText = /* glsl */ `${head}
in vec3 capsule;
in vec3 light;
uniform float memory;
out vec4 color;
void main() {
  vec2 beyond = vec2(max(abs(capsule.x) - capsule.z, 0.0), capsule.y);
  float soft = max(1.0 - dot(beyond, beyond), 0.0);
  color = vec4(light * soft * soft * (1.0 - memory), 1.0);
}
`

export const fadeText = /* glsl */ `${head}
uniform sampler2D trail;
uniform float memory;
out vec4 color;
void main() {
  color = texelFetch(trail, ivec2(gl_FragCoord.xy), 0) * memory;
}
`

export const showText = /* glsl */ `${head}
uniform sampler2D trail;
in vec2 uv;
out vec4 color;
void main() {
  vec3 ground = mix(vec3(0.004, 0.006, 0.014), vec3(0.012, 0.012, 0.03), uv.y);
  vec3 seen = texelFetch(trail, ivec2(uv * vec2(textureSize(trail, 0))), 0).rgb;
  color = vec4(pow(1.0 - exp(-1.5 * (seen + ground)), vec3(1.0 / 2.2)), 1.0);
}
`
