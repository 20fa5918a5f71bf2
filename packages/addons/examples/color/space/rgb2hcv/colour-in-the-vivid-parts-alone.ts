import { drawFill, hsl2rgb, rgb2hcv } from '@kirari/addons'
import {
  float, fract, mix, resolution, smoothstep, uv, vec3, vec4,
} from 'kirari/node'

const px = float(1).div(resolution.y)
const p = uv.sub(0.5).mul(resolution).mul(px)

// Pencils side by side, from dull ones to vivid ones.
const pencil = p.x.mul(9).add(0.5)
const i = pencil.floor()
const q = fract(pencil).sub(0.5)
const tip = q
  .abs()
  .mul(0.42)
  .add(p.y)
  .sub(0.38)
  .add(fract(i.mul(0.618)).mul(0.12))
const vivid = fract(i.mul(0.382).add(0.1))
const paint = hsl2rgb(vec3(i.mul(0.171), vivid.mul(0.85).add(0.1), 0.5))
const wood = mix(
  paint,
  vec3(0.87, 0.75, 0.58),
  smoothstep(-0.155, -0.15, tip),
)
const lead = mix(wood, paint.mul(0.8), smoothstep(-0.065, -0.06, tip))
const side = q.mul(2.5).cos().mul(0.4).add(0.6)
const desk = vec3(0.88, 0.86, 0.83)
const picture = mix(desk, lead.mul(side), drawFill(tip, 0, px))

// By saturation the dark edges would stay coloured, too.
const hcv = rgb2hcv(picture)
export const fragment = vec4(
  mix(
    vec3(hcv.z.sub(hcv.y.mul(0.5))),
    picture,
    smoothstep(0.35, 0.5, hcv.y),
  ),
  1,
)
