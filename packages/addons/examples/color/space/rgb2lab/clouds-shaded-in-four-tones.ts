import { fbm, lab2rgb, rgb2lab, rgb2srgb } from '@kirari/addons'
import {
  mix, resolution, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const p = uv.mul(resolution).div(resolution.y)
const q = p.mul(vec2(1.6, 2.4)).add(vec2(time.mul(0.04), 0))
const cloud = smoothstep(0, 0.5, fbm(q, 5).add(uv.y.mul(-0.9)).add(0.5))
const lit = smoothstep(
  -0.25,
  0.25,
  fbm(q, 5).sub(fbm(q.add(vec2(-0.12, 0.16)), 5)),
)
const sky = mix(vec3(0.35, 0.6, 0.9), vec3(0.05, 0.16, 0.5), uv.y)
const mist = mix(vec3(0.3, 0.25, 0.45), vec3(1, 0.85, 0.7), lit)
const light = mix(sky, mist, cloud)

// Four tones, an equal step of lightness from one to the next.
const lab = rgb2lab(light)
const tone = lab.x.div(25).floor().mul(25).add(12.5)

export const fragment = vec4(
  rgb2srgb(lab2rgb(vec3(tone, lab.yz.mul(0.8))).saturate()),
  1,
)
