import { drawFill, valueNoise } from '@kirari/addons'
import {
  mix, resolution, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)

let picture = mix(vec3(1, 0.86, 0.7), vec3(0.45, 0.6, 0.8), uv.y)
for (const layer of [0, 1, 2, 3, 4]) {
  const drift = vec2(time.mul(0.02 * (layer + 1)), layer * 7.3)
  const ridge = valueNoise(
    p.x
      .mul(2.2 + layer * 0.4)
      .add(drift.x)
      .add(drift.y),
  ).mul(0.22)
  const d = p.y.sub(ridge).sub(0.16 - layer * 0.16)
  // Without the size of a pixel: read from the picture itself.
  const paper = drawFill(d)
  const shadow = smoothstep(0.07, 0, d).mul(0.25)
  const tint = mix(
    vec3(0.62, 0.66, 0.78),
    vec3(0.08, 0.14, 0.22),
    layer / 4,
  )
  picture = mix(mix(picture, tint.mul(0.4), shadow), tint, paper)
}

export const fragment = vec4(picture, 1)
