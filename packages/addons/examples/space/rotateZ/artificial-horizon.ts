import { rectSDF, rotateX, rotateZ } from '@kirari/addons'
import {
  asin, float, mix, resolution, sin, smoothstep, step, time, uv, vec2,
  vec3, vec4,
} from 'kirari/node'
import type { Float, Vec3 } from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y).mul(2.3)
const ink = (d: Float): Float => smoothstep(0.012, 0, d)
// A ball turns behind the glass: rolled about z, then pitched about x.
const roll = sin(time.mul(0.45)).mul(0.42)
const pitch = sin(time.mul(0.31)).mul(0.16)
const front = vec3(p, p.dot(p).negate().add(1).max(0).sqrt())
const ball = rotateX(rotateZ(front, roll.negate()), pitch)

const climb = asin(ball.y.clamp(-1, 1)).mul(180 / Math.PI)
const sky = mix(vec3(0.3, 0.6, 0.88), vec3(0.12, 0.34, 0.68), ball.y)
const earth = mix(
  vec3(0.52, 0.33, 0.18),
  vec3(0.28, 0.17, 0.1),
  ball.y.negate(),
)
let colour: Vec3 = mix(earth, sky, smoothstep(-0.5, 0.5, climb))
const rung = climb.div(10).add(0.5).floor().mul(10)
const reach = mix(
  float(0.12),
  float(0.24),
  step(0.5, rung.div(20).fract().sub(0.5).abs().mul(2)),
)
const ladder = ink(climb.sub(rung).abs().mul(0.017).sub(0.005))
  .mul(step(ball.x.abs(), reach))
  .mul(step(rung.abs(), 45))
colour = mix(colour, vec3(1), ladder.max(ink(ball.y.abs().sub(0.008))))
colour = colour.mul(front.z.mul(0.5).add(0.55))

// The aeroplane and its case stay where they are.
const wing = rectSDF(
  vec2(p.x.abs().sub(0.36), p.y),
  vec2(0.17, 0.022),
  0.01,
).min(p.length().sub(0.035))
colour = mix(colour, vec3(1, 0.75, 0.12), ink(wing))
const mark = rectSDF(
  rotateZ(vec3(p, 0), roll.negate()).xy.sub(vec2(0, 0.87)),
  vec2(0.012, 0.06),
  0,
)
colour = mix(colour, vec3(1), ink(mark))
const rim = p.length()
const metal = vec3(0.13, 0.14, 0.16).add(
  smoothstep(0.06, 0, rim.sub(1.03).abs()).mul(p.y.mul(0.25).add(0.25)),
)

export const fragment = vec4(
  mix(colour, metal, smoothstep(0.97, 0.98, rim)),
  1,
)
