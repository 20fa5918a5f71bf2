import { drawFill, polySDF, rectSDF, rotate2d } from '@kirari/addons'
import { float, mix, resolution, uv, vec2, vec3, vec4 } from 'kirari/node'

const px = float(1).div(resolution.y)
const p = uv.sub(0.5).mul(resolution).mul(px)

// An octagon that stands on a side, and its parallel inside.
const plate = polySDF(
  rotate2d(float(Math.PI / 8)).mul(p.sub(vec2(0, 0.06))),
  0.36,
  8,
)
const bar = rectSDF(p.sub(vec2(0, 0.06)), vec2(0.2, 0.045), 0.01)
const post = rectSDF(p.add(vec2(0, 0.6)), vec2(0.022, 0.6))

const dusk = mix(vec3(0.98, 0.8, 0.6), vec3(0.42, 0.58, 0.78), uv.y)
const pole = mix(dusk, vec3(0.35, 0.36, 0.4), drawFill(post, 0, px))
const shadow = mix(pole, vec3(0.2), drawFill(plate, 0.008, px))
const white = mix(shadow, vec3(0.97), drawFill(plate, 0, px))
const red = mix(white, vec3(0.78, 0.1, 0.12), drawFill(plate, -0.025, px))

export const fragment = vec4(mix(red, vec3(0.97), drawFill(bar, 0, px)), 1)
