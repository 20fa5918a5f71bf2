import { hsl2rgb, p32rgb, rgb2srgb, srgb2rgb } from '@kirari/addons'
import {
  atan2, length, mix, resolution, smoothstep, time, uv, vec3, vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const turn = atan2(p.y, p.x).div(2 * Math.PI)
const radius = length(p)

// A wheel of Display P3: what sRGB does not have is hatched.
const p3 = srgb2rgb(hsl2rgb(vec3(turn, radius.mul(2.3).min(1), 0.5)))
const light = p32rgb(p3)
const least = light.x.min(light.y).min(light.z)
const most = light.x.max(light.y).max(light.z)
const beyond = smoothstep(0.002, 0.006, least.negate().max(most.sub(1)))
const hatch = smoothstep(
  0.4,
  0.5,
  p.x.add(p.y).mul(30).add(time.mul(0.5)).fract().sub(0.5).abs().mul(2),
)
const shown = rgb2srgb(light.saturate())
const wheel = smoothstep(0.455, 0.45, radius)

export const fragment = vec4(
  mix(
    vec3(0.07, 0.08, 0.1),
    mix(shown, shown.mul(0.25), beyond.mul(hatch)),
    wheel,
  ),
  1,
)
