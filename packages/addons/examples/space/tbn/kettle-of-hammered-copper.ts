import { drawFill, random, tbn, worley } from '@kirari/addons'
import {
  float, max, mix, resolution, sin, smoothstep, time, uv, vec2, vec3,
  vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const px = float(1).div(resolution.y)

// A round body, its lid, a spout and a handle.
const q = p.add(vec2(0, 0.08)).toConst('q')
const body = q.div(vec2(0.36, 0.29)).toConst('body')
const inside = body.length().sub(1).mul(0.3).max(float(-0.26).sub(q.y))
const spout = max(
  q
    .sub(vec2(0.36, 0.08))
    .dot(vec2(0.8, -0.6))
    .abs()
    .sub(float(0.08).sub(q.y.mul(0.15))),
  max(q.y.sub(0.2), float(-0.12).sub(q.y)),
).max(q.x.negate().add(0.2))
const lid = q
  .sub(vec2(0, 0.27))
  .div(vec2(0.17, 0.055))
  .length()
  .sub(1)
  .mul(0.06)
const knob = q.sub(vec2(0, 0.345)).length().sub(0.028)
const handle = max(
  q
    .sub(vec2(0, 0.16))
    .div(vec2(0.27, 0.34))
    .length()
    .sub(1)
    .abs()
    .mul(0.28)
    .sub(0.017),
  float(0.2).sub(q.y),
)

// The normal of the ball at each place of the body.
const n = vec3(body, float(1).sub(body.dot(body)).max(0.02).sqrt())
  .normalize()
  .toConst('n')
const blows = vec2(n.x.div(n.z.add(0.6)), n.y.div(n.z.add(0.6))).mul(11)
const dent = worley(blows).x.toConst('dent')
const east = worley(blows.add(vec2(0.05, 0))).x
const north = worley(blows.add(vec2(0, 0.05))).x
// Each blow bends the normal in the frame that stands on the surface.
const slope = vec2(dent.sub(east), dent.sub(north)).mul(6)
const normal = tbn(n)
  .mul(vec3(slope.mul(0.35), 1).normalize())
  .toConst('normal')

// A workshop with a window and a fire is all that the copper mirrors.
const mirrored = vec3(0, 0, -1).reflect(normal).toConst('mirrored')
const pane = smoothstep(
  0.32,
  0.28,
  mirrored.xy.sub(vec2(-0.55, 0.5)).abs().x,
).mul(smoothstep(0.4, 0.35, mirrored.y.sub(0.5).abs()))
const fire = smoothstep(
  0.2,
  0.9,
  mirrored.x.sub(mirrored.y.mul(0.5)),
).mul(sin(time.mul(5)).mul(0.06).add(0.9))
const room = mix(
  vec3(0.16, 0.07, 0.05),
  vec3(0.62, 0.34, 0.22),
  mirrored.y.mul(0.5).add(0.5),
)
const light = room
  .add(vec3(0.9, 0.95, 1).mul(pane))
  .add(vec3(1, 0.42, 0.12).mul(fire))
const copper = light
  .mul(vec3(1, 0.62, 0.45))
  .mul(n.z.mul(0.5).add(0.6))
  .add(vec3(0.06, 0.025, 0.015))

const dull = mix(
  vec3(0.36, 0.17, 0.1),
  vec3(0.85, 0.5, 0.34),
  smoothstep(0.1, -0.02, lid.add(q.x.mul(0.2))),
)
const wall = mix(
  vec3(0.2, 0.24, 0.26),
  vec3(0.33, 0.37, 0.37),
  p.y.add(0.5),
).add(random(p.mul(300).floor()).mul(0.015))
const shadow = smoothstep(
  0.5,
  0.1,
  q.sub(vec2(0, -0.27)).mul(vec2(1, 5)).length(),
).mul(0.5)
const table = mix(
  vec3(0.34, 0.22, 0.15),
  vec3(0.46, 0.31, 0.2),
  sin(p.y.mul(90).add(sin(p.x.mul(6)).mul(1.5)))
    .mul(0.15)
    .add(0.5),
).mul(float(1).sub(shadow))
const scene = mix(wall, table, smoothstep(-0.255, -0.26, p.y))
const parts = mix(
  mix(scene, vec3(0.1, 0.07, 0.06), drawFill(handle, 0, px)),
  dull.mul(0.7),
  drawFill(spout, 0, px),
)
const whole = mix(
  mix(parts, copper, drawFill(inside, 0, px)),
  dull,
  drawFill(lid.min(knob), 0, px),
)

export const fragment = vec4(whole, 1)
