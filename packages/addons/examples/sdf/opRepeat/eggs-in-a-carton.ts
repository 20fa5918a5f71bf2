import {
  gnoise,
  opElongate,
  opRepeat,
  opUnion,
  random,
} from '@kirari/addons'
import {
  Break,
  float,
  fn,
  If,
  Loop,
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
import type { Float, Vec2, Vec3 } from 'kirari/node'

// Fifteen eggs: two to either side of the middle one, in three rows.
const toCup = (q: Vec2): Vec2 => opRepeat(q, vec2(1), vec2(2, 1))
const egg = (p: Vec3): Float => {
  const q = toCup(p.xz)
  const at = opElongate(vec3(q.x, p.y.sub(0.22), q.y), vec3(0, 0.1, 0))
  return at.xyz
    .mul(vec3(1, select(1, 0.8, at.y.greaterThan(0)), 1))
    .length()
    .sub(0.36)
    .mul(0.85)
}
const carton = (p: Vec3): Float => {
  const q = toCup(p.xz)
  const cup = vec3(q.x, p.y.sub(0.15), q.y).length().sub(0.42)
  const studs = toCup(p.xz.add(0.5))
  const stud = vec3(studs.x, p.y.add(0.05), studs.y).length().sub(0.2)
  const edge = p.xz.abs().sub(vec2(2.55, 1.55)).toConst('edge')
  const tray = edge.x.max(edge.y).max(p.y.abs().sub(0.12)).sub(0.03)
  return opUnion(
    tray,
    stud.max(edge.x.add(0.2)).max(edge.y.add(0.2)),
    0.1,
  ).max(cup.negate())
}
const scene = fn('scene', [{ p: vec3 }], float, (p) =>
  egg(p).min(carton(p)).min(p.y.add(0.2)),
)
const march = fn(
  'march',
  [{ origin: vec3 }, { direction: vec3 }],
  float,
  (origin, direction) => {
    const t = float(0.03).toVar('t')
    Loop(44, () => {
      const d = scene(origin.add(direction.mul(t))).toConst('d')
      If(d.lessThan(0.003).or(t.greaterThan(9)), () => Break())
      t.addAssign(d.mul(0.9))
    })
    return t
  },
)

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const origin = vec3(0.5, 4.3, 3.4)
const direction = vec3(
  p.x.sub(0.1),
  p.y.mul(0.62).sub(1.25),
  p.y.mul(-0.78).sub(0.95),
).normalize()
const t = march(origin, direction)
const hit = origin.add(direction.mul(t)).toConst('hit')
const here = scene(hit).toConst('here')
const slope = (way: Vec3): Float =>
  scene(hit.add(way.mul(0.004))).sub(here)
const normal = vec3(
  slope(vec3(1, 0, 0)),
  slope(vec3(0, 1, 0)),
  slope(vec3(0, 0, 1)),
).normalize()

const swing = time.mul(0.2).sin().mul(0.2)
const sun = vec3(swing.sub(0.6), 0.75, 0.3).normalize()
const open = march(hit.add(normal.mul(0.03)), sun)
  .mul(0.5)
  .saturate()
const near = scene(hit.add(normal.mul(0.14)))
  .div(0.14)
  .saturate()
const light = normal
  .dot(sun)
  .max(0)
  .mul(open)
  .mul(0.8)
  .add(normal.y.mul(0.12).add(0.25).mul(near))

const pick = random(hit.xz.sub(toCup(hit.xz)).add(0.5).floor().add(3))
const shell = mix(
  vec3(0.98, 0.93, 0.86),
  vec3(0.78, 0.5, 0.33),
  smoothstep(0.25, 0.85, pick),
)
const speckles = smoothstep(0.22, 0.3, gnoise(hit.mul(14))).mul(
  smoothstep(0.5, 0.55, pick.mul(7).fract()),
)
const pulp = vec3(0.52, 0.54, 0.53).add(gnoise(hit.mul(22)).mul(0.05))
const cloth = mix(
  vec3(0.7, 0.25, 0.22),
  vec3(0.9, 0.86, 0.8),
  smoothstep(
    0.45,
    0.5,
    hit.xz.mul(0.8).fract().sub(0.5).abs().mul(vec2(1)).x,
  ),
)
const isEgg = egg(hit).lessThan(0.006)
const stuff = select(
  select(cloth, pulp, hit.y.greaterThan(-0.19)),
  shell.mul(float(1).sub(speckles.mul(0.45))),
  isEgg,
)
const shine = select(
  float(0),
  sun.sub(direction).normalize().dot(normal).max(0).pow(30).mul(0.25),
  isEgg,
)

export const fragment = vec4(
  stuff.mul(light.mul(1.1)).add(shine.mul(open)),
  1,
)
