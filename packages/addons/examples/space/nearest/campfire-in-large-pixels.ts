import { fbm, nearestTexel, random } from '@kirari/addons'
import {
  float,
  mix,
  resolution,
  select,
  time,
  uv,
  vec2,
  vec3,
  vec4,
} from 'kirari/node'
import type { Bool, Vec3 } from 'kirari/node'

// One colour a texel: all that follows is drawn from its middle.
const texels = vec2(resolution.x.div(resolution.y).mul(44).floor(), 44)
const middle = nearestTexel(uv, texels)
const p = middle.sub(0.5).mul(resolution).div(resolution.y)
const side = p.x.abs()
let picture: Vec3 = vec3(0)
const paint = (where: Bool, tint: Vec3) => {
  picture = select(picture, tint, where)
}
// The light of the fire falls off in steps.
const glow = float(0.9).sub(p.sub(vec2(0, -0.2)).length())
const steps = glow.mul(6).floor().div(6).saturate()
picture = mix(vec3(0.05, 0.06, 0.15), vec3(0.36, 0.15, 0.17), steps)
paint(random(p.mul(61)).greaterThan(0.99), vec3(0.75, 0.78, 0.9))
const trunk = p.x.mul(5.2).fract().sub(0.5).abs().lessThan(0.16)
paint(trunk.and(side.greaterThan(0.33)), vec3(0.03, 0.04, 0.09))
const isGround = p.y.lessThan(-0.3)
paint(isGround, mix(vec3(0.12, 0.09, 0.12), vec3(0.5, 0.27, 0.16), steps))
for (const tilt of [0.24, -0.24]) {
  const log = p.y.add(0.36).sub(p.x.mul(tilt)).abs().lessThan(0.035)
  paint(
    log.and(side.lessThan(0.27)),
    vec3(0.33 - tilt / 4, 0.17 - tilt / 8, 0.1),
  )
}
const rising = vec3(
  p.x.mul(6),
  p.y.mul(4).sub(time.mul(1.6)),
  time.mul(0.5),
)
const height = p.y.add(0.3)
const flame = fbm(rising, 3)
  .mul(0.6)
  .add(1.04)
  .sub(side.mul(height.mul(2.2).add(2.6)))
  .sub(height)
for (const [least, tint] of [
  [0.05, vec3(0.72, 0.16, 0.12)],
  [0.2, vec3(0.95, 0.42, 0.12)],
  [0.4, vec3(1, 0.72, 0.2)],
  [0.62, vec3(1, 0.95, 0.68)],
] as const)
  paint(flame.greaterThan(least).and(p.y.greaterThan(-0.36)), tint)

export const fragment = vec4(picture, 1)
