import { fbm, lab2rgb, rgb2srgb, rgb2xyz, xyz2lab } from '@kirari/addons'
import {
  mix, resolution, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const q = p.mul(1.8).add(vec2(time.mul(0.03), 0))
const gas = fbm(q, 5).add(fbm(q.mul(2).add(7), 5).mul(0.5))
const dust = fbm(q.add(20), 5)

// The glow is light; it is cut where its lightness passes a step.
const glow = mix(
  vec3(0.9, 0.2, 0.35),
  vec3(0.15, 0.35, 1),
  dust.add(0.5).saturate(),
)
const light = glow.mul(gas.add(0.6).max(0.02).pow(3))
const lab = xyz2lab(rgb2xyz(light))
const sheet = lab.x.div(12).floor().mul(12).add(6)
const rim = smoothstep(0, 0.25, lab.x.div(12).fract())

export const fragment = vec4(
  rgb2srgb(
    lab2rgb(vec3(sheet.mul(rim.mul(0.35).add(0.65)), lab.yz)).saturate(),
  ),
  1,
)
