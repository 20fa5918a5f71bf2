import {
  luv2xyz, rgb2srgb, rgb2xyz, xyz2luv, xyz2rgb,
} from '@kirari/addons'
import {
  mix, resolution, sin, smoothstep, time, uv, vec3, vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const amber = xyz2luv(rgb2xyz(vec3(1, 0.32, 0.03)))
const azure = xyz2luv(rgb2xyz(vec3(0.05, 0.3, 1)))

// Hanging threads of light; along the row one lamp becomes the other.
const index = p.x.mul(9).floor()
const across = p.x.mul(9).fract().sub(0.5)
const share = index.add(0.5).div(16).add(0.5).saturate()
const tip = sin(index.mul(1.7).add(time.mul(0.5)))
  .mul(0.16)
  .sub(0.08)
const thread = smoothstep(0.06, 0.02, across.abs())
  .mul(smoothstep(tip, tip.add(0.01), p.y))
  .mul(0.3)
const bulb = across
  .mul(across)
  .mul(0.012)
  .add(p.y.sub(tip).mul(p.y.sub(tip)))
const glow = bulb.mul(-900).exp().add(bulb.mul(-190).exp().mul(0.3))
const light = xyz2rgb(luv2xyz(mix(amber, azure, share))).max(0)

export const fragment = vec4(
  rgb2srgb(
    light
      .mul(glow.add(thread.mul(0.25)))
      .mul(1.6)
      .add(vec3(0.003, 0.004, 0.009))
      .min(1),
  ),
  1,
)
