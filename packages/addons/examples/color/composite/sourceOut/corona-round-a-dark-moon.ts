import {
  compositeSourceOut, compositeSourceOver, drawFill, fbm,
} from '@kirari/addons'
import { exp, float, resolution, time, uv, vec3, vec4 } from 'kirari/node'

const px = float(1).div(resolution.y)
const p = uv.sub(0.5).mul(resolution).mul(px)
const far = p.length()

const rays = fbm(
  vec3(p.div(far.add(0.001)).mul(3), time.mul(0.06)),
  3,
).mul(0.5)
const glow = exp(far.sub(0.2).mul(-9).sub(rays.mul(3))).min(1)
const corona = vec4(1, 0.93, 0.85, 1).mul(glow)
const moon = vec4(drawFill(far, 0.2, px.mul(1.5)))

export const fragment = compositeSourceOver(
  compositeSourceOut(corona, moon),
  vec4(0.02, 0.03, 0.08, 1),
)
