import {
  drawFill,
  gnoise,
  opRepeat,
  opSubtraction,
  opUnion,
  rectSDF,
} from '@kirari/addons'
import {
  float,
  mix,
  resolution,
  sin,
  smoothstep,
  time,
  uv,
  vec2,
  vec3,
  vec4,
} from 'kirari/node'
import type { Float, Vec2 } from 'kirari/node'

const px = float(1).div(resolution.y)
const p = uv.sub(0.5).mul(resolution).mul(px)

const arch = (q: Vec2): Float => {
  const at = vec2(opRepeat(q.x, 0.5), q.y)
  const head = at.distance(vec2(0, 0.12)).sub(0.18)
  return opUnion(head, rectSDF(at.add(vec2(0, 0.2)), vec2(0.18, 0.32)))
}
const wall = opSubtraction(p.y.sub(0.42), arch(p), 0.02)
// The same arches at the back of the wall, seen from the right.
const back = opSubtraction(
  p.y.sub(0.42),
  arch(p.add(vec2(0.05, -0.02))),
  0.02,
)

const rows = p.y.sub(0.06).min(-0.001)
const wave = gnoise(
  vec2(
    p.x.mul(3).div(rows.abs().add(0.1)),
    float(3).div(rows.abs().add(0.06)).add(time.mul(0.6)),
  ),
)
const water = mix(
  vec3(0.05, 0.42, 0.55),
  vec3(0.18, 0.68, 0.72),
  p.y.mul(-3).saturate(),
)
const sea = water.add(smoothstep(0.25, 0.5, wave).mul(0.35))
const cloud = smoothstep(
  0.05,
  0.5,
  gnoise(p.mul(vec2(2.4, 6)).add(vec2(time.mul(0.05), 3))),
)
const air = mix(
  vec3(0.72, 0.88, 0.95),
  vec3(0.25, 0.55, 0.85),
  p.y.mul(2.2).saturate(),
)
const view = mix(
  sea,
  mix(air, vec3(1), cloud.mul(0.7)),
  drawFill(p.y.sub(0.06).negate(), 0, px),
)

// Light on the floor: the arches, leaning to the left.
const far = p.y.add(0.3).min(0)
const onFloor = arch(
  vec2(p.x.sub(far.mul(1.4)).add(0.06), far.mul(2).add(0.1)),
)
const tiles = sin(p.x.div(far.sub(0.25)).mul(40)).mul(
  sin(float(9).div(far.sub(0.25))),
)
const stone = vec3(0.6, 0.44, 0.36).add(
  smoothstep(-0.1, 0.1, tiles).mul(0.05),
)
const floor = mix(
  stone.mul(0.62),
  stone.add(vec3(0.35, 0.28, 0.16)),
  smoothstep(0.015, -0.015, onFloor),
)

const plaster = gnoise(p.mul(14))
  .mul(0.03)
  .add(gnoise(p.mul(50)).mul(0.02))
const shade = vec3(0.62, 0.47, 0.42)
  .add(plaster)
  .sub(smoothstep(0, 0.3, wall.negate()).mul(0.06))
const reveal = mix(
  view,
  vec3(0.98, 0.84, 0.66).add(plaster),
  drawFill(back, 0, px),
)
const house = mix(reveal, shade, drawFill(wall, 0, px))

export const fragment = vec4(
  mix(house, floor, drawFill(p.y.add(0.3), 0, px)),
  1,
)
