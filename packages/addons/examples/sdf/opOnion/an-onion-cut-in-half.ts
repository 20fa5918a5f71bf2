import {
  drawFill,
  gnoise,
  opOnion,
  opUnion,
  triangleSDF,
} from '@kirari/addons'
import {
  float,
  mix,
  resolution,
  sin,
  smoothstep,
  uv,
  vec2,
  vec3,
  vec4,
} from 'kirari/node'
import type { Float, Vec2 } from 'kirari/node'

const px = float(1).div(resolution.y)
const p = uv.sub(0.5).mul(resolution).mul(px)

const bulb = (q: Vec2): Float => {
  const belly = q.mul(vec2(0.92, 1)).length().sub(0.33)
  const neck = triangleSDF(
    q,
    vec2(-0.09, 0.24),
    vec2(0.09, 0.24),
    vec2(0.015, 0.5),
  )
  return opUnion(belly, neck, 0.16)
}
const wobble = gnoise(p.mul(4)).mul(0.012)
const skin = bulb(p.add(vec2(0, 0.06)))
const whole = skin.add(wobble)

// A wall, walls of the wall, and walls of these: eight skins.
const once = opOnion(whole.add(0.16), 0.135)
const layers = opOnion(opOnion(once.add(0.07), 0.07).add(0.034), 0.03)

const violet = vec3(0.5, 0.1, 0.32)
const flesh = mix(
  vec3(0.98, 0.93, 0.95),
  vec3(0.86, 0.66, 0.8),
  smoothstep(-0.02, 0.012, layers),
)
const fibre = sin(p.x.div(p.y.add(0.55).max(0.1)).mul(90)).mul(0.02)
const lined = mix(
  flesh.add(fibre),
  violet,
  smoothstep(0.008, 0.0, layers.abs()).mul(0.75),
)
const heart = mix(
  lined,
  vec3(0.72, 0.82, 0.45),
  smoothstep(
    0.06,
    0,
    p.sub(vec2(0, 0.02)).mul(vec2(1.9, 0.8)).length().sub(0.03),
  ).mul(0.7),
)
const cut = mix(heart, violet.mul(0.8), smoothstep(-0.018, -0.004, whole))

const root = p.add(vec2(0, 0.4))
const hair = sin(
  root.x
    .div(root.y.sub(0.05).min(-0.02))
    .mul(26)
    .add(gnoise(p.mul(20)).mul(2)),
)
const roots = smoothstep(0.2, 0.8, hair).mul(
  smoothstep(0.1, 0.02, root.add(vec2(0, 0.03)).length()),
)

const grain = gnoise(p.mul(vec2(2.4, 30)))
  .mul(0.05)
  .add(gnoise(p.mul(vec2(7, 120))).mul(0.02))
const board = vec3(0.3, 0.45, 0.42).add(grain)
const shade = smoothstep(0.12, -0.03, bulb(p.add(vec2(-0.035, 0.09))))
const table = mix(
  board.mul(float(1).sub(shade.mul(0.55))),
  vec3(0.78, 0.66, 0.48),
  roots,
)

export const fragment = vec4(mix(table, cut, drawFill(whole, 0, px)), 1)
