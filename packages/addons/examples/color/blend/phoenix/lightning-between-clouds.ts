import { blendPhoenix, fbm } from '@kirari/addons'
import { mix, resolution, time, uv, vec2, vec3, vec4 } from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const left = fbm(p.mul(1.6).add(vec2(time.mul(0.07), 0.4)), 3)
  .mul(0.6)
  .add(0.5)
const right = fbm(p.mul(1.6).add(vec2(5.3, time.mul(-0.05))), 2)
  .mul(0.6)
  .add(0.5)

// 1 where the two are equal: a high power leaves only that line.
const equal = blendPhoenix(left, right)
const bolt = equal.pow(90)
const glow = equal.pow(9)

const storm = mix(
  vec3(0.05, 0.06, 0.13),
  vec3(0.3, 0.3, 0.44),
  left.mul(right).mul(1.4),
)

export const fragment = vec4(
  storm
    .add(vec3(0.35, 0.3, 0.75).mul(glow).mul(0.55))
    .add(vec3(0.9, 0.92, 1).mul(bolt)),
  1,
)
