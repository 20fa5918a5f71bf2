import {
  drawFill,
  linearInOut,
  rectSDF,
  starSDF,
  valueNoise,
} from '@kirari/addons'
import {
  dot,
  float,
  mix,
  resolution,
  select,
  time,
  uv,
  vec2,
  vec3,
  vec4,
} from 'kirari/node'

const px = float(1).div(resolution.y)
const p = uv.sub(0.5).mul(resolution).mul(px)

const half = vec2(0.72, 0.33)
const wall = mix(
  vec3(0.1, 0.05, 0.13),
  vec3(0.17, 0.08, 0.2),
  valueNoise(p.mul(30)),
)
const sign = rectSDF(p, half.add(0.06), 0.06)
const board = rectSDF(p, half.sub(0.06), 0.02)
const lit = wall.add(
  vec3(0.9, 0.25, 0.2).mul(float(0.012).div(sign.max(0).add(0.04))),
)
const red = mix(lit, vec3(0.62, 0.07, 0.12), drawFill(sign, 0, px))
const blue = mix(red, vec3(0.07, 0.08, 0.22), drawFill(board, 0, px))

// Every fourth lamp is bright; which one it is goes on without a pause.
const chase = linearInOut(time.mul(0.8))
const across = p.x.div(0.12).add(0.5)
const down = p.y.div(0.11).add(0.5)
const onSide = half.x.sub(p.x.abs()).lessThan(half.y.sub(p.y.abs()))
const way = select(
  across.floor().mul(p.y.sign()),
  down.floor().mul(p.x.sign()).mul(-1),
  onSide,
)
const q = select(
  vec2(across.fract().sub(0.5).mul(0.12), p.y.abs().sub(half.y)),
  vec2(p.x.abs().sub(half.x), down.fract().sub(0.5).mul(0.11)),
  onSide,
)
const fade = float(1).sub(way.div(4).sub(chase).fract().mul(1.2)).max(0.12)
const bulb = mix(
  blue,
  vec3(0.5, 0.25, 0.1).add(fade.mul(vec3(0.5, 0.7, 0.6))),
  drawFill(q.length(), 0.026, px),
)
const glow = bulb.add(
  vec3(1, 0.7, 0.3).mul(
    fade.mul(float(0.0006).div(dot(q, q).add(0.0012))),
  ),
)

const star = starSDF(p, 0.2, 5, 0.42)
const neon = float(0.006).div(star.abs().add(0.006))
export const fragment = vec4(glow.add(vec3(1, 0.35, 0.6).mul(neon)), 1)
