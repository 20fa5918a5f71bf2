import { drawFill, lerp, lineSDF } from '@kirari/addons'
import { mix, resolution, time, uv, vec2, vec3, vec4 } from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const sway = time.mul(0.7).sin().mul(0.06)

// Two sides of a frame. Each thread joins places that are as far
// along one side as along the other: a curve nobody has drawn.
const foot = vec2(0, -0.42)
const left = vec2(sway.sub(0.85), 0.42)
const right = vec2(sway.add(0.85), 0.42)
const count = 13

let board = vec3(0.12, 0.15, 0.2).add(uv.y.mul(0.05))
for (let i = 0; i <= count; i++) {
  const t = i / count
  const thread = lineSDF(p, lerp(left, foot, t), lerp(foot, right, t))
  const tint = lerp(vec3(1, 0.62, 0.35), vec3(0.4, 0.8, 0.85), t)
  board = mix(board, tint, drawFill(thread, 0.0025, 0.003).mul(0.85))
}
const frame = lineSDF(p, left, foot).min(lineSDF(p, foot, right))

export const fragment = vec4(
  mix(board, vec3(0.93, 0.88, 0.78), drawFill(frame, 0.007, 0.003)),
  1,
)
