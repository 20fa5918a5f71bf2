import { fbm, random, windmillTile } from '@kirari/addons'
import {
  abs, mix, resolution, select, sin, smoothstep, time, uv, vec2, vec3,
  vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const tile = windmillTile(p.add(vec2(0.03, 0.02)), 6)
const q = tile.xy.sub(0.5).abs().toConst('q')

// A neighbour's end reaches in through the upper and the lower side.
const end = q.y
  .negate()
  .add(0.29)
  .max(q.x.sub(q.y).add(0.12).mul(Math.SQRT1_2))
const isOwn = end.greaterThan(0)
const isOdd = tile.z.add(tile.w).mul(0.5).fract().greaterThan(0.25)
const isWhite = isOwn.notEqual(isOdd)

// The joint runs along the ends and, beside them, along the sides.
const side = q.y.sub(0.5).abs().max(q.x.negate().add(0.48))
const across = q.x.sub(0.5).abs().max(q.y.negate().add(0.48))
const joint = abs(end).min(side).min(across)

const cloud = fbm(p.mul(7).add(random(tile.zw).mul(0.3)), 4)
const white = vec3(0.93, 0.91, 0.84).add(cloud.mul(0.07))
const glaze = mix(
  vec3(0.04, 0.2, 0.42),
  vec3(0.08, 0.42, 0.5),
  smoothstep(-0.4, 0.5, cloud),
)
const bevel = smoothstep(0.015, 0.07, joint).mul(0.3).add(0.75)
const gleam = smoothstep(
  0.75,
  1,
  sin(p.x.mul(2).sub(p.y.mul(3)).add(cloud.mul(0.8)).add(time.mul(0.25))),
)
const fired = select(glaze, white, isWhite).mul(bevel).add(gleam.mul(0.1))

export const fragment = vec4(
  mix(vec3(0.5, 0.42, 0.34), fired, smoothstep(0.012, 0.022, joint)),
  1,
)
