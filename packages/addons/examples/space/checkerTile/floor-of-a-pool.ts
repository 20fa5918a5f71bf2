import { checkerTile, gnoise } from '@kirari/addons'
import {
  abs, atan2, mix, resolution, select, sin, smoothstep, time, uv, vec2,
  vec3, vec4,
} from 'kirari/node'
import type { Vec2 } from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const swell = (at: Vec2) => gnoise(vec3(at, time.mul(0.25)))
const wave = swell(p.mul(3.2)).toConst('wave')
const ripple = swell(p.mul(7).add(5)).toConst('ripple')
// Waves bend the view of the floor.
const floor = p.add(vec2(wave, ripple.add(wave)).mul(0.055))
const tiles = mix(
  vec3(0.36, 0.8, 0.86),
  vec3(0.22, 0.66, 0.78),
  checkerTile(floor, 13),
)
const line = smoothstep(0.062, 0.056, abs(floor.x.add(0.42)))
const painted = mix(tiles, vec3(0.05, 0.2, 0.42), line)

// And gather the sunlight in a net of bright lines.
const net = abs(swell(floor.mul(4.5).add(wave)))
  .min(abs(ripple.add(wave.mul(0.6))))
  .mul(7)
  .add(0.55)
  .inverseSqrt()
  .sub(0.5)
const water = painted
  .mul(0.82)
  .add(vec3(1, 1, 0.85).mul(net.max(0).mul(0.3)))

// A ring floats on top, its shadow on the floor below.
const centre = vec2(0.36, 0.04).add(
  vec2(sin(time.mul(0.4)), sin(time.mul(0.31))).mul(0.02),
)
const toRing = p.sub(centre)
const tube = toRing.length().sub(0.21).abs()
const shadow = floor
  .sub(centre)
  .add(vec2(-0.09, 0.13))
  .length()
  .sub(0.21)
  .abs()
const shaded = water.mul(smoothstep(0.11, 0.06, shadow).mul(-0.35).add(1))
const angle = atan2(toRing.y, toRing.x).add(time.mul(0.1))
const stripe = smoothstep(-0.05, 0.05, sin(angle.mul(5)))
const gloss = smoothstep(
  0.03,
  0,
  toRing.add(vec2(0.012, -0.012)).length().sub(0.225).abs(),
)
const ring = mix(vec3(0.93, 0.2, 0.2), vec3(0.98, 0.96, 0.93), stripe)
  .mul(tube.mul(tube).mul(-75).add(1))
  .add(gloss.mul(toRing.y.sub(toRing.x).mul(1.2).saturate()).mul(0.6))

export const fragment = vec4(
  select(shaded, ring, tube.lessThan(0.085)),
  1,
)
