import { quatLengthSq, quatSub, random } from '@kirari/addons'
import {
  float, mix, resolution, select, smoothstep, time, uv, vec2, vec3,
  vec4,
} from 'kirari/node'
import type { Float, Vec3 } from 'kirari/node'

const p = uv.sub(0.5).mul(2).mul(resolution).div(resolution.y)

// Twenty points in four dimensions, cut by a plane that moves. Whose
// pane this is needs no root: the nearest has the least square, too.
const here = vec4(
  p,
  time.mul(0.25).sin().mul(0.5),
  time.mul(0.17).cos().mul(0.5),
)
let first: Float = float(9)
let second: Float = float(9)
let glass: Vec3 = vec3(0)
for (let i = 0; i < 20; i++) {
  const at = (k: number): Float =>
    random(vec2(i * 7 + 3, k * 13 + 5)).sub(0.5)
  const seed = vec4(at(1).mul(3.6), at(2).mul(2.1), at(3), at(4))
  const square = quatLengthSq(quatSub(here, seed))
  const isNearer = square.lessThan(first).toConst('isNearer')
  const hue = vec3(i * 2.4)
    .add(vec3(0, 2.1, 4.2))
    .sin()
  second = select(second.min(square), first, isNearer).toConst('second')
  first = first.min(square).toConst('first')
  glass = select(glass, hue.mul(0.38).add(0.5), isNearer).toConst('glass')
}
const lead = smoothstep(0.012, 0.035, second.sub(first))
const r = p.length()
const sun = smoothstep(1.9, 0, p.sub(vec2(0.5, 0.6)).length())
  .mul(0.9)
  .add(0.35)
const bubbles = p.mul(9).sin().x.mul(p.mul(11).cos().y).mul(0.05).add(1)
const pane = glass.mul(glass).mul(1.4).mul(sun).mul(bubbles)
const arch = smoothstep(0.02, 0, r.sub(1.75))

export const fragment = vec4(
  mix(vec3(0.03), mix(vec3(0.04, 0.04, 0.05), pane, lead), arch).min(1),
  1,
)
