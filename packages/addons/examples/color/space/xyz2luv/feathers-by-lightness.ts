import { oklab2srgb, rgb2xyz, srgb2rgb, xyz2luv } from '@kirari/addons'
import {
  float, length, mix, resolution, sin, smoothstep, time, uv, vec2, vec3,
  vec4,
} from 'kirari/node'
import type { Vec3 } from 'kirari/node'

const p = uv.mul(resolution).div(resolution.y)

// Rows of feathers, from the lowest one up, each over the next.
let paint: Vec3 = vec3(0.1, 0.2, 0.3)
for (let row = 0; row < 6; row++) {
  const q = vec2(
    p.x.mul(5).add((row % 2) * 0.5),
    p.y.mul(5).sub(row - 0.3),
  )
  const x = q.x.fract().sub(0.5)
  const away = length(vec2(x, q.y.sub(0.6).min(0)).mul(vec2(1, 0.85)))
  const feather = smoothstep(0.5, 0.48, away)
  const tint = sin(q.x.floor().mul(2.1).add(row).add(time.mul(0.4)))
  const barbs = sin(q.y.mul(30).sub(x.abs().mul(40))).mul(0.06)
  const silk = mix(
    vec3(0.1, 0.5, 0.55),
    vec3(0.85, 0.45, 0.5),
    tint.mul(0.5).add(0.5),
  )
  const shade = float(1.05).sub(away.mul(1.1)).add(barbs)
  paint = mix(paint, silk.mul(shade), feather)
}

// The colour itself by u* and v*; the lightness in seven steps.
const luv = xyz2luv(rgb2xyz(srgb2rgb(paint.saturate())))
const tone = luv.x.div(14).floor().mul(0.14).add(0.12)

export const fragment = vec4(
  oklab2srgb(
    vec3(tone.mul(0.9).add(0.08), luv.y.mul(0.0011), luv.z.mul(0.0012)),
  ).saturate(),
  1,
)
