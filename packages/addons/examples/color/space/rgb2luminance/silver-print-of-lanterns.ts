import {
  hsl2rgb, random, rgb2luminance, rgb2srgb, srgb2rgb,
} from '@kirari/addons'
import {
  float, length, mix, resolution, sin, smoothstep, time, uv, vec2, vec3,
  vec4,
} from 'kirari/node'
import type { Vec3 } from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)

// Paper lanterns in all hues.
let light: Vec3 = vec3(0.01, 0.008, 0.02)
for (let i = 0; i < 9; i++) {
  const sway = sin(time.mul(0.6).add(i * 1.7)).mul(0.012)
  const q = p
    .sub(vec2(sway.add(i * 0.2 - 0.8), Math.sin(i * 2.2) * 0.22))
    .div(0.105)
  const round = length(q.mul(vec2(1.1, 1)))
  const ribs = sin(q.y.mul(26)).mul(0.12).add(0.88)
  const paper = srgb2rgb(hsl2rgb(vec3(float(i / 9), 0.75, 0.55)))
  const lit = float(1.15).sub(round.mul(round).mul(0.7)).mul(ribs)
  light = mix(
    light.add(paper.mul(round.mul(-1.6).exp().mul(0.14))),
    paper.mul(lit),
    smoothstep(1, 0.96, round),
  )
}

// On the right, silver on paper: the luminance alone, with its grain.
const grain = random(uv.mul(resolution).floor()).mul(0.05)
const silver = vec3(1, 0.94, 0.84).mul(
  rgb2luminance(light).add(grain.mul(0.3)),
)
const cut = smoothstep(-0.002, 0.002, p.x.sub(p.y.mul(0.25)))

export const fragment = vec4(
  rgb2srgb(mix(light, silver, cut).saturate()),
  1,
)
