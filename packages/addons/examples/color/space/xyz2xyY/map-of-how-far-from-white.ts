import { gnoise, rgb2srgb, rgb2xyz, xyz2xyY } from '@kirari/addons'
import {
  distance, mix, resolution, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y).mul(1.6)
const t = time.mul(0.08)

// Coloured inks in water; contours of the distance from white in x and y.
const ink = (seed: number) =>
  gnoise(p.add(vec2(t, t.negate()).mul(seed)).add(seed * 13))
    .mul(0.5)
    .add(0.52)
const water = vec3(ink(1), ink(2), ink(-1.5))
const away = distance(xyz2xyY(rgb2xyz(water)).xy, vec2(0.3127, 0.329))
const line = away.mul(60).fract().sub(0.5).abs()
const contour = smoothstep(0.04, 0.1, line)
const isWhite = smoothstep(0.012, 0.008, away)

export const fragment = vec4(
  mix(
    rgb2srgb(water.saturate()).mul(contour.mul(0.45).add(0.55)),
    vec3(1),
    isWhite,
  ),
  1,
)
