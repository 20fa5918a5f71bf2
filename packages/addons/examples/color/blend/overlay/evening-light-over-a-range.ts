import { blendOverlay, valueNoise } from '@kirari/addons'
import {
  float, mix, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'
import type { Vec3 } from 'kirari/node'

// Grey hills in grey mist, from the furthest to the nearest.
const hill = (behind: Vec3, i: number): Vec3 => {
  const ridge = valueNoise(uv.x.mul(3 + i).add(i * 7.3))
    .mul(0.22)
    .add(0.62 - i * 0.15)
  const tone = vec3(0.68 - i * 0.13).add(
    uv.y.sub(ridge).add(0.2).saturate().mul(0.25),
  )
  return mix(
    tone,
    behind,
    smoothstep(ridge.sub(0.004), ridge.add(0.004), uv.y),
  )
}
const grey = [0, 1, 2, 3].reduce(hill, vec3(mix(0.86, 0.6, uv.y)))

const sun = vec2(0.7, 0.62)
const warmth = float(1).sub(
  smoothstep(0, 0.9, uv.distance(sun).add(time.mul(0.4).sin().mul(0.06))),
)
const light = mix(vec3(0.28, 0.3, 0.62), vec3(1, 0.62, 0.2), warmth)

export const fragment = vec4(blendOverlay(grey, light), 1)
