import { drawFill, quadraticOut, rectSDF } from '@kirari/addons'
import {
  float,
  mix,
  resolution,
  time,
  uv,
  vec2,
  vec3,
  vec4,
} from 'kirari/node'

const px = float(1).div(resolution.y)
const p = uv.sub(0.5).mul(resolution).mul(px)

const come = quadraticOut(time.add(0.6).mod(3).saturate())
const q = p.sub(vec2(0, mix(-1, 0, come)))

const card = rectSDF(q, vec2(0.42, 0.27), 0.05)
const shade = drawFill(card.add(0.02), 0, 0.12).mul(0.3)
const picture = rectSDF(q.add(vec2(0.22, 0)), vec2(0.14, 0.19), 0.03)
const line = (y: number, half: number) =>
  rectSDF(q.sub(vec2(half - 0.02, y)), vec2(half, 0.018), 0.018)
const lines = line(0.13, 0.17).min(line(0.05, 0.13)).min(line(-0.03, 0.16))

const desk = mix(vec3(0.86, 0.88, 0.93), vec3(0.93, 0.9, 0.95), uv.x)
const onDesk = mix(desk, vec3(0.25, 0.25, 0.4), shade)
const paper = mix(onDesk, vec3(1), drawFill(card, 0, px))
const sunset = mix(
  vec3(1, 0.7, 0.4),
  vec3(0.55, 0.35, 0.75),
  q.y.mul(2.6).add(0.5),
)
const withPicture = mix(paper, sunset, drawFill(picture, 0, px))
export const fragment = vec4(
  mix(withPicture, vec3(0.72, 0.74, 0.82), drawFill(lines, 0, px)),
  1,
)
