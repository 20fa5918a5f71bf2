import {
  compositeSourceOver, premultiply, valueNoise,
} from '@kirari/addons'
import {
  float, mix, resolution, smoothstep, time, uv, vec3, vec4,
} from 'kirari/node'
import type { Vec4 } from 'kirari/node'

const p = uv.mul(resolution).div(resolution.y)
const sky = vec4(
  mix(vec3(0.97, 0.8, 0.68), vec3(0.55, 0.68, 0.82), uv.y),
  1,
)

// Each range, from the furthest to the nearest, is
// opaque at its ridge and fades into mist at its foot.
const range = (behind: Vec4, i: number): Vec4 => {
  const x = p.x
    .mul(2.2 + i * 0.6)
    .add(i * 11.7)
    .add(time.mul(0.02 * (i + 1)))
  const ridge = valueNoise(x)
    .mul(0.7)
    .add(valueNoise(x.mul(3.1)).mul(0.3))
    .mul(0.3)
    .add(0.55 - i * 0.16)
  const below = ridge.sub(uv.y)
  const mist = float(1).sub(smoothstep(0, 0.34, below).mul(0.75))
  const rock = premultiply(
    vec4(mix(vec3(0.5, 0.56, 0.68), vec3(0.1, 0.14, 0.24), i / 3), mist),
  )
  return compositeSourceOver(
    rock.mul(smoothstep(-0.002, 0.002, below)),
    behind,
  )
}

export const fragment = [0, 1, 2, 3].reduce(range, sky)
