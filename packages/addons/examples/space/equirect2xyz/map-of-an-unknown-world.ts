import { equirect2xyz, fbm, rotateY } from '@kirari/addons'
import {
  mix, resolution, sin, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

// Noise of the direction: no seam at the sides, and no crowding at
// the poles.
const direction = rotateY(equirect2xyz(uv), time.mul(0.05))
const height = fbm(direction.mul(1.7).add(vec3(3.1, 0.4, 7)), 5).add(0.02)

const shore = smoothstep(0.006, 0, height.abs())
const isLand = smoothstep(-0.002, 0.002, height)
const parchment = mix(
  vec3(0.93, 0.85, 0.68),
  vec3(0.84, 0.71, 0.5),
  fbm(uv.mul(vec2(5, 3)), 3).add(0.5),
)
// Lines of water follow the coast.
const ripple = smoothstep(
  0.55,
  1,
  sin(height.mul(150)).mul(smoothstep(-0.22, 0, height)),
)
const sea = mix(
  parchment,
  vec3(0.4, 0.53, 0.55),
  ripple.mul(0.55).add(0.15),
)
const relief = mix(
  vec3(0.72, 0.68, 0.42),
  vec3(0.52, 0.34, 0.2),
  smoothstep(0.05, 0.4, height),
)
const snow = smoothstep(0.84, 0.9, direction.y.abs().add(height.mul(0.2)))
const land = mix(
  mix(parchment, relief, 0.75),
  vec3(0.97, 0.95, 0.9),
  snow,
)

const grid = uv
  .mul(vec2(12, 6))
  .sub(0.5)
  .fract()
  .sub(0.5)
  .abs()
  .mul(resolution)
  .div(vec2(12, 6))
const lines = smoothstep(1, 0.3, grid.x.min(grid.y))
const map = mix(
  mix(sea, land, isLand),
  vec3(0.3, 0.17, 0.1),
  shore.mul(0.85).max(lines.mul(0.25)),
)
const edge = uv.mul(uv.negate().add(1)).mul(4)
export const fragment = vec4(map.mul(edge.x.mul(edge.y).pow(0.12)), 1)
