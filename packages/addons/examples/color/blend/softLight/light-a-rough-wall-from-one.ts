import { blendSoftLight, rectSDF, valueNoise } from '@kirari/addons'
import {
  floor,
  mix,
  resolution,
  smoothstep,
  time,
  uv,
  vec2,
  vec3,
  vec4,
} from 'kirari/node'

const p = uv.mul(resolution).div(resolution.y)

// Bricks, every other row shifted by half of one.
const row = floor(p.y.mul(7))
const place = vec2(p.x.mul(3).add(row.mul(0.5)), p.y.mul(7))
const brick = floor(place)
const edge = rectSDF(
  place.fract().sub(0.5).mul(vec2(2.3, 1)),
  vec2(1.07, 0.42),
  0.12,
)
const tone = valueNoise(brick.mul(3.7))
const grain = valueNoise(p.mul(70)).mul(0.25).add(0.85)
const stone = mix(vec3(0.62, 0.3, 0.2), vec3(0.75, 0.46, 0.32), tone)
const wall = mix(
  stone,
  vec3(0.72, 0.68, 0.62),
  smoothstep(-0.03, 0.05, edge),
).mul(grain)

// A lamp at the left: half grey leaves the wall as it is.
const lamp = vec2(time.mul(0.5).sin().mul(0.15).add(0.2), 0.7)
const near = p.sub(lamp).length()
const light = vec3(1, 0.95, 0.85).mul(near.mul(-1.1).exp().mul(1.15))

export const fragment = vec4(blendSoftLight(wall, light.saturate()), 1)
