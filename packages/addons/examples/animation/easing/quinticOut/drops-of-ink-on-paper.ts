import { hsl2rgb, quinticOut, random, valueNoise } from '@kirari/addons'
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
import type { Vec3 } from 'kirari/node'

const px = float(1).div(resolution.y)
const p = uv.sub(0.5).mul(resolution).mul(px)

const fibre = valueNoise(p.mul(vec2(90, 60))).mul(0.035)
const paper = vec3(0.98, 0.95, 0.88).sub(fibre)
const rough = valueNoise(p.mul(6))
  .sub(0.5)
  .mul(0.16)
  .add(valueNoise(p.mul(19)).sub(0.5).mul(0.07))

// Ink spreads at once, and then the paper holds it.
const drop = (below: Vec3, i: number): Vec3 => {
  const age = time
    .add(1.4 + i * 1.37)
    .div(7)
    .fract()
    .toConst('age')
  const round = time
    .add(1.4 + i * 1.37)
    .div(7)
    .floor()
  const place = vec2(
    random(round.add(i * 7.3))
      .sub(0.5)
      .mul(1.6),
    random(round.add(i * 3.1 + 50))
      .sub(0.5)
      .mul(0.7),
  )
  const size = mix(0.12, 0.3, random(round.add(i * 5.7 + 90)))
  const away = p.distance(place).add(rough).toConst('away')
  const radius = quinticOut(age.mul(1.5).saturate()).mul(size)
  const inside = smoothstep(radius, radius.sub(0.02), away)
  // Darker at the rim, where the ink dries.
  const rim = smoothstep(radius.sub(0.06), radius.sub(0.012), away)
  const dense = inside
    .mul(rim.mul(0.45).add(0.5))
    .mul(smoothstep(1, 0.75, age))
  const ink = hsl2rgb(vec3(i * 0.13 + 0.5, 0.75, 0.45))
  return below.mul(mix(vec3(1), ink, dense))
}
export const fragment = vec4([0, 1, 2, 3, 4].reduce(drop, paper), 1)
