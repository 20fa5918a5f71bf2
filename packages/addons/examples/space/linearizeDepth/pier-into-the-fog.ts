import { drawFill, fbm, linearizeDepth, random } from '@kirari/addons'
import {
  float, mix, resolution, sin, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'
import type { Vec3 } from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const px = float(1).div(resolution.y)

// A level floor has a depth that grows evenly up to the horizon.
const horizon = 0.12
const depth = p.y
  .add(0.5)
  .div(horizon + 0.5)
  .mul(0.995)
  .saturate()
// Made linear, equal steps are planks of equal width.
const [near, far] = [1, 60]
const share = linearizeDepth(depth, near, far).toConst('share')
const size = float(1).div(share.mul(far - near).add(near))

const air = mix(
  vec3(0.93, 0.84, 0.78),
  vec3(0.62, 0.7, 0.78),
  p.y.sub(horizon).abs().mul(1.8).saturate(),
)
const wide = p.x.div(size).toConst('wide')
const ripple = fbm(
  vec2(wide.mul(0.7), share.mul(90).add(time.mul(0.3))),
  3,
)
const lake = mix(
  vec3(0.3, 0.42, 0.5),
  vec3(0.82, 0.8, 0.78),
  ripple.mul(0.6).add(0.45).saturate(),
)
const plank = share.mul(110).toConst('plank')
const board = random(plank.floor())
const grain = fbm(
  vec2(wide.mul(2), plank.floor().add(plank.fract().mul(2.5))),
  3,
).mul(0.14)
const gap = smoothstep(0.42, 0.5, plank.fract().sub(0.5).abs()).mul(
  size.mul(4).saturate(),
)
const wood = mix(
  vec3(0.4, 0.3, 0.24),
  vec3(0.6, 0.47, 0.37),
  board.add(grain),
).mul(float(1).sub(gap.mul(0.75)))
const deck = drawFill(wide.abs().sub(0.62), 0, px.div(size))
const floor = mix(
  mix(lake, wood, deck),
  air,
  share.mul(far).mul(-0.075).exp().sub(1).negate(),
)
let colour: Vec3 = mix(
  floor,
  air,
  smoothstep(-0.002, 0.002, p.y.sub(horizon)),
)

// Lamps on both sides, at depths that a camera would have stored.
for (const stored of [0.975, 0.96, 0.94, 0.9, 0.83, 0.66]) {
  const there = linearizeDepth(stored, near, far)
  const scale = float(1).div(there.mul(far - near).add(near))
  const foot = mix(-0.5, horizon, stored / 0.995)
  const q = vec2(p.x.abs().sub(scale.mul(0.66)), p.y.sub(foot))
    .div(scale)
    .toConst('q')
  const post = q.x.abs().sub(0.022).max(q.y.sub(0.48).abs().sub(0.48))
  const clear = there.mul(far).mul(-0.085).exp()
  colour = mix(
    colour,
    mix(air, vec3(0.16, 0.15, 0.17), clear),
    drawFill(post, 0, px.div(scale)),
  )
  const lamp = q.distance(vec2(0, 1)).toConst('lamp')
  const flicker = sin(time.mul(2).add(stored * 60))
    .mul(0.05)
    .add(1)
  colour = mix(
    colour,
    vec3(1, 0.93, 0.75),
    drawFill(lamp.sub(0.07), 0, px.div(scale)).mul(
      clear.mul(0.6).add(0.4),
    ),
  )
  colour = colour.add(
    vec3(0.5, 0.32, 0.12).mul(lamp.mul(-5).exp().mul(flicker).mul(0.8)),
  )
}

export const fragment = vec4(colour, 1)
