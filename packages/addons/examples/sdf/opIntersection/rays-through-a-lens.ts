import { drawFill, opIntersection, opRepeat } from '@kirari/addons'
import {
  float,
  mix,
  resolution,
  select,
  smoothstep,
  time,
  uv,
  vec2,
  vec3,
  vec4,
} from 'kirari/node'

const px = float(1).div(resolution.y)
const p = uv.sub(0.5).mul(resolution).mul(px)

// Glass between two spherical surfaces, with rounded rims.
const middle = -0.2
const at = p.sub(vec2(middle, 0))
const surface = (side: number) =>
  at
    .sub(vec2(side * 0.42, 0))
    .length()
    .sub(0.53)
const lens = opIntersection(surface(1), surface(-1), 0.02)

// Behind the lens each ray leans towards the focus; seen from there,
// all of them are again parallel.
const focus = 0.62
const along = at.x.max(0).div(focus)
const spread = float(1).sub(along)
const height = p.y.div(select(spread, 1e-3, spread.abs().lessThan(1e-3)))
const ray = opRepeat(
  height.add(time.mul(0.012).sin().mul(0.03)),
  0.058,
  5,
)
const width = spread.abs().mul(0.9).add(0.1)
const core = ray.mul(width).abs().mul(-260).exp()
const halo = ray.mul(width).abs().mul(-38).exp().mul(0.18)
const inBeam = smoothstep(0.315, 0.3, height.abs())
const hot = p
  .distance(vec2(middle + focus, 0))
  .mul(-16)
  .exp()
const light = core
  .add(halo)
  .mul(inBeam)
  .mul(float(0.42).add(hot.mul(2)))

const dust = smoothstep(0.9, 0, p.length())
const room = mix(vec3(0.015, 0.02, 0.035), vec3(0.05, 0.07, 0.1), dust)
const beam = vec3(1, 0.78, 0.42)
  .mul(light)
  .add(vec3(1, 0.9, 0.7).mul(hot))

const depth = lens.negate()
const rim = smoothstep(0.03, 0, depth)
const shine = smoothstep(0.012, 0, surface(1).add(0.02).abs())
  .mul(smoothstep(-0.1, 0.25, p.y))
  .mul(0.5)
const glass = vec3(0.1, 0.22, 0.27).add(
  vec3(0.5, 0.85, 0.9).mul(rim.mul(0.6).add(shine)),
)
const axis = smoothstep(0.0015, 0, p.y.abs())
  .mul(0.2)
  .mul(smoothstep(0.4, 0.6, p.x.mul(24).fract()))

export const fragment = vec4(
  room
    .add(axis)
    .add(glass.mul(drawFill(lens, 0, px)))
    .add(beam),
  1,
)
