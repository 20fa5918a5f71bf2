import { fbm, mirrorTile } from '@kirari/addons'
import {
  mix, resolution, sin, smoothstep, uv, vec2, vec3, vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
// Two leaves of one veneer, opened like a book.
const leaf = mirrorTile(vec2(p.x, p.y.add(0.5).mul(0.7)), 2.25)
const q = leaf.xy.add(vec2(0.12, 0.15))
const drift = fbm(q.mul(vec2(2.6, 1.3)), 4).mul(0.36)
const heart = vec2(q.x.sub(0.2), q.y.sub(0.5).mul(0.34)).length()
const rings = sin(heart.add(drift.mul(0.4)).mul(70))
const pores = fbm(q.mul(vec2(120, 7)), 3)
const figure = fbm(q.mul(vec2(2, 11)).add(9), 3)
const wood = mix(
  mix(
    vec3(0.5, 0.31, 0.17),
    vec3(0.25, 0.13, 0.07),
    rings.mul(0.4).add(0.5),
  ),
  vec3(0.63, 0.42, 0.25),
  smoothstep(0, 0.7, figure).mul(0.6),
).mul(smoothstep(-0.7, 0.3, pores).mul(0.35).add(0.68))

// The gap between the doors, a carved frame, and a knob on each.
const side = p.x.abs()
const gap = smoothstep(0.003, 0.006, side)
const frame = side.sub(0.46).abs().sub(0.36).max(p.y.abs().sub(0.4)).abs()
const carving = smoothstep(0.016, 0.004, frame)
const groove = sin(frame.mul(400)).mul(carving).mul(0.3)
const lit = wood
  .mul(gap)
  .mul(groove.add(1))
  .mul(carving.mul(-0.45).add(1))
const knob = vec2(side.sub(0.05), p.y)
const ball = smoothstep(0.026, 0.023, knob.length())
const brass = mix(
  vec3(0.35, 0.2, 0.06),
  vec3(1, 0.85, 0.5),
  smoothstep(0.03, 0, knob.sub(vec2(-0.006, 0.008)).length()),
)
const shade = smoothstep(
  0.05,
  0.01,
  knob.add(vec2(-0.01, 0.016)).length(),
)
const lamp = smoothstep(1.1, 0.1, p.sub(vec2(0, 0.15)).length()).mul(0.75)

export const fragment = vec4(
  mix(lit.mul(shade.mul(-0.6).add(1)), brass, ball).mul(lamp.add(0.75)),
  1,
)
