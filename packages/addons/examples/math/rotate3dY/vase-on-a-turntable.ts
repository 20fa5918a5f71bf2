import { drawFill, rotate3dY } from '@kirari/addons'
import {
  abs, atan2, float, max, mix, resolution, sin, smoothstep, step, time, uv,
} from 'kirari/node'
import { vec3, vec4 } from 'kirari/node'
import type { Float } from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const px = float(1).div(resolution.y)

// How wide the vase is at each height, the front of it there,
// and where that place was before the vase had turned.
const y = p.y.add(0.4).div(0.8)
const belly = sin(y.mul(3.7).add(0.35)).mul(0.15)
const wide = belly.add(smoothstep(0.85, 1, y).mul(0.1)).add(0.12)
const front = wide.mul(wide).sub(p.x.mul(p.x)).max(0).sqrt()
const before = rotate3dY(time.mul(0.3)).mul(vec3(p.x, p.y, front))
const turn = atan2(before.x, before.z).div(2 * Math.PI)

// A pattern by the angle, and lines all round.
const near = (at: number, size: Float | number): Float =>
  step(abs(y.sub(at)), size)
const saw = (count: number): Float => abs(turn.mul(count).fract().sub(0.5))
const rays = near(0.02, float(0.25).sub(saw(24).mul(0.5)))
const waves = near(0.42, sin(turn.mul(60)).mul(0.025).add(0.03))
const key = near(0.67, 0.035).mul(step(0.15, saw(20)))
const lock = near(0.67, 0.012).mul(step(0.35, saw(20)))
const lines = [0.27, 0.34, 0.5, 0.61, 0.73].map((at) => near(at, 0.007))
const marks = [rays, waves, key.sub(lock), step(0.86, y), ...lines]
const glaze = marks.reduce((all, one) => max(all, one))

const light = front.div(wide).mul(0.6).sub(p.x.mul(0.9)).add(0.4)
const clay = mix(vec3(0.83, 0.42, 0.2), vec3(0.1, 0.07, 0.07), glaze)
const vase = drawFill(max(abs(p.x).sub(wide), abs(p.y).sub(0.4)), 0, px)
const wall = mix(vec3(0.86, 0.84, 0.78), vec3(0.62, 0.63, 0.62), uv.x)
const shade = smoothstep(0.6, 0, abs(p.x.sub(0.1))).mul(0.2)
const table = vec3(0.4, 0.34, 0.31).sub(shade)

export const fragment = vec4(
  mix(mix(wall, table, step(p.y, -0.39)), clay.mul(light), vase),
  1,
)
