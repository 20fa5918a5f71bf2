import { drawFill, pieSDF, rotate2d } from '@kirari/addons'
import {
  float, mix, resolution, sin, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const px = float(1).div(resolution.y)
const p = uv.sub(0.5).mul(resolution).mul(px)

const slices = [
  { share: 0.36, colour: vec3(0.16, 0.36, 0.52), pull: 0 },
  { share: 0.27, colour: vec3(0.93, 0.69, 0.25), pull: 0 },
  { share: 0.2, colour: vec3(0.85, 0.36, 0.27), pull: 0.07 },
  { share: 0.12, colour: vec3(0.4, 0.65, 0.55), pull: 0 },
  { share: 0.05, colour: vec3(0.62, 0.46, 0.65), pull: 0 },
]
const paper = vec3(0.96, 0.94, 0.9)
const middles = slices.map(({ share }, i) =>
  slices.slice(0, i).reduce((sum, one) => sum + one.share, share / 2),
)

const chart = slices.reduce((behind, { share, colour, pull }, i) => {
  const q = rotate2d(float(-2 * Math.PI * (middles[i] ?? 0))).mul(p)
  const out = sin(time).mul(0.15).add(1).mul(pull).add(0.006)
  // Moved out along its own axis, and rounded a little.
  const d = pieSDF(
    q.sub(vec2(out.add(0.006), 0)),
    0.38,
    Math.PI * share,
  ).sub(0.002)
  return mix(
    mix(behind, paper.mul(0.82), drawFill(d, 0.012, px)),
    colour,
    drawFill(d, 0, px),
  )
}, paper)

export const fragment = vec4(chart, 1)
