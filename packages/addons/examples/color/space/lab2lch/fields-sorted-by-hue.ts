import { gnoise, lab2lch, lab2rgb, rgb2srgb } from '@kirari/addons'
import {
  float, mix, resolution, sin, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y).mul(2.4)
const drift = vec2(time.mul(0.04), 0)
const a = gnoise(p.add(drift)).mul(60)
const b = gnoise(p.add(40).sub(drift)).mul(60).add(15)

// The plane of colours, in nine sorts of hue, with hedges between them.
const lch = lab2lch(vec3(70, a, b))
const sort = lch.z.mul(9)
const hedge = smoothstep(
  0.04,
  0.1,
  float(0.5).sub(sort.fract().sub(0.5).abs()).mul(lch.y.mul(0.06).min(1)),
)
const rows = sin(
  p.x.mul(60).add(sort.floor().mul(1.3).sin().mul(p.y).mul(90)),
).mul(3)
const turn = sort
  .floor()
  .add(0.5)
  .mul((2 * Math.PI) / 9)
const crop = vec3(rows.add(74), turn.cos().mul(38), turn.sin().mul(38))

export const fragment = vec4(
  rgb2srgb(lab2rgb(mix(vec3(30, -18, 16), crop, hedge)).saturate()),
  1,
)
