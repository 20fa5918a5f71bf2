import { quat, quatNorm, quatRotate } from '@kirari/addons'
import {
  atan2, float, mix, resolution, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'
import type { Vec3 } from 'kirari/node'

const p = uv.sub(0.5).mul(2.1).mul(resolution).div(resolution.y)
let colour: Vec3 = mix(vec3(0.05, 0.12, 0.1), vec3(0.1, 0.2, 0.14), uv.y)

// Nine rings of petals, from the outside in. The turn of each is a
// mix of that of the rim and that of the heart, brought back to
// length 1: without it the petals would swell and shrink.
const rim = quat(vec3(0.1, 0, 0.995), time.mul(0.3).sin().mul(0.2))
const heart = quat(vec3(-0.5, 0.3, 0.812), 2.6)
for (let i = 0; i < 9; i++) {
  const share = i / 8
  const size = 1 - 0.88 * share
  const turn = quatNorm(mix(rim, heart, share))
  const on = quatRotate(turn, vec3(p, 0)).xy.div(size)
  const angle = atan2(on.y, on.x)
    .div(Math.PI * 2)
    .mul(16)
    .add((i % 2) / 2)
  const across = angle.fract().sub(0.5).abs().mul(2)
  const r = on.length()
  const tip = float(1).sub(across.mul(across).mul(0.28))
  const petal = smoothstep(0.02, -0.01, r.sub(tip))
  const fold = smoothstep(0.12, 0, across).mul(0.25)
  const edge = smoothstep(0.75, 1, across.add(r.sub(0.8).max(0)))
  const tint = mix(vec3(0.95, 0.45, 0.5), vec3(0.6, 0.08, 0.3), share)
  const lit = r.mul(0.65).add(0.38).sub(fold).sub(edge.mul(0.25))
  colour = mix(colour, tint.mul(lit), petal)
}
const eye = smoothstep(0.09, 0.06, p.sub(vec2(0)).length())

export const fragment = vec4(
  mix(colour, vec3(0.95, 0.75, 0.3), eye.mul(0.8)),
  1,
)
