import {
  drawArrow, drawChar, drawCircle, drawRect, rotate2d,
} from '@kirari/addons'
import {
  atan2, mix, resolution, sin, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const away = p.length()

// The needle swings, and comes to rest again and again.
const calm = time.mul(0.25).fract().mul(-4).exp()
const swing = sin(time.mul(3.2)).mul(calm).mul(0.5).add(0.3)
const north = rotate2d(swing).mul(vec2(0, 0.31))
const side = rotate2d(swing).mul(vec2(0.05, 0))

const turn = atan2(p.y, p.x.add(1e-6)).div(2 * Math.PI)
const tick = (count: number, length: number, width: number) => {
  const around = turn
    .mul(count)
    .add(0.5)
    .fract()
    .sub(0.5)
    .mul(6.2832 / count)
    .mul(away)
  return drawRect(
    vec2(around, away.sub(0.385 - length / 2)),
    vec2(width, length),
  )
}
const marks = tick(72, 0.018, 0.003).max(tick(8, 0.04, 0.007))
const letters = [...'NESW'].reduce((all, letter, i) => {
  const angle = (-i * Math.PI) / 2 + Math.PI / 2
  const st = p
    .sub(vec2(Math.cos(angle), Math.sin(angle)).mul(0.3))
    .div(0.0085)
    .add(vec2(2.5, 3.5))
  return all.max(drawChar(st, letter.charCodeAt(0)))
}, marks)

const table = mix(vec3(0.2, 0.12, 0.07), vec3(0.38, 0.25, 0.15), uv.y)
const brass = mix(
  vec3(0.5, 0.36, 0.14),
  vec3(1, 0.85, 0.5),
  p.dot(vec2(-0.7, 0.9)).add(0.5).saturate(),
)
const card = mix(vec3(0.93, 0.9, 0.8), vec3(0.82, 0.76, 0.62), away.mul(2))
const shadow = smoothstep(0.56, 0.4, p.add(vec2(-0.03, 0.05)).length())
let face = mix(
  table.mul(shadow.mul(-0.75).add(1)),
  brass,
  drawCircle(p, 0.46),
)
face = mix(face, card, drawCircle(p, 0.41))
face = mix(face, vec3(0.2, 0.17, 0.15), letters)
const below = vec2(-0.008, 0.014)
face = mix(
  face,
  face.mul(0.6),
  drawArrow(p.add(below), north.negate(), north, 0.032, 0.012),
)
face = mix(
  face,
  vec3(0.2, 0.25, 0.32),
  drawArrow(p, side.negate().mul(0), north.negate(), 0.03),
)
face = mix(face, vec3(0.82, 0.12, 0.1), drawArrow(p, vec2(0), north, 0.03))
face = mix(face, brass, drawCircle(p, 0.03))
const glass = smoothstep(0.34, 0, p.distance(vec2(-0.16, 0.2))).mul(
  drawCircle(p, 0.41),
)

export const fragment = vec4(face.add(glass.mul(0.16)), 1)
