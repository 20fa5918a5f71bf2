import { linear2gamma } from '@kirari/addons'
import {
  float, mix, resolution, select, sin, smoothstep, time, uv, vec3, vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const panel = uv.x.mul(5).floor()
const x = uv.x.mul(5).fract().sub(0.5).mul(0.4)

// A vase, lit from the side: the light is the same five times.
const y = p.y.add(0.02)
const outline = sin(y.mul(9).add(1.1)).mul(0.045).add(0.1).sub(y.mul(0.05))
const across = x.div(outline)
const normal = vec3(
  across,
  sin(y.mul(9)).mul(0.3),
  float(1).sub(across.mul(across)).max(0).sqrt(),
)
const lamp = vec3(time.mul(0.4).cos().mul(0.8), 0.35, 0.5).normalize()
const lit = normal.normalize().dot(lamp).max(0).mul(0.75).add(0.01)
const glaze = vec3(0.12, 0.4, 0.42).mul(lit).add(lit.pow(24).mul(0.6))
const isVase = across.abs().lessThan(1).and(y.abs().lessThan(0.36))
const wall = mix(
  vec3(0.05, 0.035, 0.03),
  vec3(0.3, 0.22, 0.17),
  uv.y.mul(uv.y),
)
const light = select(wall, glaze, isVase)

// From 1, as if light were numbers, to 3.
const gamma = panel.mul(0.5).add(1)
const gap = smoothstep(0.2, 0.197, x.abs())

export const fragment = vec4(
  linear2gamma(light, gamma).mul(gap).saturate(),
  1,
)
