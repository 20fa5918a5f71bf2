import { random, safeAtan2 } from '@kirari/addons'
import {
  float, length, mix, resolution, smoothstep, time, uv, vec2, vec3,
  vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const far = length(p)
const turns = safeAtan2(p.y, p.x).div(2 * Math.PI)

// How long ago the beam was here, in turns.
const since = time.mul(0.2).add(0.12).sub(turns).fract()
const trail = since.mul(-5).exp()
let echo = float(0)
for (let i = 0; i < 11; i++) {
  const angle = random(vec2(i, 1)).mul(2 * Math.PI)
  const place = vec2(angle.cos(), angle.sin()).mul(
    random(vec2(i, 2)).mul(0.34).add(0.07),
  )
  echo = echo.add(smoothstep(0.018, 0.004, length(p.sub(place))))
}
const ring = smoothstep(
  0.004,
  0.001,
  far.mul(9).fract().sub(0.5).abs().div(9),
)
const spoke = smoothstep(
  0.003,
  0.001,
  turns.mul(12).fract().sub(0.5).abs().mul(far).mul(0.52),
)
const grid = ring.max(spoke).mul(0.22)
const light = trail
  .mul(0.45)
  .add(grid)
  .add(echo.mul(trail.mul(1.6).add(0.15)))
const screen = mix(
  vec3(0.01, 0.05, 0.04),
  vec3(0.45, 1, 0.62),
  light.min(1),
)

export const fragment = vec4(
  mix(screen, vec3(0.12, 0.13, 0.13), smoothstep(0.445, 0.448, far)),
  1,
)
