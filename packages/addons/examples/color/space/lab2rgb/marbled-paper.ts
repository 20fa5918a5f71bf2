import { gnoise, lab2rgb, rgb2srgb } from '@kirari/addons'
import {
  mix, resolution, sin, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y).mul(3)

// A comb has been drawn through the colours, up and down.
const comb = sin(p.x.mul(7)).abs().pow(0.6).mul(0.9)
const swirl = gnoise(p.mul(1.2).add(vec2(time.mul(0.05), 0)))
const bath = p.y
  .add(comb)
  .add(swirl.mul(0.5))
  .add(gnoise(p.mul(5)).mul(0.05))
const wave = sin(bath.mul(9))
const fine = sin(bath.mul(23).add(1))

const deep = mix(
  vec3(24, 12, -38),
  vec3(78, 14, 60),
  smoothstep(-0.35, -0.15, wave),
)
const red = mix(deep, vec3(45, 58, 35), smoothstep(0.4, 0.55, wave))
const pale = mix(red, vec3(93, -2, 8), smoothstep(0.72, 0.85, fine))

export const fragment = vec4(rgb2srgb(lab2rgb(pale).saturate()), 1)
