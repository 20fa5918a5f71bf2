import { drawLine, drawPoint, fbm, random } from '@kirari/addons'
import {
  mix, resolution, sin, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)

// The seven stars, from the handle to the bowl, and how bright they are.
const stars = [
  [-0.74, 0.02, 4.6],
  [-0.5, 0.18, 4.2],
  [-0.32, 0.16, 4.8],
  [-0.09, 0.12, 3],
  [-0.04, -0.05, 4],
  [0.31, -0.04, 4],
  [0.37, 0.2, 4.8],
] as const
const lines = [0, 1, 2, 3, 4, 5, 6].map(
  (i) => [i, i === 6 ? 3 : i + 1] as const,
)

const haze = fbm(p.mul(2.3).add(4), 4).mul(0.5).add(0.5)
let sky = mix(vec3(0.05, 0.08, 0.18), vec3(0.01, 0.015, 0.05), uv.y)
sky = sky.add(vec3(0.1, 0.11, 0.2).mul(haze.mul(haze)))

const cell = p.mul(26).floor()
const at = vec2(random(cell), random(cell.add(71)))
  .mul(0.6)
  .add(0.2)
  .add(cell)
  .div(26)
const faint = random(cell.add(133))
const blink = sin(time.mul(2).add(faint.mul(90)))
  .mul(0.25)
  .add(0.75)
sky = sky.add(
  drawPoint(p, at, faint.mul(1.1).sub(0.25)).mul(blink).mul(0.6),
)

for (const [from, to] of lines) {
  const [ax, ay] = stars[from] ?? stars[0]
  const [bx, by] = stars[to] ?? stars[0]
  sky = sky.add(
    vec3(0.25, 0.35, 0.6).mul(
      drawLine(p, vec2(ax, ay), vec2(bx, by), 0.002).mul(0.55),
    ),
  )
}
for (const [x, y, radius] of stars) {
  const glow = p
    .distance(vec2(x, y))
    .mul(-42)
    .exp()
    .mul(radius * 0.11)
  sky = sky
    .add(vec3(0.5, 0.65, 1).mul(glow))
    .add(drawPoint(p, vec2(x, y), radius * 0.9))
}
const hill = p.y.add(0.36).sub(fbm(vec2(p.x.mul(2), 3), 4).mul(0.08))
const ground = smoothstep(0.004, 0, hill)

export const fragment = vec4(
  mix(sky.min(1), vec3(0.005, 0.01, 0.02), ground),
  1,
)
