import { circularIn, drawFill, hsl2rgb, rectSDF } from '@kirari/addons'
import {
  float,
  mix,
  resolution,
  sin,
  step,
  time,
  uv,
  vec2,
  vec3,
  vec4,
} from 'kirari/node'

const px = float(1).div(resolution.y)
const p = uv.sub(0.5).mul(resolution).mul(px)

// A glass tube that fills with a liquid, slowly at first.
const done = circularIn(time.sub(0.9).mod(1.6).mul(0.72))
const wave = sin(p.y.mul(30).add(time.mul(6))).mul(0.012)
const level = done.mul(1.5).sub(0.75).add(wave)
const tube = rectSDF(p, vec2(0.75, 0.13), 0.13)

const ground = mix(vec3(0.09, 0.1, 0.16), vec3(0.16, 0.17, 0.26), uv.y)
const liquid = hsl2rgb(
  vec3(p.x.mul(0.12).add(0.45), 0.75, p.y.mul(1.4).add(0.5)),
)
const glass = mix(
  vec3(0.22, 0.24, 0.33),
  vec3(0.34, 0.37, 0.48),
  p.y.mul(4).add(0.5),
)
const inside = mix(glass, liquid, step(p.x, level))
const rim = drawFill(tube.abs().sub(0.008), 0, px)
const shine = drawFill(
  rectSDF(p.sub(vec2(0, 0.07)), vec2(0.66, 0.012), 0.012),
  0,
  0.02,
)
const filled = mix(
  ground,
  inside.add(shine.mul(0.35)),
  drawFill(tube, 0, px),
)

export const fragment = vec4(mix(filled, vec3(0.75, 0.8, 0.9), rim), 1)
