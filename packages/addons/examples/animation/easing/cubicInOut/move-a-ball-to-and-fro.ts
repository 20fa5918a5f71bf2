import { cubicInOut, drawFill, drawLine } from '@kirari/addons'
import {
  float,
  mix,
  resolution,
  step,
  time,
  uv,
  vec2,
  vec3,
  vec4,
} from 'kirari/node'

const px = float(1).div(resolution.y)
const p = uv.sub(0.5).mul(resolution).mul(px)

// 0 to 1 and back again.
const there = cubicInOut(time.add(0.45).mod(2).sub(1).abs())
const bead = vec2(mix(-0.7, 0.7, there), 0)

// A rail with eleven marks: close together the bead is slow.
const wood = mix(
  vec3(0.93, 0.88, 0.8),
  vec3(0.88, 0.8, 0.7),
  step(0.5, uv.y.mul(9).fract()),
)
const rail = drawLine(p, vec2(-0.7, 0), vec2(0.7, 0), 0.02, px)
const marks = Array.from({ length: 11 }, (_, i) => {
  const x = cubicInOut(i / 10)
    .mul(1.4)
    .sub(0.7)
  return drawLine(p, vec2(x, -0.2), vec2(x, -0.15), 0.012, px)
}).reduce((sum, mark) => sum.max(mark))
const grey = mix(wood, vec3(0.35, 0.33, 0.36), rail.max(marks))
const shine = p
  .distance(bead.add(vec2(-0.04, 0.05)))
  .mul(5)
  .saturate()
const blue = mix(vec3(0.55, 0.75, 0.98), vec3(0.13, 0.33, 0.66), shine)

export const fragment = vec4(
  mix(grey, blue, drawFill(p.distance(bead), 0.12, px)),
  1,
)
