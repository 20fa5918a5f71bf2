import { nearestTexel, random } from '@kirari/addons'
import {
  max,
  mix,
  resolution,
  select,
  smoothstep,
  uv,
  vec2,
  vec3,
  vec4,
} from 'kirari/node'
import type { Bool, Vec3 } from 'kirari/node'

// The design is read in the middle of each stitch; the thread
// lies where the cloth really is.
const count = vec2(resolution.x.div(resolution.y).mul(46).floor(), 46)
const middle = nearestTexel(uv, count)
const q = middle.mul(count).div(23)
const at = q.fract().sub(0.5)
const tall = at.y.sub(0.2)

const linen = vec3(0.93, 0.9, 0.82)
let design: Vec3 = linen
const stitch = (where: Bool, tint: Vec3) => {
  design = select(design, tint, where)
}
const leafed = at.x.abs().sub(0.1).abs().mul(0.5).add(tall.abs())
const green = mix(
  vec3(0.2, 0.46, 0.22),
  vec3(0.36, 0.62, 0.26),
  random(middle),
)
stitch(
  max(
    tall.sub(0.13).abs().sub(0.1),
    at.x.sub(tall.div(2)).abs().sub(0.03),
  ).lessThan(0),
  green,
)
const berry = at.add(vec2(0, 0.06)).length().sub(at.y.mul(0.2).add(0.235))
const red = mix(
  vec3(0.9, 0.14, 0.18),
  vec3(0.62, 0.05, 0.14),
  at.x.mul(6),
)
stitch(berry.lessThan(0), red)
const seeds = at.mul(vec2(7.66, 5.75)).fract().sub(0.5).abs()
stitch(
  seeds.x.max(seeds.y).lessThan(0.17).and(berry.lessThan(-0.05)),
  vec3(1, 0.85, 0.45),
)
stitch(leafed.lessThan(0.075), green)
const flower = at.sub(vec2(0.36, 0.33)).length()
stitch(flower.lessThan(0.115), vec3(0.99, 0.72, 0.78))
stitch(flower.lessThan(0.05), vec3(0.98, 0.76, 0.2))

// Two legs across each other, the upper one in front.
const local = uv.sub(middle).mul(count)
const legs = vec2(local.x.add(local.y), local.x.sub(local.y)).abs()
const isUpper = legs.x.lessThan(0.24)
const across = select(legs.y, legs.x, isUpper)
const round = smoothstep(0.34, 0.04, across)
  .mul(0.5)
  .add(select(0.42, 0.5, isUpper))
const hole = smoothstep(0.12, 0.3, local.abs().sub(0.5).length())
  .mul(0.4)
  .add(0.6)
const thread = design.mul(select(0.4, 1, across.lessThan(0.3))).mul(round)
const isCloth = design.equal(linen).all()

export const fragment = vec4(select(thread, linen.mul(hole), isCloth), 1)
