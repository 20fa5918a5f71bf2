import { backIn, drawFill, rotate } from '@kirari/addons'
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

const px = float(1).div(resolution.y)
const p = uv.sub(0.5).mul(resolution).mul(px)

// It sinks a little first, then shoots out of the water.
const rise = backIn(time.add(2.1).mod(3).div(1.1).min(1.15))
const q = rotate(
  p.sub(vec2(rise.mul(0.3).sub(0.15), rise.mul(0.62).sub(0.45))),
  float(-1.1),
)

const body = q.div(vec2(0.17, 0.075)).length().sub(1).mul(0.075)
const tail = max(
  q.add(vec2(0.2, 0)).y.abs().add(q.x.add(0.13)).mul(0.7),
  q.x.add(0.26).negate(),
)
const fish = body.min(tail)
const eye = q.distance(vec2(0.1, 0.018))
const belly = mix(
  vec3(1, 0.75, 0.5),
  vec3(0.93, 0.36, 0.2),
  q.y.mul(9).add(0.5).saturate(),
)

const sky = mix(vec3(0.99, 0.93, 0.8), vec3(0.6, 0.82, 0.9), uv.y)
const swim = mix(sky, belly, drawFill(fish, 0, px))
const seen = mix(swim, vec3(0.1, 0.1, 0.15), drawFill(eye, 0.014, px))
const waves = p.x.mul(22).add(time.mul(2)).sin().mul(0.012).sub(0.22)
const water = mix(
  seen,
  vec3(0.1, 0.42, 0.6),
  drawFill(p.y.sub(waves), 0, px).mul(0.82),
)

export const fragment = vec4(water, 1)
