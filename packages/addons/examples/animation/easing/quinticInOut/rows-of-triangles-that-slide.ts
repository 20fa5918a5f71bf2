import { drawFill, hsl2rgb, quinticInOut } from '@kirari/addons'
import {
  float,
  mix,
  resolution,
  time,
  uv,
  vec2,
  vec3,
  vec4,
} from 'kirari/node'

const rows = 5
const p = uv.sub(vec2(0.5, 0)).mul(resolution).div(resolution.y).mul(rows)
const px = float(rows).div(resolution.y)
const row = p.y.floor()

// A rest, long enough to see the pattern; then every other row slides on.
const now = time.mul(0.45).add(0.55).sub(p.y.floor().mul(0.06))
const slid = now.floor().add(quinticInOut(now.fract()))
const way = row.mod(2).mul(2).sub(1)
const x = p.x.add(way.mul(slid)).add(row.mul(0.5))
const column = x.floor()
const high = p.y.fract()

const roof = x.fract().sub(0.5).abs().mul(2).add(high).sub(1).mul(0.45)
const hue = vec3(
  row.mul(0.035).add(column.mod(4).mul(0.03)).add(0.95),
  0.72,
  high.mul(0.14).add(0.52),
)
const dark = hsl2rgb(
  vec3(row.mul(0.03).add(0.6), 0.5, float(0.26).sub(high.mul(0.12))),
)
const paint = mix(dark, hsl2rgb(hue), drawFill(roof, 0, px))
// The left side of each is in the light.
const half = drawFill(x.fract().sub(0.5), 0, px).mul(drawFill(roof, 0, px))
export const fragment = vec4(
  mix(paint, vec3(1, 0.95, 0.85), half.mul(0.28)),
  1,
)
