import { rotate2d, sqTile } from '@kirari/addons'
import {
  abs, mix, resolution, select, smoothstep, uv, vec2, vec3, vec4,
} from 'kirari/node'
import type { Vec2 } from 'kirari/node'

const count = 30
const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const stitch = sqTile(p, count)
// A stitch has one colour: that of the picture at its middle.
const at = stitch.zw.add(0.5).div(count)

const isIn = (centre: Vec2, turn: number, radii: Vec2) =>
  rotate2d(turn).mul(at.sub(centre)).div(radii).length().lessThan(1)
const side = vec2(at.x.abs(), at.y)
const isPetal = isIn(vec2(0, 0.17), 0, vec2(0.1, 0.17))
const isSidePetal = rotate2d(0.25)
  .mul(side.sub(vec2(0.1, 0.18)))
  .div(vec2(0.085, 0.2))
  .length()
  .lessThan(1)
const isStem = abs(at.x).lessThan(0.02).and(at.y.lessThan(0.05))
const isLeaf = rotate2d(0.6)
  .mul(side.sub(vec2(0.15, -0.2)))
  .div(vec2(0.06, 0.21))
  .length()
  .lessThan(1)
const isFrame = abs(abs(at.x).sub(0.78).max(abs(at.y).sub(0.44)))
  .lessThan(0.02)
  .and(stitch.z.add(stitch.w).mod(3).lessThan(1.5))
const isBud = abs(at.x)
  .sub(0.52)
  .abs()
  .add(abs(at.y).sub(0.1).abs())
  .lessThan(0.1)

const linen = vec3(0.93, 0.9, 0.83)
const green = mix(
  vec3(0.13, 0.35, 0.2),
  vec3(0.35, 0.55, 0.25),
  at.y.add(0.4).mul(2),
)
const red = mix(
  vec3(0.95, 0.45, 0.25),
  vec3(0.72, 0.07, 0.16),
  at.y.sub(0.05).mul(3).saturate(),
)
let wool = select(linen, vec3(0.2, 0.3, 0.55), isFrame.or(isBud))
wool = select(wool, green, isStem.or(isLeaf))
wool = select(wool, red.mul(0.8), isSidePetal)
wool = select(wool, red, isPetal)

// Two threads across the square, one over the other.
const q = stitch.xy.sub(0.5)
const rising = q.x.sub(q.y).abs()
const falling = q.x.add(q.y).abs()
const end = smoothstep(0.5, 0.42, q.x.abs().max(q.y.abs()))
const over = smoothstep(0.3, 0.18, rising).mul(end)
const under = smoothstep(0.3, 0.18, falling).mul(end)
const light = mix(under.mul(0.8), rising.mul(-1.1).add(1.1), over)
const holes = smoothstep(0.04, 0.12, stitch.xy.min(0.5).length())
const cloth = linen.mul(holes.mul(0.25).add(0.7))

export const fragment = vec4(
  mix(cloth, wool.mul(light.mul(0.45).add(0.58)), over.max(under)),
  1,
)
