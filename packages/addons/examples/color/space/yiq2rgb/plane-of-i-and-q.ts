import { yiq2rgb } from '@kirari/addons'
import {
  float, mix, resolution, sin, step, time, uv, vec3, vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)

// One luma that rises and falls; what no screen can show is left out.
const luma = sin(time.mul(0.4)).mul(0.3).add(0.5)
const colour = yiq2rgb(vec3(luma, p.mul(1.3)))
const away = colour.sub(0.5).abs()
const isShown = step(away.x.max(away.y).max(away.z), 0.5)
const ring = p.length().mul(1.3).div(0.1).fract().sub(0.5).abs()

export const fragment = vec4(
  mix(vec3(float(0.12).add(step(0.47, ring).mul(0.1))), colour, isShown),
  1,
)
