import { lookAt } from '@kirari/addons'
import {
  cos, mix, resolution, select, sin, smoothstep, time, uv, vec2, vec3,
  vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const t = time.mul(0.4)
const eye = vec3(sin(t).mul(3), 1.2, t.mul(-4))
// It leans into its curves: what is up follows the turn.
const heading = vec3(cos(t).mul(1.2), -0.35, -4)
const ray = lookAt(heading, vec3(cos(t.add(1.57)).mul(0.35), 1, 0))
  .mul(vec3(p, -0.9))
  .normalize()
const far = eye.y.div(ray.y.negate().max(0.001))
const ground = eye.xz.add(ray.xz.mul(far))
const tile = ground.floor()
const isDark = tile.x.add(tile.y).mod(2)
const board = mix(vec3(0.93, 0.9, 0.82), vec3(0.2, 0.36, 0.4), isDark)
const edge = vec2(0.5).sub(ground.fract().sub(0.5).abs())
const inlay = board.mul(
  smoothstep(0, 0.06, edge.x.min(edge.y)).mul(0.25).add(0.75),
)
const haze = mix(
  vec3(0.98, 0.8, 0.62),
  vec3(0.35, 0.55, 0.85),
  smoothstep(0, 0.5, ray.y.max(0)),
)
const seen = mix(haze, inlay, far.mul(-0.09).exp())

export const fragment = vec4(select(haze, seen, ray.y.lessThan(0)), 1)
