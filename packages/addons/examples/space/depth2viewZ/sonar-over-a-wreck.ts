import { depth2viewZ, drawFill, fbm } from '@kirari/addons'
import {
  float, max, min, mix, resolution, sin, smoothstep, step, time, uv, vec2,
  vec3, vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)

// The depth picture: of a level sea bed it grows evenly up the picture,
// and a hull stands out of it.
const [near, far] = [0.5, 14]
const bed = uv.y
  .mul(0.2)
  .add(0.76)
  .add(fbm(p.mul(vec2(3, 7)), 4).mul(0.006))
const q = vec2(
  p.x.add(p.y.mul(0.5)),
  p.y.add(0.06).sub(p.x.mul(0.22)),
).toConst('q')
const beam = float(0.13)
  .mul(float(1).sub(q.x.mul(q.x).mul(3.6)))
  .max(0)
const hull = smoothstep(0, 1, beam.sub(q.y.abs()).div(0.1))
const holds = smoothstep(
  0.5,
  0.44,
  q.x.mul(7).fract().sub(0.5).abs().mul(2),
)
const deck = smoothstep(0.05, 0.03, q.y.abs().sub(0.01))
  .mul(holds)
  .mul(step(q.x.abs(), 0.36))
const house = smoothstep(
  0.005,
  0,
  max(q.x.add(0.12).abs().sub(0.055), q.y.abs().sub(0.07)),
)
const mast = smoothstep(
  0.006,
  0.002,
  max(q.x.sub(0.16).abs(), q.y.sub(0.12).abs().sub(0.16)),
)
const depth = bed
  .sub(hull.mul(0.075))
  .add(deck.mul(0.03))
  .sub(house.mul(0.035))
  .sub(mast.mul(0.03))

// In metres it is a map: lines lie at equal distances.
const metres = depth2viewZ(depth, near, far).negate().toConst('metres')
const share = metres.sub(1.8).div(3.4).saturate()
const warm = mix(
  vec3(1, 0.92, 0.55),
  vec3(0.95, 0.45, 0.2),
  smoothstep(0, 0.3, share),
)
const deep = mix(
  vec3(0.55, 0.12, 0.35),
  vec3(0.05, 0.06, 0.25),
  smoothstep(0.45, 1, share),
)
const tone = mix(warm, deep, smoothstep(0.15, 0.6, share))
// How much of a metre a pixel is.
const slope = metres.mul(metres).mul(0.4).div(resolution.y)
const line = float(0.5)
  .sub(metres.mul(3).fract().sub(0.5).abs())
  .div(slope.mul(3))
const lines = smoothstep(1.2, 0.4, line).mul(0.35)
const ping = metres.sub(time.mul(0.9).add(1.4).mod(7).add(1.5)).abs()
const grain = fbm(p.mul(160), 2).mul(0.06)
const lit = tone
  .mul(float(1).sub(lines))
  .add(grain)
  .add(min(float(1), ping.mul(-9).exp()).mul(0.35))
const swath = drawFill(
  p.x
    .abs()
    .sub(mix(0.62, 0.86, uv.y))
    .sub(sin(uv.y.mul(240)).mul(0.003)),
  0,
  0.004,
)

export const fragment = vec4(mix(vec3(0.01, 0.02, 0.05), lit, swath), 1)
