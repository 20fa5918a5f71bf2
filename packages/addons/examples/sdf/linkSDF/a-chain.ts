import { linkSDF } from '@kirari/addons'
import {
  Break, float, fn, If, Loop, mix, resolution, select, time, uv, vec3,
  vec4,
} from 'kirari/node'
import type { Float, Vec3 } from 'kirari/node'

// Every other link is turned a quarter about the chain.
const scene = fn('scene', [{ p: vec3 }], float, (p) => {
  const sag = p.x.mul(p.x).mul(0.1)
  const y = p.y.sub(sag).add(0.3).toConst('y')
  const x = p.x.add(time.mul(0.2)).toConst('x')
  const even = x.sub(x.div(2).round().mul(2))
  const odd = x.sub(x.sub(1).div(2).round().mul(2)).sub(1)
  const flat = linkSDF(vec3(y, even, p.z), 0.32, 0.28, 0.1)
  const upright = linkSDF(vec3(p.z, odd, y), 0.32, 0.28, 0.1)
  return flat.min(upright).mul(0.85)
})
const march = fn(
  'march',
  [{ origin: vec3 }, { direction: vec3 }],
  float,
  (origin, direction) => {
    const t = float(0).toVar('t')
    Loop(60, () => {
      const d = scene(origin.add(direction.mul(t))).toConst('d')
      If(d.lessThan(0.002).or(t.greaterThan(8)), () => Break())
      t.addAssign(d)
    })
    return t
  },
)

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const origin = vec3(0.6, 1.3, 4)
const direction = vec3(p.x.sub(0.14), p.y.sub(0.38), -1.2).normalize()
const t = march(origin, direction)
const hit = origin.add(direction.mul(t)).toConst('hit')

const lit = (towards: Vec3): Float =>
  scene(hit.add(towards.mul(0.03)))
    .div(0.026)
    .saturate()
const sun = vec3(0.5, 0.8, 0.33)
const shine = lit(sun.sub(direction).normalize()).pow(24)
const steel = mix(vec3(0.1, 0.13, 0.2), vec3(0.72, 0.76, 0.8), lit(sun))
const rust = hit.x
  .mul(9)
  .sin()
  .mul(hit.y.mul(13).cos())
  .mul(0.2)
  .saturate()
const skin = mix(steel, vec3(0.55, 0.25, 0.12), rust).add(shine.mul(0.8))
const harbour = mix(vec3(0.1, 0.34, 0.42), vec3(0.75, 0.86, 0.84), uv.y)

export const fragment = vec4(select(skin, harbour, t.greaterThan(8)), 1)
