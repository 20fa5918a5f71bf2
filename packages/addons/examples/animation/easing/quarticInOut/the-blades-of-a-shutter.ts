import { drawFill, quarticInOut } from '@kirari/addons'
import {
  cos,
  float,
  max,
  mix,
  resolution,
  sin,
  smoothstep,
  time,
  uv,
  vec2,
  vec3,
  vec4,
} from 'kirari/node'
import type { Float, Vec3 } from 'kirari/node'

const px = float(1).div(resolution.y)
const p = uv.sub(0.5).mul(resolution).mul(px)

const blades = 9
const open = quarticInOut(time.mul(0.4).add(1.5).mod(2).sub(1).abs())
const radius = mix(0.02, 0.4, open).toConst('radius')
const turn = open.mul(0.9)

// How far a point lies beyond the edge of a blade.
const beyond = (i: number): Float => {
  const angle = turn.add((i * 2 * Math.PI) / blades)
  return p.x
    .mul(cos(angle))
    .add(p.y.mul(sin(angle)))
    .sub(radius)
}
// A blade covers what is beyond its edge and not beyond the next one.
const blade = (below: Vec3, i: number): Vec3 => {
  const shape = max(beyond(i).negate(), beyond(i + 1))
  const light = Math.sin((i * 2 * Math.PI) / blades + 1) * 0.09 + 0.2
  const metal = vec3(light, light * 1.02, light * 1.12)
  const edge = smoothstep(0.05, 0, beyond(i)).mul(0.22)
  return mix(below, metal.add(edge), drawFill(shape, 0, px))
}
const sky = mix(
  vec3(1, 0.62, 0.3),
  vec3(0.35, 0.2, 0.5),
  p.y.mul(1.3).add(0.5),
)
const sun = mix(
  sky,
  vec3(1, 0.93, 0.7),
  drawFill(p.add(vec2(0.05, 0.05)).length(), 0.13, px),
)
const land = p.y.sub(p.x.mul(7).sin().mul(0.04)).add(0.12)
const view = mix(sun, vec3(0.2, 0.1, 0.28), drawFill(land, 0, px))
const closed = Array.from({ length: blades }, (_, i) => i).reduce(
  blade,
  view,
)
const ring = mix(
  closed,
  vec3(0.05),
  drawFill(float(0.46).sub(p.length()), 0, px),
)
const gold = drawFill(p.length().sub(0.475).abs(), 0.006, px)
export const fragment = vec4(mix(ring, vec3(0.85, 0.65, 0.3), gold), 1)
