import {
  drawFill,
  flowerSDF,
  gnoise,
  heartSDF,
  opRound,
  random,
  rotate2d,
  starSDF,
} from '@kirari/addons'
import {
  float,
  mix,
  resolution,
  sin,
  smoothstep,
  time,
  uv,
  vec2,
  vec3,
  vec4,
} from 'kirari/node'
import type { Float, Vec2, Vec3 } from 'kirari/node'

const px = float(1).div(resolution.y)
const p = uv.sub(0.5).mul(resolution).mul(px)

const shapes: readonly ((q: Vec2) => Float)[] = [
  (q) => starSDF(q, 0.13, 5, 0.5),
  (q) => heartSDF(q.add(vec2(0, 0.1)), 0.12),
  (q) => flowerSDF(q, 0.13, 6, 0.6),
]
const icings = [
  vec3(0.98, 0.78, 0.84),
  vec3(0.86, 0.25, 0.32),
  vec3(0.72, 0.87, 0.9),
  vec3(0.99, 0.96, 0.9),
]

const paper = vec3(0.86, 0.8, 0.7)
  .add(gnoise(p.mul(30)).mul(0.015))
  .add(smoothstep(0.4, 0.5, gnoise(p.mul(3))).mul(0.04))
const wobble = gnoise(p.mul(24)).mul(0.003)
const crumbs = gnoise(p.mul(45)).mul(0.05)
// Sprinkles fall everywhere, and stay on the icing.
const grain = rotate2d(0.4).mul(p).mul(34)
const cell = grain.floor()
const sprinkle = drawFill(
  grain.sub(cell).sub(0.5).length().sub(0.3),
  0,
  px.mul(34),
).mul(smoothstep(0.84, 0.85, random(cell)))
const confetti = mix(
  vec3(1, 0.85, 0.3),
  vec3(0.3, 0.6, 0.75),
  random(cell.add(9)),
)
let tray: Vec3 = paper.sub(p.length().mul(0.18))
for (let i = 0; i < 6; i++) {
  const [x, y] = [
    ((i % 3) - 1) * 0.5 + (i < 3 ? 0.04 : -0.04),
    i < 3 ? 0.24 : -0.24,
  ]
  const q = rotate2d(i * 1.7 + 0.3).mul(p.sub(vec2(x, y)))
  const d = shapes[(i + (i > 2 ? 1 : 0)) % 3]?.(q) ?? float(1)
  // Dough that has run in the oven, and icing that stops before its edge.
  const dough = opRound(d, 0.045)
  const icing = opRound(d, 0.012).add(wobble)
  const fall = smoothstep(0.04, -0.02, dough.add(p.y.sub(y).mul(0.12)))
  const crust = mix(
    vec3(0.66, 0.4, 0.17),
    vec3(0.93, 0.74, 0.45),
    smoothstep(0, -0.03, dough),
  ).add(crumbs)
  const glint = sin(time.mul(0.8).add(i)).mul(0.03)
  const shine = smoothstep(0.012, 0, icing.add(0.017).abs()).mul(
    smoothstep(-0.05, 0.12, p.y.sub(y).sub(p.x.sub(x)).add(glint)),
  )
  const sugar = (icings[(i * 3 + 1) % 4] ?? vec3(1))
    .sub(smoothstep(-0.02, 0, icing).mul(0.14))
    .add(shine.mul(0.35))
  const sprinkled = mix(
    sugar,
    confetti,
    sprinkle.mul(smoothstep(-0.01, -0.03, icing)),
  )
  const shaded = tray.mul(float(1).sub(fall.mul(0.4)))
  tray = mix(
    mix(shaded, crust, drawFill(dough, 0, px)),
    sprinkled,
    drawFill(icing, 0, px),
  )
}

export const fragment = vec4(tray, 1)
