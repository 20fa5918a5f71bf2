import { blendHue, hsl2rgb, rotate, valueNoise } from '@kirari/addons'
import {
  atan2, mix, resolution, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)

// Barbs of brown and gold run out from the shaft, lit along their length.
const q = rotate(p.sub(vec2(0.12, 0.02)), 0.5)
const side = q.x.abs()
const along = q.y.sub(side.mul(0.9))
const barb = along.mul(110).sin().mul(0.5).add(0.5)
const strand = valueNoise(vec2(along.mul(110).div(6.283).floor(), 3))
const tip = strand.mul(0.14).add(0.36).sub(q.y.abs().mul(0.12))
const plume = smoothstep(tip, tip.sub(0.08), side).mul(
  barb.mul(0.55).add(0.45),
)
const sheen = along.mul(8).add(side.mul(9)).add(time).sin().mul(0.16)
const bronze = vec3(0.62, 0.42, 0.16).mul(
  sheen.add(barb.mul(0.5)).add(0.6),
)

// The eye: its hue goes from rim to heart, its light stays the feather's.
const eye = q.mul(vec2(1.15, 1)).length()
const turn = smoothstep(0.34, 0.03, eye)
const dip = atan2(q.x, q.y.negate()).abs()
const heart = smoothstep(
  0.1,
  0.085,
  eye.add(smoothstep(0.5, 0, dip).mul(0.04)),
)
const hue = turn.mul(0.62).add(0.1)
const iris = blendHue(bronze, hsl2rgb(vec3(hue, 1, 0.5)))
const feather = mix(iris, vec3(0.08, 0.06, 0.3).add(sheen.mul(0.3)), heart)
const shaft = smoothstep(0.008, 0.004, side)
const night = mix(vec3(0.05, 0.07, 0.09), vec3(0.1, 0.13, 0.14), uv.x)

export const fragment = vec4(
  mix(mix(night, feather, plume), vec3(0.85, 0.75, 0.55), shaft.mul(0.7)),
  1,
)
