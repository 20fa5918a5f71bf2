import { brickTile, fbm, hsl2rgb, random, rotate2d } from '@kirari/addons'
import {
  abs, asin, mix, resolution, select, sin, smoothstep, sqrt, time, uv,
  vec2, vec3, vec4,
} from 'kirari/node'
import type { Float } from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
// The cob tapers to the right.
const along = p.x.add(0.42)
const radius = smoothstep(1.32, 0.6, along)
  .sqrt()
  .mul(0.26)
  .mul(smoothstep(-0.09, 0.03, along).sqrt())
  .mul(smoothstep(-0.35, 0.1, along).mul(0.15).add(0.85))
  .max(0.001)
const height = p.y.div(radius)
const turn = asin(height.clamp(-0.999, 0.999)).add(time.mul(0.08))
const kernel = brickTile(vec2(along.mul(14), turn.mul(3.2)), 1)

const q = kernel.xy.sub(0.5)
const dome = q.abs().pow(2.6)
const swell = smoothstep(0.2, 0.02, dome.x.add(dome.y))
const seed = random(kernel.zw)
const other = random(kernel.zw.add(0.5))
const hue = select(
  seed.mul(0.14).add(0.02),
  seed.mul(0.35).add(0.55),
  other.greaterThan(0.55),
)
const lightness = random(kernel.zw.add(9)).mul(0.3).add(0.35)
const skin = hsl2rgb(vec3(hue, 0.68, lightness))
const round = sqrt(height.mul(height).negate().add(1).max(0))
const spark = smoothstep(0.2, 0, q.sub(vec2(-0.12, 0.16)).length())
const grain = mix(vec3(0.16, 0.08, 0.03), skin, swell)
  .mul(round.mul(0.85).add(0.2))
  .add(spark.mul(round).mul(0.55))

// Dry leaves, folded back about its foot.
const leaf = (turn: number, length: number): Float => {
  const q2 = rotate2d(turn).mul(p.add(vec2(0.42, 0)))
  const x = q2.x.div(length)
  return q2.y
    .abs()
    .sub(x.sub(x.mul(x)).max(0).mul(0.36))
    .max(x.sub(0.5).abs().sub(0.5))
}
const husk = leaf(2.25, 0.62)
  .min(leaf(-2.3, 0.58))
  .min(leaf(2.72, 0.52))
  .min(leaf(-2.8, 0.54))
  .min(leaf(3.2, 0.46))
const veins = sin(p.y.mul(150).add(p.x.mul(24))).mul(0.05)
const straw = vec3(0.87, 0.77, 0.52)
  .mul(smoothstep(0.01, -0.07, husk).mul(0.4).add(0.62))
  .add(veins)

const boards = fbm(vec2(p.x.mul(2), p.y.mul(26)), 4)
  .mul(0.09)
  .add(vec3(0.2, 0.25, 0.27))
const shadow = smoothstep(
  0.12,
  -0.05,
  p.y
    .add(0.06)
    .abs()
    .sub(radius)
    .max(along.sub(1.3))
    .max(along.negate().sub(0.15))
    .min(husk),
)
const table = boards.mul(shadow.mul(-0.6).add(1))
const isCob = abs(height)
  .lessThan(1)
  .and(along.greaterThan(-0.08))
  .and(along.lessThan(1.31))
const leaves = mix(table, straw, smoothstep(0.004, -0.004, husk))

export const fragment = vec4(select(leaves, grain, isCob), 1)
