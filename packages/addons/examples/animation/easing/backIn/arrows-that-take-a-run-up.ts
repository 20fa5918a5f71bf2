import { backIn, drawFill, hsl2rgb } from '@kirari/addons'
import {
  float,
  max,
  mix,
  resolution,
  time,
  uv,
  vec2,
  vec3,
  vec4,
} from 'kirari/node'

const rows = 6
const p = uv.sub(vec2(0.5, 0)).mul(resolution).div(resolution.y).mul(rows)
const row = p.y.floor()
const px = float(rows).div(resolution.y)

// Each arrow draws back, and is gone; the next row follows.
const now = time.add(3.9).mod(4).sub(row.mul(0.3)).div(1.6).saturate()
const x = p.x.add(3.4).sub(backIn(now).mul(11))
const y = p.y.fract().sub(0.5).abs()

const tip = max(x.mul(0.55).add(y.mul(0.9)).sub(0.42), x.negate())
const shaft = max(y.sub(0.09), max(x, x.add(1.3).negate()))
const arrow = drawFill(tip.min(shaft), 0, px)
const paint = hsl2rgb(vec3(row.mul(0.07).add(0.48), 0.6, 0.62))
const lane = mix(vec3(0.1, 0.12, 0.22), vec3(0.13, 0.16, 0.28), row.mod(2))

export const fragment = vec4(mix(lane, paint, arrow), 1)
