import { boxFrameSDF } from '@kirari/addons'
import {
  Break, float, fn, If, Loop, mix, resolution, smoothstep, time, uv, vec2,
  vec3, vec4,
} from 'kirari/node'

// Frames beside and above each other; each shares its bars with the next.
const scene = fn('scene', [{ p: vec3 }], float, (p) => {
  const cell = p.xy.div(vec2(1.6, 1.2)).round()
  const q = p.xy.sub(cell.mul(vec2(1.6, 1.2)))
  const bars = boxFrameSDF(vec3(q, p.z), vec3(0.82, 0.62, 0.5), 0.045)
  // Planks on each floor, where two frames meet.
  const plank = vec2(p.z.abs().sub(0.42), float(0.58).sub(q.y.abs()))
  return bars.min(plank.x.max(plank.y))
})
const march = fn(
  'march',
  [{ origin: vec3 }, { direction: vec3 }],
  float,
  (origin, direction) => {
    const t = float(0).toVar('t')
    Loop(56, () => {
      const d = scene(origin.add(direction.mul(t))).toConst('d')
      If(d.lessThan(0.002).or(t.greaterThan(14)), () => Break())
      t.addAssign(d)
    })
    return t
  },
)

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const origin = vec3(time.mul(0.15).sub(1.4), -0.9, 3.4)
const direction = vec3(p.x.add(0.45), p.y.add(0.28), -0.9).normalize()
const t = march(origin, direction)
const hit = origin.add(direction.mul(t)).toConst('hit')

const sun = vec3(0.72, 0.3, -0.63)
const light = scene(hit.add(sun.mul(0.03)))
  .div(0.03)
  .saturate()
const steel = mix(vec3(0.1, 0.1, 0.2), vec3(1, 0.66, 0.36), light)
// Behind it the evening, and a disc that the bars cut up.
const disc = direction.sub(vec3(0.62, 0.22, -0.75)).length()
const sky = mix(
  mix(vec3(1, 0.55, 0.32), vec3(0.36, 0.3, 0.6), uv.y),
  vec3(1, 0.9, 0.65),
  smoothstep(0.16, 0.15, disc)
    .add(disc.mul(-4).exp().mul(0.6))
    .saturate(),
)
const seen = smoothstep(14, 8, t)

export const fragment = vec4(mix(sky, steel, seen), 1)
