import { flipY, random, valueNoise } from '@kirari/addons'
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
import type { Float, Vec3 } from 'kirari/node'

const wide = resolution.x.div(resolution.y)
// How high stone has grown from the ground, one cone a drip.
const grown = (at: Float, seed: number): Float => {
  const x = at.add(sin(at.mul(1.9).add(seed)).mul(0.3))
  const away = x.fract().sub(0.5).abs()
  const tall = random(x.floor().add(seed)).mul(0.34).add(0.05)
  return away.mul(-6).exp().sub(0.05).mul(tall).add(0.08)
}
const lamp = uv.sub(vec2(0.56, 0.42)).mul(vec2(wide, 1.25)).length()
const shaft = smoothstep(0.22, 0, uv.x.sub(0.6).add(uv.y.mul(0.1)).abs())
  .mul(uv.y)
  .mul(0.35)
const water = smoothstep(0.14, 0.08, uv.y).mul(
  sin(uv.y.mul(420).add(time.mul(2)))
    .mul(0.06)
    .add(0.16),
)
let colour: Vec3 = mix(
  vec3(0.85, 0.98, 0.9),
  vec3(0.07, 0.3, 0.38),
  smoothstep(0, 0.75, lamp),
)
  .add(shaft)
  .add(water)
for (const [count, seed, tint, rim] of [
  [14, 3, vec3(0.13, 0.42, 0.45), vec3(0.45, 0.8, 0.74)],
  [9, 11, vec3(0.14, 0.23, 0.33), vec3(0.42, 0.62, 0.6)],
  [5.4, 29, vec3(0.06, 0.07, 0.13), vec3(0.3, 0.3, 0.32)],
] as const) {
  // What hangs from the roof stands on the ground below it, turned
  // over: water that leaves stone above leaves less of it here.
  for (const [at, share] of [
    [flipY(uv), 1],
    [uv, 0.6],
  ] as const) {
    const x = at.x.mul(wide).div(1.6).mul(count).add(seed)
    const streak = valueNoise(vec2(x.mul(14), at.y.mul(4)))
    const d = at.y
      .sub(grown(x, seed).mul(share))
      .sub(streak.mul(0.012))
      .toConst('d')
    const lit = mix(
      tint,
      rim,
      smoothstep(-0.045, 0, d).mul(streak.mul(0.6).add(0.3)),
    )
    colour = mix(
      colour,
      lit.mul(streak.mul(0.25).add(0.85)),
      smoothstep(0.005, -0.005, d),
    )
  }
}
const fallen = time.mul(0.4).fract()
const drop = vec2(0.56, fallen.mul(fallen).mul(-0.62).add(0.66))
const bead = smoothstep(
  0.012,
  0.005,
  uv.sub(drop).mul(vec2(wide, 0.6)).length(),
)

export const fragment = vec4(mix(colour, vec3(0.95, 1, 1), bead), 1)
