import { drawChar, matTranspose, rotate2d, starSDF } from '@kirari/addons'
import {
  float, int, max, mix, resolution, sin, smoothstep, time, uv, vec2, vec3,
} from 'kirari/node'
import { vec4 } from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const px = float(1).div(resolution.y)
const cover = (d: typeof px) => smoothstep(px, px.negate(), d)

// The ship rolls, and the box of the compass with it.
const roll = rotate2d(sin(time.mul(0.9)).mul(0.35).negate())
const box = roll.mul(p)
// The card hangs in rings: for a rotation, the transpose undoes it.
const card = matTranspose(roll).mul(box)

const plank = box.y.mul(7).add(0.5).fract().sub(0.5).abs()
const grain = sin(box.x.mul(9).add(sin(box.y.mul(60)).mul(0.6))).mul(0.04)
const wood = vec3(0.46, 0.25, 0.14)
  .add(grain)
  .mul(smoothstep(0.5, 0.46, plank).mul(0.5).add(0.5))
const radius = p.length()
const ring = mix(
  wood,
  mix(
    vec3(0.45, 0.28, 0.1),
    vec3(1, 0.86, 0.5),
    box.y.add(box.x).add(0.5),
  ),
  cover(radius.sub(0.45)),
)
const screw = cover(
  vec2(box.x.abs().sub(0.415), box.y).length().sub(0.018),
)
const brass = mix(ring, vec3(0.3, 0.18, 0.08), screw)
const paper = mix(brass, vec3(0.97, 0.94, 0.84), cover(radius.sub(0.385)))
const four = starSDF(card, 0.27, 4, 0.2)
const eight = starSDF(rotate2d(Math.PI / 4).mul(card), 0.19, 4, 0.24)
const rose = mix(
  mix(paper, vec3(0.75, 0.58, 0.3), cover(eight)),
  vec3(0.12, 0.24, 0.38),
  cover(four),
)
const line = cover(radius.sub(0.37).abs().sub(0.003))
const north = drawChar(
  card.sub(vec2(0, 0.325)).mul(110).add(vec2(2.5, 3.5)),
  int(78),
)

export const fragment = vec4(
  mix(rose, vec3(0.62, 0.16, 0.12), max(line, north)),
  1,
)
