import { drawGrid } from '@kirari/addons'
import {
  exp, mix, resolution, select, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const p = uv.sub(vec2(0.5, 0.56)).mul(resolution).div(resolution.y)

// Where the line of sight meets the
// floor. Above the horizon it never does.
const depth = p.y.min(-0.002).div(-0.5)
const floor = vec2(p.x, 0.5).div(depth)
// Far away a pixel is longer than the cells,
// and the lines fade into an even glow.
const line = drawGrid(floor.add(vec2(0, time.mul(0.6))), vec2(0.5), 0.03)

const haze = exp(p.y.abs().mul(-7))
const sky = mix(vec3(0.05, 0.02, 0.12), vec3(0.95, 0.35, 0.55), haze)
const glow = vec3(0.03, 0.02, 0.08).add(vec3(0.3, 0.8, 1).mul(line))
const ground = mix(glow, vec3(0.95, 0.35, 0.55), haze.mul(0.8))

export const fragment = vec4(select(ground, sky, p.y.greaterThan(0)), 1)
