import { psrdnoise } from '@kirari/addons'
import {
  float,
  mix,
  resolution,
  smoothstep,
  time,
  uv,
  vec2,
  vec3,
  vec4,
} from 'kirari/node'
import type { Float, Vec2 } from 'kirari/node'

const p = uv.mul(resolution).div(resolution.y).mul(1.6)
// Flow noise: gradients turn, finer layers faster, and
// each layer is carried along by the slopes of the others.
let sum: Float = float(0)
let drift: Vec2 = vec2(0, 0)
for (const [layer, scale] of [1, 2.2, 4.8].entries()) {
  const noise = psrdnoise(
    p
      .mul(scale)
      .add(drift.mul(0.1 * scale))
      .add(layer * 11.3),
    vec2(0, 0),
    time.mul(0.5 * (layer + 1)),
  )
  sum = sum.add(noise.x.div(scale))
  drift = drift.add(noise.yz.div(scale))
}
const crack = sum.abs()
const glow = smoothstep(0.34, 0, crack)
const fire = mix(vec3(0.7, 0.07, 0.01), vec3(1, 0.78, 0.25), glow.pow(3))
const rock = vec3(0.11, 0.085, 0.08).mul(
  drift.dot(vec2(-0.35, 0.4)).mul(0.3).add(1).max(0.2),
)
const skin = smoothstep(0.06, 0.3, crack)

export const fragment = vec4(
  mix(fire, rock, skin).add(vec3(0.35, 0.06, 0).mul(glow.mul(skin))),
  1,
)
