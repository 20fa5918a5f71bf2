import { rectSDF, uncenterUv } from '@kirari/addons'
import {
  mix,
  resolution,
  select,
  sin,
  smoothstep,
  time,
  uv,
  vec2,
  vec3,
  vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const wall = -0.5
const wave = (y: number) => {
  const away = p.distance(vec2(wall, y))
  return sin(away.mul(70).sub(time.mul(5))).div(away.mul(2.2).add(1))
}
// Crests and troughs from −1 to 1 add up; a colour needs 0 to 1.
const beyond = wave(0.13).add(wave(-0.13)).mul(0.8)
const before = sin(p.x.mul(70).sub(time.mul(5))).mul(0.75)
const height = uncenterUv(select(before, beyond, p.x.greaterThan(wall)))
const glow = mix(
  vec3(0.05, 0.02, 0.1),
  vec3(0.62, 0.2, 0.32),
  smoothstep(0.1, 0.6, height),
)
const lit = mix(glow, vec3(1, 0.88, 0.6), smoothstep(0.62, 1, height))
const slits = p.y.abs().sub(0.13).abs().sub(0.03)
const stone = rectSDF(p.sub(vec2(wall, 0)), vec2(0.022, 1)).max(
  slits.negate(),
)
const edge = mix(
  vec3(0.2, 0.18, 0.22),
  vec3(0.5, 0.46, 0.5),
  smoothstep(-0.02, 0.02, p.x.sub(wall)),
)

export const fragment = vec4(
  mix(lit, edge, smoothstep(0.003, -0.003, stone)),
  1,
)
