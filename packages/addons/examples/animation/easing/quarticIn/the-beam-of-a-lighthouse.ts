import { drawFill, quarticIn, rectSDF, valueNoise } from '@kirari/addons'
import {
  cos,
  dot,
  float,
  max,
  mix,
  resolution,
  sin,
  time,
  uv,
  vec2,
  vec3,
  vec4,
} from 'kirari/node'

const px = float(1).div(resolution.y)
const p = uv.sub(0.5).mul(resolution).mul(px)

const q = p.sub(vec2(-0.35, 0.14)).toConst('q')
const turn = time.mul(0.5).add(0.2)
const along = vec2(cos(turn), sin(turn).mul(0.45))

// Bright on its axis, and soon nothing beside it.
const off = q.x.mul(along.y).sub(q.y.mul(along.x)).abs()
const ahead = dot(q, along)
const beam = quarticIn(
  float(1)
    .sub(off.div(ahead.abs().mul(0.5).add(0.02)))
    .max(0),
)
const lamp = quarticIn(float(1).sub(q.length().mul(2)).max(0))
const night = mix(vec3(0.1, 0.2, 0.33), vec3(0.02, 0.04, 0.12), uv.y)
const lit = night.add(vec3(1, 0.88, 0.6).mul(beam.mul(0.75).add(lamp)))

const wave = valueNoise(vec2(p.x.mul(9), p.y.mul(50).add(time)))
const sea = vec3(0.03, 0.12, 0.2).add(
  vec3(0.8, 0.65, 0.4).mul(beam.mul(wave).mul(0.7)),
)
const shore = mix(lit, sea, drawFill(p.y, -0.22, px))

const width = float(0.075).sub(p.y.mul(0.1))
const tower = max(
  q.x.abs().sub(width),
  max(q.y.add(0.04), p.y.mul(-1).sub(0.24)),
)
const band = p.y.mul(9).add(0.1).fract().step(0.5)
const paint = mix(vec3(0.85, 0.84, 0.8), vec3(0.6, 0.1, 0.12), band)
const shaded = paint.mul(float(0.42).sub(q.x.mul(3)))
const rock = p.y
  .add(0.14)
  .add(q.x.abs().mul(0.35))
  .sub(valueNoise(p.mul(12)).mul(0.06))
const withTower = mix(shore, shaded, drawFill(tower, 0, px))
const withRock = mix(
  withTower,
  vec3(0.05, 0.06, 0.08),
  drawFill(rock, -0.06, px),
)
const room = rectSDF(q, vec2(0.045, 0.035), 0.01)
export const fragment = vec4(
  mix(withRock, vec3(1, 0.95, 0.75), drawFill(room, 0, px)),
  1,
)
