import { mirror, valueNoise } from '@kirari/addons'
import {
  mix, resolution, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const p = uv.mul(resolution).div(resolution.y)

// Every thread was dyed before it was woven, and lies a little off.
const thread = p.x.mul(90).floor()
const slip = valueNoise(vec2(thread.mul(0.6), 3))
  .sub(0.5)
  .mul(0.12)
const at = vec2(p.x, p.y.add(slip).add(time.mul(0.02)))

// Folding both ways turns a slope into diamonds in diamonds.
const folded = mirror(at.mul(vec2(3.2, 2.4)))
const diamond = mirror(folded.x.add(folded.y).mul(2))
const heart = mirror(folded.x.add(folded.y))
const blur = 0.09
const field = mix(
  vec3(0.1, 0.13, 0.3),
  vec3(0.7, 0.17, 0.15),
  smoothstep(0.5 - blur, 0.5 + blur, heart),
)
const pattern = mix(
  field,
  vec3(0.95, 0.87, 0.7),
  smoothstep(0.62 - blur, 0.62 + blur, diamond),
)
const weave = mirror(p.mul(vec2(180, 120)))

export const fragment = vec4(
  pattern.mul(weave.x.mul(weave.y).mul(0.28).add(0.8)),
  1,
)
