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

const turn = atan2(p.y, p.x.add(1e-6)).div(2 * Math.PI)
const ticks = (count: number, length: number, width: number) => {
  const nearest = turn.mul(count).add(0.5).fract().sub(0.5)
  const along = nearest.mul((2 * Math.PI) / count).mul(away)
  const place = vec2(along, away.sub(0.385 - length / 2))
  return drawRect(place, vec2(width, length))
}
const letters = [...'ENWS'].map((letter, i) => {
  const angle = (i * Math.PI) / 2
  const middle = vec2(Math.cos(angle), Math.sin(angle)).mul(0.3)
  const dots = p.sub(middle).div(0.0085).add(vec2(2.5, 3.5))
  return drawChar(dots, letter.charCodeAt(0))
})
const ink = letters.reduce(
  (all, letter) => all.max(letter),
  ticks(72, 0.018, 0.003).max(ticks(8, 0.04, 0.007)),
)

const table = mix(vec3(0.2, 0.12, 0.07), vec3(0.38, 0.25, 0.15), uv.y)
const shade = smoothstep(0.56, 0.4, p.distance(vec2(0.03, -0.05)))
const gleam = p.dot(vec2(-0.7, 0.9)).add(0.5).saturate()
const brass = mix(vec3(0.5, 0.36, 0.14), vec3(1, 0.85, 0.5), gleam)
const card = mix(vec3(0.93, 0.9, 0.8), vec3(0.82, 0.76, 0.62), away.mul(2))
const below = p.sub(vec2(0.008, -0.014))
const shadow = drawArrow(below, north.negate(), north, 0.032, 0.012)

const layers = [
  [brass, drawCircle(p, 0.46)],
  [card, drawCircle(p, 0.41)],
  [vec3(0.2, 0.17, 0.15), ink],
  [vec3(0.35, 0.3, 0.25), shadow.mul(0.6)],
  [vec3(0.2, 0.25, 0.32), drawArrow(p, vec2(0), north.negate(), 0.03)],
  [vec3(0.82, 0.12, 0.1), drawArrow(p, vec2(0), north, 0.03)],
  [brass, drawCircle(p, 0.03)],
] as const

export const fragment = vec4(
  layers.reduce(
    (under, [colour, share]) => mix(under, colour, share),
    table.mul(shade.mul(-0.75).add(1)),
  ),
  1,
)
