import { fbm, lab2xyz, rgb2srgb, xyz2rgb } from '@kirari/addons'
import {
  length, mix, resolution, sin, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const rough = fbm(p.mul(2.2).add(3), 5).mul(0.16)
const depth = length(p.mul(vec2(0.62, 1))).add(rough)

// Bands of stone from the middle to the rind.
const band = sin(
  depth
    .mul(75)
    .add(fbm(p.mul(3), 5).mul(3))
    .sub(time.mul(0.15)),
)
const slow = sin(depth.mul(17))
const stone = vec3(
  band.mul(9).add(slow.mul(12)).add(62),
  slow.mul(28).add(18),
  slow.mul(-18).add(band.mul(6)).add(6),
)
const hollow = smoothstep(0.13, 0.1, depth)
const inside = mix(
  stone,
  vec3(92, -4, 4),
  hollow.mul(band.mul(0.3).add(0.7)),
)
const rind = smoothstep(0.43, 0.44, depth)
const cut = mix(inside, vec3(24, 6, 9), rind)

export const fragment = vec4(
  rgb2srgb(
    xyz2rgb(
      lab2xyz(mix(cut, vec3(94, 0, 2), smoothstep(0.47, 0.475, depth))),
    ).saturate(),
  ),
  1,
)
