import { pnoise } from '@kirari/addons'
import {
  asin,
  atan2,
  float,
  mix,
  resolution,
  smoothstep,
  sqrt,
  time,
  uv,
  vec2,
  vec3,
  vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y).mul(2.12)
const square = p.dot(p)
const z = sqrt(float(1).sub(square).max(0.0001))
const tilted = vec2(p.x.sub(p.y.mul(0.1)), p.y.add(p.x.mul(0.1)))
const north = asin(tilted.y.clamp(-1, 1))
const east = atan2(tilted.x, z)
  .div(2 * Math.PI)
  .add(time.mul(0.02))
// East is counted in turns: noise with whole cells
// in a turn has no seam behind the planet.
const flow = (cells: number, high: number) =>
  pnoise(vec2(east.mul(cells), north.mul(high)), vec2(cells, 0))
const stirred = north
  .add(flow(24, 7).mul(0.045))
  .add(flow(60, 18).mul(0.022))
  .add(flow(140, 40).mul(0.01))
const belt = pnoise(vec2(stirred.mul(7), 0.5), vec2(0, 0)).add(
  pnoise(vec2(stirred.mul(19), 3.5), vec2(0, 0)).mul(0.5),
)
const storm = vec2(
  east.sub(0.1).mul(7),
  north.add(0.36).mul(4.6),
).length()
const spot = smoothstep(0.62, 0.3, storm.add(flow(60, 20).mul(0.12)))
const band = mix(
  vec3(0.62, 0.4, 0.27),
  vec3(0.93, 0.86, 0.74),
  smoothstep(-0.35, 0.4, belt),
)
const ground = mix(band, vec3(0.76, 0.32, 0.2), spot.mul(0.85))
const light = vec3(p, z)
  .dot(vec3(-0.55, 0.3, 0.78))
  .max(0)
const planet = ground.mul(light.pow(0.8).add(0.02))
const shown = smoothstep(1, 0.985, square)

export const fragment = vec4(
  mix(vec3(0.008, 0.009, 0.018), planet, shown),
  1,
)
