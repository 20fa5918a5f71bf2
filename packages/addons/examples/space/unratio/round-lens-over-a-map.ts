import { fbm, squareUv, unsquareUv } from '@kirari/addons'
import {
  cos,
  mix,
  resolution,
  select,
  sin,
  smoothstep,
  time,
  uv,
  vec2,
  vec3,
  vec4,
} from 'kirari/node'

// The lens is round, so it is made in the square; the map
// fills the canvas, so it is read with uv.
const orbit = vec2(
  cos(time.mul(0.5)).mul(0.34),
  sin(time.mul(0.8)).mul(0.12),
)
const away = squareUv(uv, resolution).sub(orbit.add(0.5))
const r = away.length()
const isLens = r.lessThan(0.28)
const enlarged = away.mul(smoothstep(0, 0.4, r).mul(0.5).add(0.36))
const looked = unsquareUv(orbit.add(0.5).add(enlarged), resolution)
const at = select(uv, looked, isLens)

const height = fbm(at.mul(vec2(5, 3.4)).add(vec2(3.1, 8.4)), 5)
const deep = smoothstep(-0.5, 0, height)
const sea = mix(vec3(0.28, 0.52, 0.62), vec3(0.66, 0.83, 0.82), deep)
const plain = mix(
  vec3(0.86, 0.87, 0.64),
  vec3(0.58, 0.7, 0.42),
  height.mul(5),
)
const high = smoothstep(0.16, 0.48, height)
const land = mix(plain, vec3(0.72, 0.56, 0.4), high)
const level = height.mul(17).fract().sub(0.5).abs()
const contours = smoothstep(0.44, 0.5, level).mul(0.3)
const coast = smoothstep(0.012, 0.004, height.abs())
const chart = select(sea, land, height.greaterThan(0))
const drawn = mix(chart, vec3(0.2, 0.2, 0.22), contours.max(coast))

const shadow = smoothstep(
  0.36,
  0.26,
  away.sub(vec2(0.02, -0.03)).length(),
)
const beside = drawn.mul(shadow.mul(-0.42).add(1))
const glint = smoothstep(0.07, 0, away.sub(vec2(-0.11, 0.14)).length())
const seen = drawn.mul(1.06).sub(smoothstep(0.12, 0.28, r).mul(0.16))
const table = select(beside, seen.add(glint.mul(0.5)), isLens)
// A handle to the lower right, and a ring of brass.
const grip = vec2(
  away.x.sub(away.y).sub(0.6).abs(),
  away.x.add(away.y).abs(),
)
const handle = smoothstep(
  0.003,
  -0.003,
  grip.sub(vec2(0.19, 0.034)).x.max(grip.y.sub(0.034)),
)
const wood = mix(
  vec3(0.62, 0.36, 0.2),
  vec3(0.3, 0.16, 0.09),
  grip.y.mul(28),
)
const brass = vec3(0.98, 0.8, 0.42).mul(
  away.y.sub(away.x).mul(1.2).add(0.7),
)
const rim = smoothstep(0.015, 0.01, r.sub(0.285).abs())

export const fragment = vec4(mix(mix(table, wood, handle), brass, rim), 1)
