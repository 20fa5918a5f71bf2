import { capsuleSDF } from '@kirari/addons'
import {
  Break, float, fn, If, Loop, mix, resolution, select, time, uv, vec3,
  vec4,
} from 'kirari/node'

const turn = time.mul(0.4).add(0.2)
const axis = vec3(turn.cos(), 0.45, turn.sin()).normalize()
const tip = axis.mul(0.6)
const scene = fn('scene', [{ p: vec3 }], float, (p) =>
  capsuleSDF(p, tip.negate(), tip, 0.36),
)
const march = fn(
  'march',
  [{ origin: vec3 }, { direction: vec3 }],
  float,
  (origin, direction) => {
    const t = float(0).toVar('t')
    Loop(40, () => {
      const d = scene(origin.add(direction.mul(t))).toConst('d')
      If(d.lessThan(0.002).or(t.greaterThan(5)), () => Break())
      t.addAssign(d)
    })
    return t
  },
)

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const origin = vec3(0, 0, 3)
const direction = vec3(p, -1.35).normalize()
const t = march(origin, direction)
const hit = origin.add(direction.mul(t)).toConst('hit')

const sun = vec3(-0.5, 0.75, 0.43)
const light = scene(hit.add(sun.mul(0.05))).div(0.05)
const shine = scene(hit.add(sun.sub(direction).normalize().mul(0.05)))
  .div(0.05)
  .max(0)
  .pow(60)
const along = hit.dot(axis)
const half = select(
  vec3(0.95, 0.3, 0.35),
  vec3(0.98, 0.95, 0.88),
  along.greaterThan(0),
)
// Where one half slides over the other.
const seam = along.abs().mul(60).saturate().mul(0.35).add(0.65)
const skin = half.mul(light.mul(0.4).add(0.6)).mul(seam).add(shine)
// Its shadow is what a capsule blocks on the wall behind.
const wall = vec3(p.x.mul(3.2), p.y.mul(3.2), -1).add(sun.mul(1.1))
const shade = scene(wall.sub(vec3(0, 0, wall.z)))
  .mul(1.6)
  .saturate()
const paper = mix(vec3(0.4, 0.62, 0.66), vec3(0.62, 0.84, 0.85), shade)

export const fragment = vec4(select(skin, paper, t.greaterThan(5)), 1)
