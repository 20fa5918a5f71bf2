/**
 * The shaders of the particles as WGSL, for WebGPU: a compute module for the movement, and modules with a vertex and a fragment stage.
 * Uniforms are the members of structs; each finds its value by its name.
 */

const hash = /* wgsl */ `
// Jarzynski and Olano 2020: pcg2d.
fn pcg2d(seed: vec2u) -> vec2u {
  var v = seed * 1664525u + 1013904223u;
  v.x += v.y * 1664525u;
  v.y += v.x * 1664525u;
  v ^= v >> vec2u(16u);
  v.x += v.y * 1664525u;
  v.y += v.x * 1664525u;
  return v ^ (v >> vec2u(16u));
}
fn random(a: u32, b: u32) -> vec2f { return vec2f(pcg2d(vec2u(a, b)) >> vec2u(8u)) * exp2(-24.0); }
fn span(i: u32) -> f32 { return random(i, 0x9e3779b9u).x * 8.0 + 4.0; }
`

/** Moves all of them, or begins. Two entry points of one module share what they read. */
export const moveText = (count: number, seed: number): string => /* wgsl */ `
struct Particle {
  p: vec2f,
  v: vec2f,
  age: f32,
  born: f32,
}
struct Settings {
  time: f32,
  deltaTime: f32,
  resolution: vec2f,
  force: vec2f,
  place: vec2f,
  speed: f32,
  scale: f32,
  inertia: f32,
  reach: f32,
  present: f32,
  pressed: f32,
}
@group(0) @binding(0) var<uniform> settings: Settings;
@group(0) @binding(1) var<storage, read_write> particles: array<Particle>;
${hash}
fn direction(cell: vec2i, seconds: f32) -> vec2f {
  let word = vec2f(pcg2d(vec2u(cell)) >> vec2u(8u)) * exp2(-24.0);
  let angle = word.x * 6.283185307179586 + seconds * (word.y + 0.5);
  return vec2f(cos(angle), sin(angle));
}

// The derivative of gradient noise whose gradients turn (Perlin and Neyret 2001).
fn noiseGradient(p: vec2f, seconds: f32) -> vec2f {
  let corner = floor(p);
  let cell = vec2i(corner);
  let d = p - corner;
  let s = d * d * d * (d * (d * 6.0 - 15.0) + 10.0);
  let ds = d * d * 30.0 * (d * (d - 2.0) + 1.0);
  let g0 = direction(cell, seconds);
  let g1 = direction(cell + vec2i(1, 0), seconds);
  let g2 = direction(cell + vec2i(0, 1), seconds);
  let g3 = direction(cell + vec2i(1, 1), seconds);
  let h0 = dot(g0, d);
  let h1 = dot(g1, d - vec2f(1.0, 0.0));
  let h2 = dot(g2, d - vec2f(0.0, 1.0));
  let h3 = dot(g3, d - vec2f(1.0, 1.0));
  let slope = vec2f(mix(h1 - h0, h3 - h2, s.y), mix(h2 - h0, h3 - h1, s.x));
  return mix(mix(g0, g1, s.x), mix(g2, g3, s.x), s.y) + ds * slope;
}

// The curl of the noise, which has no divergence (Bridson 2007).
fn drift(place: vec2f) -> vec2f {
  let seconds = settings.time * 0.3;
  let p = place * settings.scale;
  let slope = noiseGradient(p, seconds) + noiseGradient(p * 2.3 + 17.5, seconds * 1.6 + 40.0) * 0.45;
  return vec2f(slope.y, -slope.x) * settings.speed * 0.42;
}
fn limitOf() -> vec2f { return vec2f(settings.resolution.x / settings.resolution.y, 1.0) * 1.08; }

@compute @workgroup_size(64)
fn begin(@builtin(global_invocation_id) id: vec3u) {
  let i = id.x;
  if (i >= ${count}u) {
    return;
  }
  let at = (random(i, ${seed}u) * 2.0 - 1.0) * limitOf();
  particles[i] = Particle(at, drift(at), random(i, ${(seed + 1) >>> 0}u).x * span(i), 0.0);
}

@compute @workgroup_size(64)
fn advance(@builtin(global_invocation_id) id: vec3u) {
  let i = id.x;
  // The last workgroup reaches past the end.
  if (i >= ${count}u) {
    return;
  }
  let old = particles[i];
  let dt = min(settings.deltaTime, 0.05);
  let limit = limitOf();
  var p = old.p;
  var v = mix(drift(p), old.v, exp(-dt / settings.inertia));

  let radius = p - (settings.place * 2.0 - 1.0) * vec2f(limit.x / 1.08, 1.0);
  let push = settings.present * (settings.pressed * 2.0 + 1.0) * exp(-dot(radius, radius) / (settings.reach * settings.reach)) * dt / settings.reach;
  v += (radius * settings.force.x + vec2f(-radius.y, radius.x) * settings.force.y) * push;
  p += v * dt;
  // % keeps the sign of the left side, so the floor is taken by hand.
  let around = p + limit;
  p = around - limit * 2.0 * floor(around / (limit * 2.0)) - limit;

  var age = old.age + dt;
  var born = old.born;
  if (age > span(i)) {
    age = 0.0;
    born += 1.0;
    p = (random(i, u32(born) * 747796405u + ${seed}u) * 2.0 - 1.0) * limit;
    v = drift(p);
  }
  particles[i] = Particle(p, v, age, born);
}
`

export const dotText = (count: number): string => /* wgsl */ `
struct Particle {
  p: vec2f,
  v: vec2f,
  age: f32,
  born: f32,
}
struct Settings {
  resolution: vec2f,
  slowest: vec3f,
  slow: vec3f,
  fast: vec3f,
  fastest: vec3f,
  speed: f32,
  size: f32,
  memory: f32,
}
@group(0) @binding(0) var<uniform> settings: Settings;
@group(0) @binding(1) var<storage, read> particles: array<Particle>;
${hash}
struct Dot {
  @builtin(position) position: vec4f,
  @location(0) capsule: vec3f,
  @location(1) light: vec3f,
}

fn colorOf(quick: f32) -> vec3f {
  let t = saturate(quick) * 3.0;
  return mix(mix(settings.slowest, settings.slow, saturate(t)), mix(settings.fast, settings.fastest, saturate(t - 2.0)), saturate(t - 1.0));
}

@vertex
fn vertexMain(@builtin(vertex_index) vertex: u32) -> Dot {
  // A triangle each: instances of so few vertices would be slow.
  let i = vertex / 3u;
  let tip = vertex % 3u;
  let one = particles[i];
  let pace = length(one.v);
  let stretch = pace * settings.resolution.y / 110.0 / settings.size;
  let corner = vec2f((f32(tip) - 1.0) * 2.0 * (stretch + 1.0), select(-1.0, 3.0, tip == 1u));
  let along = select(vec2f(1.0, 0.0), one.v / pace, pace > 0.0);
  let offset = along * corner.x + vec2f(-along.y, along.x) * corner.y;
  let shown = saturate(min(one.age, span(i) - one.age) * 1.5);
  let share = settings.resolution.x * settings.resolution.y / ${count}.0 * 0.27;
  let area = settings.size * settings.size * 1.05 * (stretch * 1.02 + 1.0);
  let aspect = settings.resolution.x / settings.resolution.y;
  return Dot(
    vec4f(one.p / vec2f(aspect, 1.0) + offset * settings.size * 2.0 / settings.resolution, 0.0, 1.0),
    vec3f(corner, stretch),
    colorOf(pace / (settings.speed * 0.7 + 0.02)) * shown * share / area,
  );
}

@fragment
fn fragmentMain(seen: Dot) -> @location(0) vec4f {
  let beyond = vec2f(max(abs(seen.capsule.x) - seen.capsule.z, 0.0), seen.capsule.y);
  let soft = max(1.0 - dot(beyond, beyond), 0.0);
  return vec4f(seen.light * soft * soft * (1.0 - settings.memory), 1.0);
}
`

export const fadeText = /* wgsl */ `
@group(0) @binding(0) var<uniform> memory: f32;
@group(0) @binding(1) var trail: texture_2d<f32>;

@fragment
fn fragmentMain(@location(0) uv: vec2f) -> @location(0) vec4f {
  return textureLoad(trail, vec2u(uv * vec2f(textureDimensions(trail))), 0) * memory;
}
`

export const showText = /* wgsl */ `
@group(0) @binding(0) var trail: texture_2d<f32>;

@fragment
fn fragmentMain(@location(0) uv: vec2f) -> @location(0) vec4f {
  let ground = mix(vec3f(0.004, 0.006, 0.014), vec3f(0.012, 0.012, 0.03), uv.y);
  let seen = textureLoad(trail, vec2u(uv * vec2f(textureDimensions(trail))), 0).rgb;
  return vec4f(pow(1.0 - exp(-1.5 * (seen + ground)), vec3f(1.0 / 2.2)), 1.0);
}
`
