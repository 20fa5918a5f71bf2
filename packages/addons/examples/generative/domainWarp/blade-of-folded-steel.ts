import { domainWarp } from '@kirari/addons'
import {
  max, mix, resolution, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
// Layers of two steels, folded and hammered: level lines of
// warped noise.
const forged = domainWarp(p.mul(vec2(1.7, 3.4)).add(vec2(5, 2)), 3, 1.5)
const layer = p.y
  .mul(9)
  .add(forged.x.mul(7))
  .add(forged.y.mul(1.5))
  .mul(6.28)
  .sin()
const dark = smoothstep(-0.35, 0.35, layer)
const gleam = smoothstep(
  0.3,
  0,
  p.x.sub(time.mul(0.35).sin().mul(0.7)).add(p.y.mul(0.8)).abs(),
)
const steel = mix(
  vec3(0.3, 0.33, 0.37),
  vec3(0.74, 0.76, 0.78),
  dark,
).mul(gleam.mul(0.4).add(0.78))
// The blade: a straight back and an edge that curves up to
// the point.
const along = p.x.add(0.3)
const back = p.y.sub(0.13)
const edge = p.y
  .negate()
  .sub(0.15)
  .add(smoothstep(0.3, 1.05, along).pow(2).mul(0.29))
const blade = max(max(back, edge), along.negate())
const ground = smoothstep(-0.055, -0.05, edge)
const polished = mix(steel, vec3(0.84, 0.87, 0.9), ground.mul(0.75))
// The handle is of dark wood with two brass pins.
const grip = max(
  p.y.abs().sub(0.085).sub(p.x.mul(9).sin().mul(0.008)),
  p.x.add(0.57).abs().sub(0.29),
)
const wood = mix(
  vec3(0.2, 0.1, 0.06),
  vec3(0.38, 0.21, 0.12),
  p.y.mul(90).add(forged.z.mul(12)).sin().mul(0.5).add(0.5),
)
const pin = (x: number) =>
  smoothstep(0.022, 0.017, p.sub(vec2(x, 0)).length())
const handle = mix(
  wood,
  vec3(0.85, 0.68, 0.36),
  pin(-0.42).add(pin(-0.7)),
)
const cloth = mix(
  vec3(0.42, 0.13, 0.12),
  vec3(0.22, 0.05, 0.07),
  p.length(),
)
const shadow = smoothstep(
  0.06,
  -0.03,
  max(max(back, edge), max(p.x.add(0.86).negate(), along.sub(1))).add(
    0.02,
  ),
).mul(0.5)
const laid = mix(
  cloth.mul(shadow.mul(-1).add(1)),
  polished,
  smoothstep(0.003, -0.003, blade),
)

export const fragment = vec4(
  mix(laid, handle, smoothstep(0.003, -0.003, grip)),
  1,
)
