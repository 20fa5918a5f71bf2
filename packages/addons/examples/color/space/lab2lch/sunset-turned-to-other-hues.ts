import {
  lab2lch, lch2rgb, rgb2lab, rgb2srgb, srgb2rgb,
} from '@kirari/addons'
import {
  length, mix, resolution, select, smoothstep, time, uv, vec2, vec3,
  vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const panel = uv.x.mul(4).floor()
const q = vec2(uv.x.mul(4).fract().sub(0.5).mul(0.5), p.y)

// The same evening four times, its hue a quarter turn further each time.
const sun = smoothstep(0.11, 0.1, length(q.sub(vec2(0, 0.06))))
const sky = mix(vec3(1, 0.62, 0.35), vec3(0.45, 0.2, 0.5), uv.y)
const sea = mix(
  vec3(0.3, 0.14, 0.32),
  vec3(0.85, 0.42, 0.32),
  uv.y.mul(3).saturate(),
)
const glint = smoothstep(0.09, 0, q.x.abs()).mul(
  p.y.mul(90).add(time).sin().mul(0.3).add(0.3),
)
const above = mix(sky, vec3(1, 0.93, 0.7), sun)
const evening = select(above, sea.add(glint), p.y.lessThan(-0.14))
const lch = lab2lch(rgb2lab(srgb2rgb(evening.saturate())))
const turned = lch2rgb(
  vec3(
    lch.x,
    lch.y.mul(0.75),
    lch.z.add(panel.div(4)).add(time.mul(0.02)),
  ),
)
const gap = smoothstep(0.235, 0.23, q.x.abs())

export const fragment = vec4(rgb2srgb(turned.saturate()).mul(gap), 1)
