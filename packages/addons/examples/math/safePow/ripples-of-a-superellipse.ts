import { safePow } from '@kirari/addons'
import {
  float, mix, resolution, smoothstep, time, uv, vec3, vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(2.2).mul(resolution).div(resolution.y)

// From a star through a diamond and a disc to a box, all by the exponent.
const k = time.mul(0.6).sin().mul(1.4).exp2()
const parts = safePow(p, k)
const size = safePow(parts.x.abs().add(parts.y.abs()), float(1).div(k))

const wave = smoothstep(
  0.3,
  0.7,
  size.mul(14).sub(time.mul(3)).sin().mul(0.5).add(0.5),
)
const tint = mix(
  vec3(0.15, 0.4, 0.95),
  vec3(1, 0.65, 0.3),
  parts.x.sub(parts.y).mul(0.5).add(0.5).saturate(),
)

export const fragment = vec4(
  tint.mul(wave.mul(0.85).add(0.15)).mul(size.mul(-0.4).exp2()),
  1,
)
