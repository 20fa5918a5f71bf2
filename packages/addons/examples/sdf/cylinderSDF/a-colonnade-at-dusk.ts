import { boxSDF, cylinderSDF } from '@kirari/addons'
import {
  atan2, Break, float, fn, If, Loop, mix, resolution, time, uv, vec2,
  vec3, vec4,
} from 'kirari/node'

// Two rows of columns on steps: one column, seen again in every cell.
const scene = fn('scene', [{ p: vec3 }], float, (p) => {
  const z = p.z.add(0.8).mod(1.6).sub(0.8)
  const q = vec3(p.x.abs().sub(1.3), p.y, z).toConst('q')
  const flutes = atan2(q.z, q.x).mul(16).sin().mul(0.012)
  const shaft = cylinderSDF(
    q,
    float(0.26).sub(p.y.mul(0.02)).add(flutes),
    1,
  )
  const ring = q.sub(vec3(0, p.y.sign().mul(1.02), 0))
  const capital = cylinderSDF(ring, 0.36, 0.07)
  const beam = boxSDF(
    vec3(q.x, p.y.abs().sub(1.3), 0),
    vec3(0.45, 0.21, 1),
  )
  return shaft.min(capital).min(beam).min(p.y.add(1.1))
})
const march = fn(
  'march',
  [{ origin: vec3 }, { direction: vec3 }],
  float,
  (origin, direction) => {
    const t = float(0).toVar('t')
    Loop(50, () => {
      const d = scene(origin.add(direction.mul(t))).toConst('d')
      If(d.lessThan(0.002).or(t.greaterThan(16)), () => Break())
      t.addAssign(d)
    })
    return t
  },
)

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const origin = vec3(0.35, -0.25, time.mul(-0.4))
const direction = vec3(p.x.sub(0.12), p.y.add(0.05), -0.9).normalize()
const t = march(origin, direction)
const hit = origin.add(direction.mul(t)).toConst('hit')

// The sun is low between the columns, at the end of the way.
const sun = vec3(0.55, 0.25, -0.8)
const light = scene(hit.add(sun.mul(0.04)))
  .div(0.04)
  .saturate()
const sky = scene(hit.add(vec3(0, 0.3, 0.2)))
  .mul(2)
  .saturate()
const glow = vec2(p.x.sub(0.12), p.y.add(0.05)).length().mul(-3).exp()
const dusk = mix(vec3(0.36, 0.3, 0.5), vec3(1, 0.72, 0.45), glow)
const stone = vec3(0.16, 0.13, 0.24)
  .add(vec3(0.95, 0.55, 0.35).mul(light))
  .add(vec3(0.12, 0.12, 0.2).mul(sky))
const far = t.mul(-0.16).exp()

export const fragment = vec4(mix(dusk, stone, far), 1)
