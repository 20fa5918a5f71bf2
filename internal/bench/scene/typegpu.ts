/**
 * The benchmark's shader in TypeGPU, as its guide writes functions: JavaScript marked 'use gpu', which its build plugin reads.
 */
import { d, std, tgpu } from 'typegpu'

export const build = () => {
  const layout = tgpu.bindGroupLayout({ params: { uniform: d.struct({ time: d.f32, resolution: d.vec2f }) } })
  const hash = tgpu.fn(
    [d.vec2f],
    d.f32,
  )((p) => {
    'use gpu'
    return std.fract(std.sin(std.dot(p, d.vec2f(127.1, 311.7))) * 43758.5453)
  })
  const noise = tgpu.fn(
    [d.vec2f],
    d.f32,
  )((p) => {
    'use gpu'
    const i = std.floor(p)
    const f = std.fract(p)
    const u = std.mul(std.mul(f, f), std.sub(d.vec2f(3), std.mul(f, 2)))
    const a = std.mix(hash(i), hash(std.add(i, d.vec2f(1, 0))), u.x)
    const b = std.mix(hash(std.add(i, d.vec2f(0, 1))), hash(std.add(i, d.vec2f(1, 1))), u.x)
    return std.mix(a, b, u.y)
  })
  const fbm = tgpu.fn(
    [d.vec2f],
    d.f32,
  )((p) => {
    'use gpu'
    let v = d.f32(0)
    let a = d.f32(0.5)
    let q = d.vec2f(p)
    for (let i = 0; i < 5; i++) {
      v += a * noise(q)
      q = std.add(std.mul(q, 2.03), d.vec2f(17.3, 9.1))
      a *= 0.5
    }
    return v
  })
  const sdSphere = tgpu.fn(
    [d.vec3f, d.f32],
    d.f32,
  )((p, r) => {
    'use gpu'
    return std.length(p) - r
  })
  const sdBox = tgpu.fn(
    [d.vec3f, d.vec3f],
    d.f32,
  )((p, b) => {
    'use gpu'
    const q = std.sub(std.abs(p), b)
    return std.length(std.max(q, d.vec3f(0))) + std.min(std.max(q.x, std.max(q.y, q.z)), 0)
  })
  const sdTorus = tgpu.fn(
    [d.vec3f, d.vec2f],
    d.f32,
  )((p, t) => {
    'use gpu'
    return std.length(d.vec2f(std.length(p.xz) - t.x, p.y)) - t.y
  })
  const smin = tgpu.fn(
    [d.f32, d.f32, d.f32],
    d.f32,
  )((a, b, k) => {
    'use gpu'
    const h = std.clamp(0.5 + (0.5 * (b - a)) / k, 0, 1)
    return std.mix(b, a, h) - k * h * (1 - h)
  })
  const map = tgpu.fn(
    [d.vec3f],
    d.f32,
  )((p) => {
    'use gpu'
    const s = sdSphere(std.sub(p, d.vec3f(std.sin(layout.$.params.time), 0, 0)), 0.7)
    const b = sdBox(std.sub(p, d.vec3f(0, std.sin(layout.$.params.time * 0.7), 0)), d.vec3f(0.5, 0.4, 0.3))
    const t = sdTorus(p, d.vec2f(1.1, 0.2))
    return smin(smin(s, b, 0.2), t, 0.2) + 0.05 * fbm(std.mul(p.xz, 2))
  })
  const normal = tgpu.fn(
    [d.vec3f],
    d.vec3f,
  )((p) => {
    'use gpu'
    const e = d.vec2f(0.001, 0)
    return std.normalize(
      d.vec3f(
        map(std.add(p, e.xyy)) - map(std.sub(p, e.xyy)),
        map(std.add(p, e.yxy)) - map(std.sub(p, e.yxy)),
        map(std.add(p, e.yyx)) - map(std.sub(p, e.yyx)),
      ),
    )
  })
  const march = tgpu.fn(
    [d.vec3f, d.vec3f],
    d.f32,
  )((ro, rd) => {
    'use gpu'
    let t = d.f32(0)
    for (let i = 0; i < 64; i++) {
      const h = map(std.add(ro, std.mul(rd, t)))
      if (h < 0.001 || t > 20) {
        break
      }
      t += h
    }
    return t
  })
  return tgpu.fragmentFn({ in: { uv: d.vec2f }, out: d.vec4f })(({ uv }) => {
    'use gpu'
    const q = std.mul(std.sub(std.mul(uv, 2), d.vec2f(1)), d.vec2f(layout.$.params.resolution.x / layout.$.params.resolution.y, 1))
    const ro = d.vec3f(0, 0, 4)
    const rd = std.normalize(d.vec3f(q, -1.6))
    const t = march(ro, rd)
    let col = std.mix(d.vec3f(0.05, 0.07, 0.1), d.vec3f(0.2, 0.3, 0.4), fbm(std.mul(q, 3)))
    if (t < 20) {
      const n = normal(std.add(ro, std.mul(rd, t)))
      const l = std.max(std.dot(n, std.normalize(d.vec3f(1, 2, 3))), 0)
      const fog = std.smoothstep(4, 20, t) * (1 - std.exp(t * -0.1))
      col = std.mix(std.mul(d.vec3f(0.9, 0.6, 0.3), l + 0.2), col, fog)
    }
    return d.vec4f(col, 1)
  })
}
