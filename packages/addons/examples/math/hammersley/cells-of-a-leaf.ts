import { hammersley } from '@kirari/addons'
import {
  cos, float, length, mix, resolution, select, smoothstep, step, time,
  uint, uv, vec2, vec3, vec4,
} from 'kirari/node'

const p = uv.mul(resolution).div(resolution.y).mul(vec2(0.5, 1))

// Each point gathers what is nearest to it. The points lie
// evenly, so no cell is much larger than the others.
let nearest = float(9)
let next = float(9)
let name = float(0)
const count = 28
for (let i = 0; i < count; i++) {
  const sway = cos(time.mul(0.5).add(vec2(i * 1.3, i * 2.1))).mul(0.008)
  const at = hammersley(uint(i), uint(count)).add(sway)
  // Wrapped on both sides, so that the leaf has no border.
  const to = p.sub(at).add(0.5).fract().sub(0.5)
  const away = length(to.mul(vec2(2, 1)))
  next = next.min(away.max(nearest)).toConst('next')
  name = select(name, i, away.lessThan(nearest)).toConst('name')
  nearest = nearest.min(away).toConst('nearest')
}
const wall = next.sub(nearest)
const green = mix(
  vec3(0.2, 0.45, 0.2),
  vec3(0.62, 0.78, 0.3),
  name.mul(0.618).fract(),
)
const inner = green.mul(smoothstep(0.14, 0, nearest).mul(0.35).add(0.75))
const vein = mix(
  vec3(0.88, 0.95, 0.66),
  inner,
  smoothstep(0.006, 0.018, wall),
)
const grain = step(nearest, 0.016).mul(0.3)

export const fragment = vec4(mix(vein, vec3(0.1, 0.3, 0.14), grain), 1)
