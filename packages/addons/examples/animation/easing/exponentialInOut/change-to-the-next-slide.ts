import { drawFill, exponentialInOut, hsl2rgb } from '@kirari/addons'
import {
  float,
  mix,
  resolution,
  sin,
  time,
  uv,
  vec2,
  vec3,
  vec4,
} from 'kirari/node'

// Every two seconds the next slide comes in from the right.
const turn = time.add(0.92).div(2)
const shift = exponentialInOut(turn.fract())
const slide = uv.x.add(shift).add(turn.floor())
const number = slide.floor()

const px = float(1).div(resolution.y)
const at = vec2(
  slide.fract().sub(0.5).mul(resolution.x),
  uv.y.sub(0.5).mul(resolution.y),
).mul(px)
const hue = number.mul(0.17).add(0.6)
const sky = hsl2rgb(vec3(hue, 0.6, uv.y.mul(0.25).add(0.55)))
// Each slide has hills of its own, and a sun or a moon.
const hill = sin(at.x.mul(3).add(number.mul(2.1)))
  .mul(0.12)
  .sub(0.18)
const ridge = sin(at.x.mul(5).sub(number.mul(1.3)))
  .mul(0.06)
  .sub(0.28)
const disc = drawFill(
  at.sub(vec2(sin(number.mul(4)).mul(0.4), 0.15)).length(),
  0.11,
  px,
)
const light = mix(sky, hsl2rgb(vec3(hue.add(0.45), 0.8, 0.85)), disc)
const far = mix(
  light,
  hsl2rgb(vec3(hue.add(0.03), 0.5, 0.38)),
  drawFill(at.y.sub(hill), 0, px),
)
const near = mix(
  far,
  hsl2rgb(vec3(hue.add(0.05), 0.5, 0.24)),
  drawFill(at.y.sub(ridge), 0, px),
)

export const fragment = vec4(near, 1)
