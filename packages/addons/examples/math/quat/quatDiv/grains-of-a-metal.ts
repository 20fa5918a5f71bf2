import { quat, quatDiv, random } from '@kirari/addons'
import {
  acos, float, mix, normalize, resolution, select, smoothstep, time, uv,
  vec2, vec3, vec4,
} from 'kirari/node'
import type { Float, Vec2 } from 'kirari/node'

const p = uv.mul(resolution).div(resolution.y).mul(5)
const cell = p.floor()

// Grains of a metal grow from seeds; this pixel is in the nearest.
let near: Float = float(9)
let second: Float = float(9)
let grain: Vec2 = vec2(0)
for (let y = -1; y <= 1; y++) {
  for (let x = -1; x <= 1; x++) {
    const c = cell.add(vec2(x, y))
    const seed = vec2(random(c), random(c.add(vec2(31, 17))))
    const away = c.add(seed).sub(p).length()
    const isNearer = away.lessThan(near).toConst('isNearer')
    second = select(second.min(away), near, isNearer).toConst('second')
    grain = select(grain, c, isNearer).toConst('grain')
    near = near.min(away).toConst('near')
  }
}
// The lattice of each has an orientation of its own. Its colour is
// the turn that leads there from the stage of the microscope.
const own = (k: number): Float =>
  random(grain.add(vec2(k, 3 * k))).sub(0.5)
const lattice = quat(
  normalize(vec3(own(5), own(9), own(13)).add(vec3(0, 0, 0.01))),
  own(21).mul(5),
)
const stage = quat(vec3(0.6, 0, 0.8), time.mul(0.4))
const turn = quatDiv(lattice, stage)
const axis = turn.xyz.abs().div(turn.xyz.length().max(1e-4))
const angle = acos(turn.w.abs().min(1)).div(Math.PI / 2)
const tint = mix(
  vec3(0.9),
  axis.mul(0.85).add(0.12),
  angle.mul(1.4).min(1),
)
const scratch = p.dot(axis.xy).mul(60).sin().mul(0.025).add(1)
const border = smoothstep(0.015, 0.05, second.sub(near))

export const fragment = vec4(
  mix(vec3(0.06, 0.06, 0.08), tint.mul(scratch), border),
  1,
)
