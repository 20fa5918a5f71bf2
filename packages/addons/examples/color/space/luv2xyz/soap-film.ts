import { gnoise, luv2xyz, rgb2srgb, xyz2rgb } from '@kirari/addons'
import {
  length, mix, resolution, sin, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const radius = length(p).div(0.43)
const t = time.mul(0.15)

// The film runs down and is thicker there; u* and v* go round with it.
const flow = gnoise(p.mul(3).add(vec2(t, t.mul(-2)))).mul(0.9)
const curl = gnoise(p.mul(7).add(flow)).mul(0.35)
const thick = p.y
  .mul(-9)
  .add(flow)
  .add(curl)
  .add(radius.mul(radius).mul(3))
  .mul(2)
const pale = radius.pow(3)
const film = vec3(
  sin(thick.mul(0.5)).mul(9).add(44).add(pale.mul(34)),
  sin(thick).mul(62),
  sin(thick.add(1.9)).mul(58),
)
const shine = smoothstep(
  0.2,
  0,
  length(p.sub(vec2(-0.16, 0.2)).mul(vec2(1, 1.8))),
)
const lit = mix(film.mul(vec3(0.85, 1, 1)), vec3(97, 0, 3), shine.mul(0.8))
const bubble = smoothstep(1, 0.985, radius)

export const fragment = vec4(
  rgb2srgb(xyz2rgb(luv2xyz(mix(vec3(9, -2, -9), lit, bubble))).saturate()),
  1,
)
