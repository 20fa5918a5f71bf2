import { drawFill, hsl2rgb, sineInOut } from '@kirari/addons'
import { float, mix, resolution, time, uv, vec3, vec4 } from 'kirari/node'

const across = 11
const grid = uv.sub(0.5).mul(resolution).div(resolution.y).mul(across)
const away = grid.floor().add(0.5).length()
const p = grid.fract().sub(0.5)

// The farther from the middle, the later a dot breathes in.
const breath = sineInOut(time.mul(0.7).sub(away.mul(0.16)))
const px = float(across).div(resolution.y)
const dot = drawFill(p.length(), mix(0.1, 0.46, breath), px)
const paint = hsl2rgb(
  vec3(away.mul(-0.02).add(0.98), 0.75, mix(0.42, 0.66, breath)),
)

export const fragment = vec4(mix(vec3(0.98, 0.95, 0.9), paint, dot), 1)
