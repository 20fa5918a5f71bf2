/**
 * The benchmark's shader in three.js TSL: `Fn` with a layout, so that each function is also a function of the text.
 */
import {
  abs,
  Break,
  clamp,
  dot,
  exp,
  float,
  floor,
  Fn,
  fract,
  If,
  length,
  Loop,
  max,
  min,
  mix,
  normalize,
  sin,
  smoothstep,
  uniform,
  uv,
  vec2,
  vec3,
  vec4,
} from 'three/tsl'
import { type Node, Vector2 } from 'three/webgpu'

type Float = Node<'float'>
type Vec2 = Node<'vec2'>
type Vec3 = Node<'vec3'>

export const build = () => {
  const time = uniform(0)
  const resolution = uniform(new Vector2(1, 1))
  const hash = Fn(([p]: [Vec2]) => fract(sin(dot(p, vec2(127.1, 311.7))).mul(43758.5453)), { p: 'vec2', return: 'float' })
  const noise = Fn(
    ([p]: [Vec2]) => {
      const i = floor(p).toVar()
      const f = fract(p).toVar()
      const u = f
        .mul(f)
        .mul(vec2(3).sub(f.mul(2)))
        .toVar()
      const a = mix(hash(i), hash(i.add(vec2(1, 0))), u.x)
      const b = mix(hash(i.add(vec2(0, 1))), hash(i.add(vec2(1, 1))), u.x)
      return mix(a, b, u.y)
    },
    { p: 'vec2', return: 'float' },
  )
  const fbm = Fn(
    ([p]: [Vec2]) => {
      const v = float(0).toVar()
      const a = float(0.5).toVar()
      const q = p.toVar()
      Loop(5, () => {
        v.addAssign(a.mul(noise(q)))
        q.assign(q.mul(2.03).add(vec2(17.3, 9.1)))
        a.mulAssign(0.5)
      })
      return v
    },
    { p: 'vec2', return: 'float' },
  )
  const sdSphere = Fn(([p, r]: [Vec3, Float]) => length(p).sub(r), { p: 'vec3', r: 'float', return: 'float' })
  const sdBox = Fn(
    ([p, b]: [Vec3, Vec3]) => {
      const q = abs(p).sub(b).toVar()
      return length(max(q, vec3(0))).add(min(max(q.x, max(q.y, q.z)), 0))
    },
    { p: 'vec3', b: 'vec3', return: 'float' },
  )
  const sdTorus = Fn(([p, t]: [Vec3, Vec2]) => length(vec2(length(p.xz).sub(t.x), p.y)).sub(t.y), { p: 'vec3', t: 'vec2', return: 'float' })
  const smin = Fn(
    ([a, b, k]: [Float, Float, Float]) => {
      const h = clamp(b.sub(a).div(k).mul(0.5).add(0.5), 0, 1).toVar()
      return mix(b, a, h).sub(k.mul(h).mul(float(1).sub(h)))
    },
    { a: 'float', b: 'float', k: 'float', return: 'float' },
  )
  const map = Fn(
    ([p]: [Vec3]) => {
      const s = sdSphere(p.sub(vec3(sin(time), 0, 0)), float(0.7))
      const b = sdBox(p.sub(vec3(0, sin(time.mul(0.7)), 0)), vec3(0.5, 0.4, 0.3))
      const t = sdTorus(p, vec2(1.1, 0.2))
      return smin(smin(s, b, float(0.2)), t, float(0.2)).add(fbm(p.xz.mul(2)).mul(0.05))
    },
    { p: 'vec3', return: 'float' },
  )
  const normal = Fn(
    ([p]: [Vec3]) => {
      const e = vec2(0.001, 0).toVar()
      return normalize(vec3(map(p.add(e.xyy)).sub(map(p.sub(e.xyy))), map(p.add(e.yxy)).sub(map(p.sub(e.yxy))), map(p.add(e.yyx)).sub(map(p.sub(e.yyx)))))
    },
    { p: 'vec3', return: 'vec3' },
  )
  const march = Fn(
    ([ro, rd]: [Vec3, Vec3]) => {
      const t = float(0).toVar()
      Loop(64, () => {
        const h = map(ro.add(rd.mul(t))).toVar()
        If(h.lessThan(0.001).or(t.greaterThan(20)), () => {
          Break()
        })
        t.addAssign(h)
      })
      return t
    },
    { ro: 'vec3', rd: 'vec3', return: 'float' },
  )
  const scene = Fn(() => {
    const q = uv()
      .mul(2)
      .sub(1)
      .mul(vec2(resolution.x.div(resolution.y), 1))
      .toVar()
    const ro = vec3(0, 0, 4).toVar()
    const rd = normalize(vec3(q, -1.6)).toVar()
    const t = march(ro, rd).toVar()
    const col = mix(vec3(0.05, 0.07, 0.1), vec3(0.2, 0.3, 0.4), fbm(q.mul(3))).toVar()
    If(t.lessThan(20), () => {
      const n = normal(ro.add(rd.mul(t))).toVar()
      const l = max(dot(n, normalize(vec3(1, 2, 3))), 0).toVar()
      const fog = smoothstep(4, 20, t).mul(float(1).sub(exp(t.mul(-0.1))))
      col.assign(mix(vec3(0.9, 0.6, 0.3).mul(l.add(0.2)), col, fog))
    })
    return vec4(col, 1)
  })
  return scene()
}
