import { cnoise } from '@kirari/addons'
import {
  float,
  max,
  mix,
  resolution,
  smoothstep,
  uv,
  vec2,
  vec3,
  vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
// A bow on top, teeth below.
const bow = vec2(p.x, p.y.max(0).mul(1.9)).length().sub(0.74)
const body = max(bow, p.y.negate().sub(0.36))
const tooth = p.x.mul(26).fract().sub(0.5).abs().mul(2)
const gap = smoothstep(
  0.62,
  0.7,
  tooth.add(smoothstep(-0.2, -0.38, p.y).mul(0.3)),
)
  .mul(smoothstep(0.015, 0, p.y.add(0.02)))
  .mul(smoothstep(0.69, 0.66, p.x.abs()))
const comb = smoothstep(0.006, 0, body).mul(gap.mul(-1).add(1))
const blot = cnoise(p.mul(vec2(4, 5)).add(7)).add(
  cnoise(p.mul(vec2(9, 11))).mul(0.45),
)
const amber = mix(
  vec3(0.93, 0.63, 0.2),
  vec3(0.74, 0.37, 0.08),
  cnoise(p.mul(3).add(40)).add(0.5),
)
const shell = mix(
  amber,
  vec3(0.16, 0.06, 0.02),
  smoothstep(0.02, 0.26, blot),
)
// Polish: a light along the edge, and one across.
const edge = smoothstep(-0.05, -0.012, body).mul(
  smoothstep(0.02, 0.2, p.y),
)
const gloss = smoothstep(
  0.05,
  0,
  p.y.sub(0.2).add(p.x.mul(p.x).mul(0.34)).abs(),
)
const lit = shell.add(
  vec3(1, 0.92, 0.75).mul(edge.mul(0.3).add(gloss.mul(0.22))),
)
const shadow = smoothstep(
  0.09,
  -0.06,
  vec2(p.x.sub(0.03), p.y.add(0.04).max(0).mul(1.9))
    .length()
    .sub(0.74)
    .max(p.y.negate().sub(0.4)),
)
const cloth = vec3(0.8, 0.83, 0.79).mul(float(1).sub(shadow.mul(0.35)))

export const fragment = vec4(mix(cloth, lit, comb), 1)
