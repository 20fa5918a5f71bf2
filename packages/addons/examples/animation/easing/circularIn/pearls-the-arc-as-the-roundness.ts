import { circularIn, drawFill, hsl2rgb } from '@kirari/addons'
import {
  cos, float, mix, resolution, sin, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const across = 5
const px = float(across).div(resolution.y)
const grid = uv.mul(resolution).div(resolution.y).mul(across)
const p = grid.fract().sub(0.5).mul(2.2)

// How far the surface falls away from the eye, and from the light.
const rim = circularIn(p.length())
const light = vec2(cos(time), sin(time)).mul(0.35)
const shade = circularIn(p.distance(light).mul(0.75))
const hue = hsl2rgb(
  vec3(grid.x.floor().add(grid.y.floor()).mul(0.045).add(0.92), 0.45, 0.8),
)
const pearl = mix(hue, vec3(0.22, 0.2, 0.34), shade).mul(
  float(1).sub(rim.mul(0.5)),
)
const shine = float(1)
  .sub(circularIn(p.distance(light).mul(2.2)))
  .pow(3)
  .mul(0.5)

const ball = drawFill(p.length(), 1, px.mul(2.2))
export const fragment = vec4(
  mix(vec3(0.08, 0.08, 0.13), pearl.add(shine), ball),
  1,
)
