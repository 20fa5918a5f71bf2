import { random, rgb2srgb } from '@kirari/addons'
import {
  length, mix, resolution, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'
import type { Vec3 } from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)

// Discs of light that overlap add up, as light does.
let light: Vec3 = vec3(0.004, 0.006, 0.014)
for (let i = 0; i < 16; i++) {
  const x = (i - 7.5) * 0.13
  const sag = x * x * 0.28 + Math.sin(i * 4.7) * 0.05 - 0.12
  const sway = time.mul(0.5).add(i).sin().mul(0.015)
  const radius = 0.12 + 0.05 * Math.sin(i * 2.3)
  const away = length(p.sub(vec2(sway.add(x), sag))).div(radius)
  const disc = smoothstep(1, 0.88, away).mul(
    away.mul(away).mul(0.6).add(0.4),
  )
  const flicker = random(vec2(i, time.mul(3).floor()))
    .mul(0.25)
    .add(0.75)
  const tint = mix(
    vec3(1, 0.42, 0.08),
    vec3(0.1, 0.3, 1),
    (Math.sin(i * 1.9) + 1) / 2,
  )
  light = light.add(tint.mul(disc).mul(flicker).mul(0.75))
}

export const fragment = vec4(rgb2srgb(light.min(1)), 1)
