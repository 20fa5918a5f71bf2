import { safeInverse } from '@kirari/addons'
import {
  cos, mat3, mix, resolution, sin, smoothstep, time, uv, vec3, vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const turn = time.mul(0.2)

// From the floor to the picture: turned, then tilted
// away. Its inverse takes each pixel back to the floor.
const tilt = mat3(1, 0, 0, 0, 0.35, 1, 0, -0.4, 1.1)
const spin = mat3(
  cos(turn),
  sin(turn),
  0,
  sin(turn).negate(),
  cos(turn),
  0,
  0,
  0,
  1,
)
const seen = safeInverse(tilt.mul(spin)).mul(vec3(p, 1))
const floor = seen.xy.div(seen.z.max(1e-3)).mul(2)

const cell = floor.fract().sub(0.5).abs()
const tile = smoothstep(0.5, 0.4, cell.x.max(cell.y))
const odd = floor
  .floor()
  .dot(vec3(1, 1, 0).xy)
  .mul(0.5)
  .fract()
  .mul(2)
const light = mix(vec3(0.12, 0.2, 0.34), vec3(1, 0.72, 0.42), odd).mul(
  tile,
)

export const fragment = vec4(
  mix(vec3(0.05, 0.07, 0.12), light, smoothstep(0.03, 0.45, seen.z)),
  1,
)
