import {
  drawChar, drawFill, polySDF, rectSDF, rotate2d,
} from '@kirari/addons'
import {
  float, max, mix, resolution, uv, vec2, vec3, vec4,
} from 'kirari/node'

const px = float(1).div(resolution.y)
const p = uv.sub(0.5).mul(resolution).mul(px)
const sign = p.sub(vec2(0, 0.06))

// An octagon that stands on a side, and its parallels inside.
const plate = polySDF(rotate2d(float(Math.PI / 8)).mul(sign), 0.38, 8)
const post = rectSDF(p.add(vec2(0, 0.6)), vec2(0.022, 0.6))

// Four letters of round reflectors.
const size = 0.0225
const dots = sign.div(size).add(vec2(11.5, 3.5))
const letters = [...'STOP'].map((letter, i) =>
  drawChar(dots.sub(vec2(6 * i, 0)), letter.charCodeAt(0)),
)
const bead = dots.fract().sub(0.5).length().sub(0.46).mul(size)
const text = letters
  .reduce((all, one) => max(all, one))
  .mul(drawFill(bead, 0, px))

const dusk = mix(vec3(0.98, 0.8, 0.6), vec3(0.42, 0.58, 0.78), uv.y)
const pole = mix(dusk, vec3(0.35, 0.36, 0.4), drawFill(post, 0, px))
const shadow = mix(pole, vec3(0.2), drawFill(plate, 0.008, px))
const white = mix(shadow, vec3(0.97), drawFill(plate, 0, px))
const red = mix(
  white,
  vec3(0.74, 0.09, 0.11),
  drawFill(plate, -0.022, px),
)

export const fragment = vec4(mix(red, vec3(1, 0.97, 0.9), text), 1)
