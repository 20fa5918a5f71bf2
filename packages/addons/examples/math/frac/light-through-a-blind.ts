import { frac, gnoise } from '@kirari/addons'
import {
  mix, resolution, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)

// Each slat lets the sun through above it: the farther the
// shadow falls, the softer its edge.
const slat = frac(p.y.mul(11).sub(p.x.mul(2.4)))
const soft = p.x.mul(0.09).add(0.14)
const gap = smoothstep(0.5, soft.add(0.5), slat).mul(
  smoothstep(1, soft.negate().add(1), slat),
)
const at = p.add(vec2(time.mul(0.7).sin().mul(0.012), 0))
const leaf = smoothstep(-0.12, 0.06, gnoise(at.mul(4).add(5)))
const pane = smoothstep(0.62, 0.58, p.x.add(p.y.mul(0.2)).abs())
const sun = gap.mul(pane).mul(mix(0.35, 1, leaf))

const wall = vec3(0.42, 0.4, 0.45).sub(p.length().mul(0.12))

export const fragment = vec4(wall.add(vec3(0.55, 0.42, 0.24).mul(sun)), 1)
