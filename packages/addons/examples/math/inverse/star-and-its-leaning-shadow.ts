import {
  drawFill,
  opUnion,
  rectSDF,
  safeInverse,
  starSDF,
} from '@kirari/addons'
import {
  float,
  mat2,
  mix,
  resolution,
  sin,
  time,
  uv,
  vec2,
  vec3,
  vec4,
} from 'kirari/node'
import type { Float, Vec2 } from 'kirari/node'

const px = float(1).div(resolution.y)
const p = uv.sub(vec2(0.45, 0.3)).mul(resolution).mul(px)

// A star on a stick, standing at the origin.
const star = (q: Vec2): Float =>
  opUnion(
    starSDF(q.sub(vec2(0, 0.38)), 0.17, 5, 0.5),
    rectSDF(q.sub(vec2(0, 0.15)), vec2(0.012, 0.16)),
  )

// A matrix lays it down. To draw there, ask where each pixel comes from.
const sway = sin(time.mul(0.4)).mul(0.25).add(0.9)
const lean = mat2(1, 0, sway, -0.45)
const shadow = drawFill(star(safeInverse(lean).mul(p)), 0, 0.02)

const ground = mix(
  vec3(0.93, 0.84, 0.66),
  vec3(0.86, 0.7, 0.48),
  p.y.mul(-2).saturate(),
)
const wall = mix(vec3(0.98, 0.93, 0.8), vec3(0.75, 0.88, 0.9), uv.y)
const scene = mix(wall, ground, drawFill(p.y.sub(0.05), 0, px))
const shaded = mix(scene, vec3(0.5, 0.36, 0.34), shadow.mul(0.6))

export const fragment = vec4(
  mix(shaded, vec3(0.96, 0.62, 0.16), drawFill(star(p), 0, px)),
  1,
)
