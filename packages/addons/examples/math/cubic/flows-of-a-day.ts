import { cubic, drawFill } from '@kirari/addons'
import {
  float, mix, resolution, select, sin, time, uv, vec3, vec4,
} from 'kirari/node'

// Hours of a day on the left become what they were spent on: each ribbon
// leaves and arrives level, because cubic is flat at both ends.
const ribbons = [
  [0.84, 0.74, 0.09, [0.92, 0.45, 0.3]],
  [0.62, 0.9, 0.05, [0.95, 0.7, 0.3]],
  [0.7, 0.5, 0.06, [0.85, 0.35, 0.45]],
  [0.44, 0.32, 0.08, [0.3, 0.6, 0.65]],
  [0.3, 0.62, 0.04, [0.4, 0.75, 0.6]],
  [0.14, 0.12, 0.07, [0.35, 0.4, 0.7]],
  [0.24, 0.21, 0.025, [0.6, 0.5, 0.8]],
] as const
const px = float(1.2).div(resolution.y)
const x = uv.x.sub(0.08).div(0.84)
let colour = mix(vec3(0.98, 0.96, 0.92), vec3(0.93, 0.9, 0.86), uv.y)

ribbons.forEach(([from, to, half, tint], i) => {
  const level = mix(from, to, cubic(x))
  const thick = sin(time.mul(0.7).add(i * 1.7))
    .mul(0.12)
    .add(1)
    .mul(half)
  const ribbon = drawFill(uv.y.sub(level).abs(), thick, px)
  const inside = select(float(0), ribbon, x.sub(0.5).abs().lessThan(0.5))
  const dye = vec3(tint[0], tint[1], tint[2])
  colour = mix(colour, dye, inside.mul(0.72))
  const bar = drawFill(x.sub(0.5).abs().sub(0.505).abs(), 0.006, px)
  colour = mix(colour, dye.mul(0.6), bar.mul(ribbon))
})

export const fragment = vec4(colour, 1)
