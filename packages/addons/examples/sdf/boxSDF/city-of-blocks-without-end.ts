import { boxSDF, valueNoise } from '@kirari/addons'
import {
  Break, float, fn, If, Loop, mix, resolution, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

// Each cell of a grid holds one block; its height is
// random. A step must not jump into the next cell unseen.
const city = fn('city', [{ p: vec3 }], float, (p) => {
  const cell = p.xz.add(0.5).floor().toConst('cell')
  const height = valueNoise(cell.mul(0.37).add(40))
    .mul(1.3)
    .sub(0.1)
    .max(0.05)
    .toConst('height')
  const local = vec3(p.x.sub(cell.x), p.y.sub(height), p.z.sub(cell.y))
  const wall = vec2(0.5).sub(p.xz.sub(cell).abs())
  return boxSDF(local, vec3(0.34, height, 0.34), 0.05).min(
    wall.x.min(wall.y).add(0.1),
  )
})
const glow = fn(
  'glow',
  [{ origin: vec3 }, { direction: vec3 }],
  vec2,
  (origin, direction) => {
    const t = float(0).toVar('t')
    const near = float(0).toVar('near')
    Loop(70, () => {
      const p = origin.add(direction.mul(t)).toConst('p')
      const d = city(p).max(0.002).min(p.y.max(0.002)).toConst('d')
      If(d.lessThan(0.004).or(t.greaterThan(14)), () => Break())
      near.addAssign(d.mul(-24).exp().mul(0.13))
      t.addAssign(d)
    })
    return vec2(t, near)
  },
)

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const origin = vec3(0.5, 2.9, time.mul(-0.5))
const found = glow(origin, vec3(p.x, p.y.sub(0.42), -1).normalize())
const haze = found.x.mul(-0.16).exp()

export const fragment = vec4(
  mix(vec3(0.05, 0.07, 0.16), vec3(1, 0.62, 0.36), found.y.mul(haze)),
  1,
)
