import {
  compositeSourceOver, premultiply, unpremultiply, valueNoise,
} from '@kirari/addons'
import {
  float, mix, resolution, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'
import type { Vec4 } from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const inks = [
  vec3(0.95, 0.35, 0.25),
  vec3(0.98, 0.75, 0.25),
  vec3(0.15, 0.5, 0.75),
] as const

// Three puffs of smoke, laid over one another while premultiplied.
const puff = (below: Vec4, i: number): Vec4 => {
  const drift = valueNoise(p.mul(3).add(vec2(i * 9, time.mul(0.2))))
    .sub(0.5)
    .mul(0.3)
  const far = p
    .sub(vec2(i * 0.36 - 0.36, 0))
    .add(drift)
    .length()
  const soft = float(1).sub(smoothstep(0.05, 0.42, far))
  return compositeSourceOver(
    premultiply(vec4(inks[i] ?? inks[0], soft)),
    below,
  )
}
const smoke = [0, 1, 2].reduce(puff, vec4(0))

// The colour comes in four steps, the edge of the smoke stays soft.
const straight = unpremultiply(smoke)
const steps = straight.xyz.mul(4).add(0.5).floor().div(4)
const ink = premultiply(vec4(mix(steps, straight.xyz, 0.15), straight.w))

export const fragment = compositeSourceOver(ink, vec4(0.97, 0.96, 0.93, 1))
