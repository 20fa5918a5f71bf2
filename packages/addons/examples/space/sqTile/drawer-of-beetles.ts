import { hsl2rgb, random, sqTile } from '@kirari/addons'
import {
  abs, mix, resolution, sin, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'
import type { Float, Vec2 } from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const tile = sqTile(p.add(vec2(0, 0.5)), 3)
// No two of a species are alike: the number of the tile decides.
const kind = random(tile.zw.add(3))
const size = random(tile.zw.add(0.5)).mul(0.1).add(0.15)
const q = tile.xy.sub(vec2(0.5, 0.46))
const half = vec2(q.x.abs(), q.y)

const ellipse = (at: Vec2, wide: Float, high: Float) =>
  at.div(vec2(wide, high)).length().sub(1).mul(wide)
const blade = size.mul(kind.mul(0.35).add(1.25))
const back = ellipse(q.add(vec2(0, 0.05)), size, blade)
const chest = ellipse(
  q.sub(vec2(0, blade.mul(0.86))),
  size.mul(0.72),
  size.mul(0.42),
)
const head = ellipse(
  q.sub(vec2(0, blade.mul(0.86).add(size.mul(0.45)))),
  size.mul(0.36),
  size.mul(0.3),
)
const body = back.min(chest).min(head)

// Three pairs of legs and a pair of horns, each a bent line.
const limb = (y: Float, lean: number, reach: number) => {
  const along = half.x.sub(size.mul(0.5))
  const bend = abs(along.sub(0.13)).sub(0.13).mul(-lean)
  return abs(half.y.sub(y).sub(bend))
    .sub(0.011)
    .max(along.negate())
    .max(along.sub(reach))
}
const legs = limb(size.mul(0.62), 0.5, 0.2)
  .min(limb(size.mul(0.1), -0.3, 0.24))
  .min(limb(size.mul(-0.5), -0.9, 0.22))
const horn = abs(
  half.x.sub(size.mul(0.28)).sub(half.y.sub(0.36).mul(0.5)),
)
  .sub(0.009)
  .max(half.y.sub(0.47))
  .max(half.y.negate().add(blade))
const shape = body.min(legs).min(horn)

const shine = kind
  .add(q.y.mul(0.7))
  .add(sin(time.mul(0.5).add(kind.mul(20))).mul(0.05))
const shell = hsl2rgb(vec3(shine, 0.75, 0.36))
const grooves = smoothstep(-0.3, 1, sin(half.x.div(size).mul(28)))
const round = smoothstep(0, -0.09, body)
const gloss = smoothstep(
  0.11,
  0,
  q.sub(vec2(size.mul(-0.4), size.mul(0.3))).length(),
)
const seam = smoothstep(0.012, 0.004, half.x).mul(
  smoothstep(0, -0.01, back),
)
const wings = shell
  .mul(round.mul(0.9).add(0.25))
  .mul(grooves.mul(-0.18).add(1))
  .add(gloss.mul(0.35))
  .mul(seam.mul(-0.7).add(1))
const beetle = mix(
  vec3(0.08, 0.06, 0.05),
  wings,
  smoothstep(0.004, -0.004, body),
)

const cotton = vec3(0.95, 0.93, 0.87).sub(
  random(uv.mul(resolution).floor()).mul(0.03),
)
const lip = smoothstep(
  0.47,
  0.5,
  tile.xy.sub(0.5).abs().x.max(tile.xy.sub(0.5).abs().y),
)
const box = mix(cotton, vec3(0.33, 0.2, 0.11), lip)
const shade = smoothstep(0.09, -0.03, body.min(legs.add(0.02)))
const label = abs(q.x)
  .sub(0.2)
  .max(abs(q.y.add(0.41)).sub(0.025))
const paper = mix(
  box.mul(shade.mul(-0.4).add(1)),
  vec3(0.75, 0.7, 0.6),
  smoothstep(0.005, 0, label),
)

export const fragment = vec4(
  mix(paper, beetle, smoothstep(0.004, -0.004, shape)),
  1,
)
