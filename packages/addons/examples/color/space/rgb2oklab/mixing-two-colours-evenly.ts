import { drawFill, oklab2srgb, rgb2oklab, srgb2rgb } from '@kirari/addons'
import {
  float,
  mix,
  resolution,
  sin,
  time,
  uv,
  vec3,
  vec4,
} from 'kirari/node'
import type { Float, Vec3 } from 'kirari/node'

const dusk = rgb2oklab(srgb2rgb(vec3(0.12, 0.16, 0.62)))
const dawn = rgb2oklab(srgb2rgb(vec3(1, 0.83, 0.35)))
const px = float(1).div(resolution.y)
const p = uv.sub(0.5).mul(resolution).mul(px)

// A sky whose every step looks as large as the next,
// and seven ridges at equal steps between the same two colours.
const ridge = (i: number): Float =>
  sin(
    p.x
      .mul(2 + i * 0.9)
      .add(i * 2.3)
      .add(time.mul(0.05 * i)),
  )
    .add(sin(p.x.mul(5 + i * 1.7).sub(i)).mul(0.4))
    .mul(0.05)
    .add(0.12 - i * 0.09)
const sky = mix(dawn, dusk, uv.y.sub(0.35).mul(1.3).saturate())
const land = Array.from({ length: 7 }, (_, i) => i).reduce<Vec3>(
  (behind, i) =>
    mix(
      behind,
      mix(dawn, dusk, (i + 1) / 7),
      drawFill(p.y.sub(ridge(i)), 0, px),
    ),
  sky,
)

export const fragment = vec4(oklab2srgb(land).saturate(), 1)
