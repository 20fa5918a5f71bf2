import { oklab2oklch, oklab2srgb } from '@kirari/addons'
import {
  mix, resolution, sin, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y).mul(6)
const t = time.mul(0.25)
const a = sin(p.x.add(sin(p.y.add(t)).mul(1.3))).mul(0.1)
const b = sin(
  p.y
    .mul(1.2)
    .sub(sin(p.x.mul(0.8).sub(t)))
    .add(1),
).mul(0.1)

// A line at every fiftieth of chroma.
const lch = oklab2oklch(vec3(0.85, a, b))
const near = lch.y.mul(50).fract().sub(0.5).abs()
const line = smoothstep(0.1, 0.2, near)
const paper = oklab2srgb(
  vec3(lch.y.mul(-0.9).add(0.95), vec2(a, b).mul(0.8)),
)
const ink = oklab2srgb(vec3(0.35, vec2(a, b)))

export const fragment = vec4(mix(ink, paper, line).saturate(), 1)
