/**
 * The benchmark's shader in Kirari: fbm noise, and a raymarch of three distance functions.
 * Each call builds everything again, so that building can be timed.
 */
import { Break, float, fn, If, Loop, mix, resolution, smoothstep, time, uv, vec2, vec3, vec4 } from 'kirari/node'

export const build = () => {
  const hash = fn('hash', [{ p: vec2 }], float, (p) => p.dot(vec2(127.1, 311.7)).sin().mul(43758.5453).fract())
  const noise = fn('noise', [{ p: vec2 }], float, (p) => {
    const i = p.floor()
    const f = p.fract()
    const u = f.mul(f).mul(vec2(3).sub(f.mul(2)))
    const a = mix(hash(i), hash(i.add(vec2(1, 0))), u.x)
    const b = mix(hash(i.add(vec2(0, 1))), hash(i.add(vec2(1, 1))), u.x)
    return mix(a, b, u.y)
  })
  const fbm = fn('fbm', [{ p: vec2 }], float, (p) => {
    const v = float(0).toVar('v')
    const a = float(0.5).toVar('a')
    const q = p.toVar('q')
    Loop(5, () => {
      v.addAssign(a.mul(noise(q)))
      q.assign(q.mul(2.03).add(vec2(17.3, 9.1)))
      a.mulAssign(0.5)
    })
    return v
  })
  const sdSphere = fn('sdSphere', [{ p: vec3 }, { r: float }], float, (p, r) => p.length().sub(r))
  const sdBox = fn('sdBox', [{ p: vec3 }, { b: vec3 }], float, (p, b) => {
    const q = p.abs().sub(b)
    return q
      .max(0)
      .length()
      .add(q.x.max(q.y.max(q.z)).min(0))
  })
  const sdTorus = fn('sdTorus', [{ p: vec3 }, { t: vec2 }], float, (p, t) => vec2(p.xz.length().sub(t.x), p.y).length().sub(t.y))
  const smin = fn('smin', [{ a: float }, { b: float }, { k: float }], float, (a, b, k) => {
    const h = b.sub(a).div(k).mul(0.5).add(0.5).clamp(0, 1)
    return mix(b, a, h).sub(k.mul(h).mul(float(1).sub(h)))
  })
  const map = fn('map', [{ p: vec3 }], float, (p) => {
    const s = sdSphere(p.sub(vec3(time.sin(), 0, 0)), 0.7)
    const b = sdBox(p.sub(vec3(0, time.mul(0.7).sin(), 0)), vec3(0.5, 0.4, 0.3))
    const t = sdTorus(p, vec2(1.1, 0.2))
    return smin(smin(s, b, 0.2), t, 0.2).add(fbm(p.xz.mul(2)).mul(0.05))
  })
  const normal = fn('normal', [{ p: vec3 }], vec3, (p) => {
    const e = vec2(0.001, 0)
    return vec3(map(p.add(e.xyy)).sub(map(p.sub(e.xyy))), map(p.add(e.yxy)).sub(map(p.sub(e.yxy))), map(p.add(e.yyx)).sub(map(p.sub(e.yyx)))).normalize()
  })
  const march = fn('march', [{ ro: vec3 }, { rd: vec3 }], float, (ro, rd) => {
    const t = float(0).toVar('t')
    Loop(64, () => {
      const h = map(ro.add(rd.mul(t)))
      If(h.lessThan(0.001).or(t.greaterThan(20)), () => {
        Break()
      })
      t.addAssign(h)
    })
    return t
  })
  const scene = fn('scene', [], vec4, () => {
    const q = uv
      .mul(2)
      .sub(1)
      .mul(vec2(resolution.x.div(resolution.y), 1))
    const ro = vec3(0, 0, 4)
    const rd = vec3(q, -1.6).normalize()
    const t = march(ro, rd)
    const col = mix(vec3(0.05, 0.07, 0.1), vec3(0.2, 0.3, 0.4), fbm(q.mul(3))).toVar('col')
    If(t.lessThan(20), () => {
      const n = normal(ro.add(rd.mul(t)))
      const l = n.dot(vec3(1, 2, 3).normalize()).max(0)
      const fog = smoothstep(4, 20, t).mul(float(1).sub(t.mul(-0.1).exp()))
      col.assign(mix(vec3(0.9, 0.6, 0.3).mul(l.add(0.2)), col, fog))
    })
    return vec4(col, 1)
  })
  return scene()
}
