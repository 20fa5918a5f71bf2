import { permute } from '@kirari/addons'
import {
  length, mix, resolution, select, smoothstep, step, time, uv, vec2,
  vec3, vec4,
} from 'kirari/node'

const p = uv.mul(resolution).div(resolution.y).mul(7).add(time.mul(0.1))
const tile = p.floor()
const local = p.sub(tile)

// One coordinate is shuffled in after the other, as noise does it.
const key = permute(permute(tile.x).add(tile.y))
const isTurned = key.lessThan(144)
const q = vec2(select(local.x, local.x.negate().add(1), isTurned), local.y)
const [one, other] = [length(q), length(q.sub(1))]
const band = one.sub(0.5).abs().min(other.sub(0.5).abs())

// Which side of the band is which alternates from tile to tile.
const between = step(0.5, one).mul(step(0.5, other))
const parity = tile.x.add(tile.y).mul(0.5).fract().mul(2)
const side = between
  .add(parity)
  .add(select(0, 1, isTurned))
  .mul(0.5)
  .fract()
  .mul(2)
const glaze = mix(vec3(0.93, 0.9, 0.82), vec3(0.16, 0.35, 0.5), side)
const inlaid = mix(
  vec3(0.8, 0.48, 0.25),
  glaze,
  smoothstep(0.1, 0.11, band),
)
const rim = local.sub(0.5).abs()

export const fragment = vec4(
  inlaid.mul(smoothstep(0.5, 0.48, rim.x.max(rim.y)).mul(0.22).add(0.78)),
  1,
)
