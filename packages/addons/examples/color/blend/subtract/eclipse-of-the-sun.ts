import { blendSubtract, drawFill, fbm } from '@kirari/addons'
import {
  exp, float, normalize, resolution, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const px = float(1).div(resolution.y)
const p = uv.sub(0.5).mul(resolution).mul(px)

const rays = fbm(normalize(p).mul(2.2).add(time.mul(0.05)), 3)
  .mul(0.5)
  .add(0.8)
const fall = exp(p.length().sub(0.27).max(0).mul(-5)).mul(rays)
const sun = vec3(1.5, 1.05, 0.6).mul(fall)

const moon = p.distance(
  vec2(time.mul(0.25).sub(0.2).sin().mul(0.22), 0.04),
)
const shade = drawFill(moon, 0.265, px.mul(2))

export const fragment = vec4(
  blendSubtract(sun, vec3(1, 1.02, 1.1).mul(shade.mul(2).add(0.06))),
  1,
)
