import { lineSDF, polar2cart } from '@kirari/addons'
import {
  mix,
  resolution,
  sin,
  smoothstep,
  time,
  uv,
  vec2,
  vec3,
  vec4,
} from 'kirari/node'
import type { Vec3 } from 'kirari/node'

const p = uv.sub(vec2(0.5, 0.6)).mul(resolution).div(resolution.y)
const meadow = mix(
  vec3(0.07, 0.19, 0.18),
  vec3(0.33, 0.49, 0.38),
  smoothstep(-0.6, 0.5, p.y),
)
const sun = p.sub(vec2(-0.7, 0.4)).length()
let picture: Vec3 = meadow.add(
  vec3(0.9, 0.75, 0.4).mul(sun.mul(-2.2).exp().mul(0.45)),
)
const bend = p.x.sub(p.y.mul(p.y).mul(0.2))
const stalk = smoothstep(0.011, 0.008, bend.abs()).mul(
  smoothstep(0, -0.01, p.y),
)
picture = mix(
  picture,
  mix(
    vec3(0.32, 0.42, 0.16),
    vec3(0.62, 0.68, 0.3),
    smoothstep(0.01, -0.01, bend),
  ),
  stalk,
)

// Seeds over a sphere: evenly from pole to pole, and each a golden
// angle further round. The stalk is the z axis, turned upright.
const count = 40
for (let i = 0; i < count; i++) {
  const inclination = Math.acos(1 - (2 * (i + 0.5)) / count)
  const azimuth = time.mul(0.12).add(i * 2.39996)
  const seed = polar2cart(vec3(0.31, inclination, azimuth)).toConst('seed')
  const tip = vec2(
    seed.x.add(seed.y.mul(0.08)),
    seed.z.add(seed.y.mul(0.22)),
  ).toConst('tip')
  const near = seed.y.mul(-1.6).add(0.5).toConst('near')
  const from = p.sub(tip).toConst('from')
  // A tuft of hairs: an angle that is good enough without arctangent.
  const angle = from.y.div(from.x.abs().add(from.y.abs()).add(1e-5))
  const hairs = angle.mul(4.5).fract().sub(0.5).abs()
  const tuft = smoothstep(0.075, 0.008, from.length()).mul(
    hairs.mul(1.1).add(0.2),
  )
  const stem = smoothstep(
    0.0034,
    0.0012,
    lineSDF(p, tip.mul(0.16), tip),
  ).mul(0.5)
  const white = mix(vec3(0.75, 0.8, 0.74), vec3(1, 0.98, 0.92), near)
  picture = mix(
    picture,
    white,
    tuft.max(stem).mul(near.mul(0.5).add(0.35).saturate()),
  )
}
const heart = smoothstep(0.05, 0.042, p.length())
const pitted = sin(p.x.mul(240))
  .mul(sin(p.y.mul(240)))
  .mul(0.08)
const brown = vec3(0.32, 0.23, 0.13).add(pitted).add(p.y.mul(2))

export const fragment = vec4(mix(picture, brown, heart), 1)
