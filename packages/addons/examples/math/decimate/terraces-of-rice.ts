import { decimate, gnoise } from '@kirari/addons'
import {
  mix, resolution, smoothstep, step, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const p = uv.mul(resolution).div(resolution.y)
const slope = gnoise(p.mul(vec2(1.3, 1.7)).add(3))
  .mul(0.4)
  .add(gnoise(p.mul(4)).mul(0.07))
  .add(uv.y.mul(0.75))
  .add(0.1)

// The hillside is cut into fields; what is left over is the way to the
// wall of the next.
const field = decimate(slope, 16)
const over = slope.sub(field).mul(16)
const wall = smoothstep(0.82, 0.86, over)
const bank = smoothstep(0.14, 0.1, over)

const sky = mix(vec3(0.98, 0.85, 0.66), vec3(0.55, 0.72, 0.86), field)
const glitter = gnoise(vec3(p.mul(vec2(14, 40)), time)).mul(0.06)
const young = mix(vec3(0.45, 0.6, 0.2), vec3(0.75, 0.78, 0.35), uv.y)
const odd = step(0.25, field.mul(8).fract())
const surface = mix(sky.add(glitter), young, odd.mul(0.85))
const earth = mix(vec3(0.2, 0.26, 0.12), vec3(0.42, 0.4, 0.24), uv.y)

export const fragment = vec4(
  mix(mix(surface, vec3(0.3, 0.42, 0.16), bank), earth, wall),
  1,
)
