/**
 * The benchmark's shader in TypeGPU without its build plugin: typed signatures around bodies in WGSL, linked by `$uses`.
 * The bodies are unchecked text; this shows the cost of linking alone.
 */
import { d, tgpu } from 'typegpu'

export const build = () => {
  const layout = tgpu.bindGroupLayout({ params: { uniform: d.struct({ time: d.f32, resolution: d.vec2f }) } })
  const hash = tgpu.fn([d.vec2f], d.f32)`(p: vec2f) -> f32 {
  return fract(sin(dot(p, vec2f(127.1, 311.7))) * 43758.5453);
}`
  const noise = tgpu.fn([d.vec2f], d.f32)`(p: vec2f) -> f32 {
  let i = floor(p);
  let f = fract(p);
  let u = f * f * (3 - 2 * f);
  let a = mix(hash(i), hash(i + vec2f(1, 0)), u.x);
  let b = mix(hash(i + vec2f(0, 1)), hash(i + vec2f(1, 1)), u.x);
  return mix(a, b, u.y);
}`.$uses({ hash })
  const fbm = tgpu.fn([d.vec2f], d.f32)`(p: vec2f) -> f32 {
  var v = 0f;
  var a = 0.5f;
  var q = p;
  for (var i = 0; i < 5; i++) {
    v += a * noise(q);
    q = q * 2.03 + vec2f(17.3, 9.1);
    a *= 0.5;
  }
  return v;
}`.$uses({ noise })
  const sdSphere = tgpu.fn([d.vec3f, d.f32], d.f32)`(p: vec3f, r: f32) -> f32 {
  return length(p) - r;
}`
  const sdBox = tgpu.fn([d.vec3f, d.vec3f], d.f32)`(p: vec3f, b: vec3f) -> f32 {
  let q = abs(p) - b;
  return length(max(q, vec3f(0))) + min(max(q.x, max(q.y, q.z)), 0);
}`
  const sdTorus = tgpu.fn([d.vec3f, d.vec2f], d.f32)`(p: vec3f, t: vec2f) -> f32 {
  return length(vec2f(length(p.xz) - t.x, p.y)) - t.y;
}`
  const smin = tgpu.fn([d.f32, d.f32, d.f32], d.f32)`(a: f32, b: f32, k: f32) -> f32 {
  let h = clamp(0.5 + 0.5 * (b - a) / k, 0, 1);
  return mix(b, a, h) - k * h * (1 - h);
}`
  const map = tgpu.fn([d.vec3f], d.f32)`(p: vec3f) -> f32 {
  let s = sdSphere(p - vec3f(sin(layout.$.params.time), 0, 0), 0.7);
  let b = sdBox(p - vec3f(0, sin(layout.$.params.time * 0.7), 0), vec3f(0.5, 0.4, 0.3));
  let t = sdTorus(p, vec2f(1.1, 0.2));
  return smin(smin(s, b, 0.2), t, 0.2) + 0.05 * fbm(p.xz * 2);
}`.$uses({ layout, sdSphere, sdBox, sdTorus, smin, fbm })
  const normal = tgpu.fn([d.vec3f], d.vec3f)`(p: vec3f) -> vec3f {
  let e = vec2f(0.001, 0);
  return normalize(vec3f(map(p + e.xyy) - map(p - e.xyy), map(p + e.yxy) - map(p - e.yxy), map(p + e.yyx) - map(p - e.yyx)));
}`.$uses({ map })
  const march = tgpu.fn([d.vec3f, d.vec3f], d.f32)`(ro: vec3f, rd: vec3f) -> f32 {
  var t = 0f;
  for (var i = 0; i < 64; i++) {
    let h = map(ro + rd * t);
    if (h < 0.001 || t > 20) {
      break;
    }
    t += h;
  }
  return t;
}`.$uses({ map })
  return tgpu.fragmentFn({ in: { uv: d.vec2f }, out: d.vec4f })`{
  let q = (in.uv * 2 - 1) * vec2f(layout.$.params.resolution.x / layout.$.params.resolution.y, 1);
  let ro = vec3f(0, 0, 4);
  let rd = normalize(vec3f(q, -1.6));
  let t = march(ro, rd);
  var col = mix(vec3f(0.05, 0.07, 0.1), vec3f(0.2, 0.3, 0.4), fbm(q * 3));
  if (t < 20) {
    let n = normal(ro + rd * t);
    let l = max(dot(n, normalize(vec3f(1, 2, 3))), 0);
    let fog = smoothstep(4, 20, t) * (1 - exp(t * -0.1));
    col = mix(vec3f(0.9, 0.6, 0.3) * (l + 0.2), col, fog);
  }
  return vec4f(col, 1);
}`.$uses({ layout, march, fbm, normal })
}
