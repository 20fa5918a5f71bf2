import { drawFill, rectSDF, rotate, sineInOut } from '@kirari/addons'
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
import type { Float } from 'kirari/node'

const px = float(1).div(resolution.y)
const p = uv.sub(0.5).mul(resolution).mul(px)

// Time needs no mod: outside of 0 to 1 the curve goes to and fro.
const swell = (delay: number) => sineInOut(time.mul(0.6).sub(delay))
const q = rotate(
  p.sub(vec2(0, swell(0).mul(0.09).sub(0.25))),
  swell(0.5).sub(0.5).mul(0.3),
)

const hull = max(rectSDF(q, vec2(0.24, 0.09), 0.08), q.y.sub(0.01))
const sail = max(
  q.x.sub(0.01).abs().add(q.y.mul(0.62)).sub(0.32),
  float(0.05).sub(q.y),
)
const mast = rectSDF(q.sub(vec2(0.01, 0.26)), vec2(0.008, 0.28), 0)

const sky = mix(vec3(0.98, 0.78, 0.6), vec3(0.5, 0.68, 0.82), uv.y)
const sun = mix(
  sky,
  vec3(1, 0.95, 0.82),
  drawFill(p.distance(vec2(-0.5, 0.2)), 0.1, px),
)
const withSail = mix(sun, vec3(0.98, 0.96, 0.92), drawFill(sail, 0, px))
const withMast = mix(
  withSail,
  vec3(0.35, 0.22, 0.16),
  drawFill(mast, 0, px),
)
const boat = mix(withMast, vec3(0.62, 0.2, 0.18), drawFill(hull, 0, px))

const sea = (level: number, delay: number): Float =>
  p.y
    .sub(sineInOut(p.x.mul(2.4).add(time.mul(0.6)).sub(delay)).mul(0.07))
    .sub(level)
const far = mix(
  boat,
  vec3(0.18, 0.45, 0.56),
  drawFill(sea(-0.3, 0), 0, px),
)
const near = mix(
  far,
  vec3(0.1, 0.3, 0.43),
  drawFill(sea(-0.42, 0.7), 0, px),
)

export const fragment = vec4(near, 1)
