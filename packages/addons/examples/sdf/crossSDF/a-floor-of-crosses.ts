import {
  crossSDF, drawFill, random, rotate2d, safeMod,
} from '@kirari/addons'
import {
  float, mix, resolution, select, sin, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const px = float(1).div(resolution.y)
const p = rotate2d(float(0.3))
  .mul(uv.sub(0.5).mul(resolution).mul(px))
  .mul(7)

// Five squares make a cross. Counted by i + 2j, modulo five, each square
// knows where in its cross it is.
const square = p.floor()
const place = safeMod(square.x.add(square.y.mul(2)), 5)
const across = select(
  select(float(0), 1, place.equal(1)),
  -1,
  place.equal(4),
)
const up = select(select(float(0), 1, place.equal(2)), -1, place.equal(3))
const middle = square.add(0.5).sub(vec2(across, up))
const d = crossSDF(p.sub(middle), vec2(1.5, 0.5))

const pick = random(middle)
const shine = sin(time.mul(0.8).add(pick.mul(40))).mul(0.08)
const tile = mix(
  vec3(0.1, 0.32, 0.45),
  vec3(0.85, 0.75, 0.55),
  pick.mul(1.4).sub(0.2).saturate(),
)
const glaze = tile.mul(d.mul(-0.9).add(0.75)).add(shine)
const chosen = select(
  glaze,
  vec3(0.75, 0.28, 0.2).mul(d.mul(-0.9).add(0.75)),
  pick.greaterThan(0.88),
)

export const fragment = vec4(
  mix(vec3(0.13, 0.12, 0.12), chosen, drawFill(d, -0.05, px.mul(7))),
  1,
)
