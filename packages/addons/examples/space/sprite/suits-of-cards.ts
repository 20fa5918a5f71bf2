import { circleSDF, heartSDF, rhombSDF, spriteUv } from '@kirari/addons'
import {
  floor,
  fn,
  max,
  min,
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

// A sheet of two by two: hearts and spades above, diamonds and clubs
// below. A texture would do as well.
const sheet = fn('sheet', [{ at: vec2 }], vec2, (at) => {
  const cell = floor(at.mul(2)).clamp(0, 1)
  const p = at.mul(2).sub(cell).sub(0.5)
  const foot = max(
    p.x.abs().add(p.y.mul(0.32)).add(0.02),
    p.y.add(0.2).abs().sub(0.13),
  )
  const heart = heartSDF(p, 0.29)
  const spade = min(
    heartSDF(vec2(p.x, p.y.negate().add(0.06)), 0.26),
    foot,
  )
  const diamond = rhombSDF(p, vec2(0.24, 0.33))
  const leaf = circleSDF(vec2(p.x.abs().sub(0.15), p.y.add(0.06)), 0.125)
  const leaves = min(leaf, circleSDF(p.sub(vec2(0, 0.16)), 0.125))
  const club = min(min(leaves, circleSDF(p, 0.08)), foot)
  const isUpper = cell.y.greaterThan(0.5)
  const isDark = cell.x.greaterThan(0.5)
  const red = select(diamond, heart, isUpper)
  return vec2(select(red, select(club, spade, isUpper), isDark), cell.x)
})
const p = uv.mul(resolution).div(resolution.y).mul(5)
const tile = floor(p)
const beat = sin(tile.x.mul(7).add(tile.y.mul(4)))
  .add(time)
  .div(2)
  .floor()
const number = tile.x.add(tile.y.mul(3)).add(beat)
const suit = sheet(spriteUv(p.sub(tile), vec2(2, 2), number))

const isOdd = tile.x.add(tile.y).mod(2)
const card = mix(vec3(0.95, 0.91, 0.82), vec3(0.13, 0.28, 0.27), isOdd)
const black = mix(vec3(0.12, 0.13, 0.18), vec3(0.94, 0.88, 0.74), isOdd)
const red = mix(vec3(0.74, 0.11, 0.16), vec3(0.93, 0.42, 0.36), isOdd)
const side = p.sub(tile).sub(0.5).abs()
const frame = smoothstep(
  0.012,
  0.004,
  max(side.x, side.y).sub(0.43).abs(),
)
const outline = smoothstep(0.014, 0.006, suit.x.sub(0.035).abs()).div(2)
const gilt = mix(card, vec3(0.8, 0.62, 0.32), frame.max(outline))
const ink = mix(red, black, suit.y)

export const fragment = vec4(
  mix(gilt, ink, smoothstep(0.008, -0.004, suit.x)),
  1,
)
