import { octDecode, random } from '@kirari/addons'
import {
  float, mix, resolution, select, sin, smoothstep, step, time, uv, vec2,
  vec3, vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
// Knots: the pattern is looked up once for each.
const knot = p.mul(120).floor().add(0.5).div(120)
const half = vec2(0.74, 0.46)
// The middle of the carpet is z, its four corners are −z: a
// medallion, and a quarter of one in each corner.
const d = octDecode(knot.div(half.sub(0.09)).clamp(-1, 1))

const breath = sin(time.mul(0.4)).mul(0.05)
const wave = sin(d.x.mul(9))
  .mul(sin(d.y.mul(9)))
  .add(sin(d.z.mul(7).add(breath).add(d.x.mul(d.y).mul(6))).mul(0.8))
const leaf = sin(d.x.mul(26)).mul(sin(d.y.mul(26)))
const tip = d.z.abs()
const madder = vec3(0.58, 0.1, 0.1)
const indigo = vec3(0.08, 0.13, 0.3)
const ivory = vec3(0.92, 0.83, 0.64)
const ochre = vec3(0.8, 0.5, 0.16)
let field = mix(madder, indigo, step(0.66, tip))
field = mix(field, ochre, smoothstep(0.05, 0.02, tip.sub(0.66).abs()))
field = mix(field, ivory, step(0.62, leaf).mul(step(0.1, wave)))
field = mix(
  field,
  select(ochre, madder, d.z.abs().greaterThan(0.66)),
  step(0.95, wave.abs()),
)
field = mix(field, ivory, step(0.93, tip))
field = mix(field, madder, step(0.975, tip))

const edge = half.sub(knot.abs())
const rim = edge.x.min(edge.y)
const along = select(knot.x, knot.y, edge.x.lessThan(edge.y))
const vine = sin(along.mul(46)).mul(0.012).add(0.05).sub(rim).abs()
const border = mix(
  mix(indigo, ivory, step(vine, 0.007)),
  ochre,
  step(rim.sub(0.085).abs(), 0.006).max(step(rim, 0.012)),
)
const pile = random(p.mul(120).floor()).mul(0.22).add(0.86)
const fringe = step(half.x, knot.x.abs())
  .mul(step(knot.x.abs(), 0.79))
  .mul(step(knot.y.abs(), half.y))
  .mul(step(0.4, p.y.mul(60).fract()))
const floor = mix(vec3(0.25, 0.17, 0.12), ivory.mul(0.9), fringe)
const cloth = mix(field, border, step(rim, 0.09)).mul(pile)
export const fragment = vec4(mix(floor, cloth, step(float(0), rim)), 1)
