import { gnoise, triPrismSDF } from '@kirari/addons'
import {
  Break,
  cos,
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

const size = 0.62
const half = 0.13
const glass = fn('glass', [{ p: vec3 }], float, (p) =>
  triPrismSDF(vec3(p.x, p.y.sub(half), p.z.negate()), size, half).sub(
    0.012,
  ),
)
const march = fn(
  'march',
  [{ origin: vec3 }, { direction: vec3 }],
  float,
  (origin, direction) => {
    const t = float(0.5).toVar('t')
    Loop(48, () => {
      const d = glass(origin.add(direction.mul(t))).toConst('d')
      If(d.lessThan(0.002).or(t.greaterThan(7)), () => Break())
      t.addAssign(d)
    })
    return t
  },
)

// On the table: a white beam from the left, and colours to the right.
const enters = vec2(-0.27, 0.13)
const leaves = vec2(0.27, 0.14)
const table = (q: Vec2): Vec3 => {
  const beam = (
    from: Vec2,
    slope: Float | number,
    width: number,
  ): Float => q.y.sub(from.y).sub(q.x.sub(from.x).mul(slope)).div(width)
  const white = beam(enters, 0.42, 0.03)
    .mul(beam(enters, 0.42, 0.03))
    .negate()
    .exp()
    .mul(smoothstep(0.02, -0.02, q.x.sub(enters.x)))
  const inner = beam(enters, 0.04, 0.03)
    .mul(beam(enters, 0.04, 0.03))
    .negate()
    .exp()
    .mul(smoothstep(0.3, 0.26, q.x.abs()))
  const away = q.x.sub(leaves.x).max(0.02)
  const fan = q.y.sub(leaves.y).div(away).add(0.6)
  const hue = float(1).sub(fan.div(0.42))
  const shimmer = time.add(hue.mul(4)).sin().mul(0.06).add(0.94)
  const band = smoothstep(-0.12, 0.03, hue)
    .mul(smoothstep(1.12, 0.97, hue))
    .mul(smoothstep(0.01, 0.05, q.x.sub(leaves.x)))
  const tone = hue.mul(4.6).add(0.3)
  const colours = vec3(cos(tone), cos(tone.sub(2.1)), cos(tone.add(2.1)))
    .mul(0.5)
    .add(0.5)
  const fade = away.mul(-0.35).exp()
  const grain = gnoise(q.mul(vec2(3, 40))).mul(0.012)
  return vec3(0.05, 0.045, 0.05)
    .add(grain)
    .add(vec3(1, 0.98, 0.92).mul(white.add(inner.mul(0.4))))
    .add(colours.mul(colours).mul(band.mul(shimmer).mul(fade).mul(1.25)))
}

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const origin = vec3(0, 2.9, 1.35)
const direction = vec3(
  p.x,
  p.y.mul(0.42).sub(1.25),
  p.y.mul(-0.9).sub(0.58),
).normalize()
const t = march(origin, direction)
const hit = origin.add(direction.mul(t)).toConst('hit')
const ground = (from: Vec3, way: Vec3): Vec2 =>
  from
    .add(way.mul(from.y.negate().div(way.y.min(-0.05))))
    .xz.mul(vec2(1, -1))
const slope = (way: Vec3): Float =>
  glass(hit.add(way.mul(0.003))).sub(glass(hit.sub(way.mul(0.003))))
const normal = vec3(
  slope(vec3(1, 0, 0)),
  slope(vec3(0, 1, 0)),
  slope(vec3(0, 0, 1)),
).normalize()

const plain = table(ground(origin, direction))
const bent = direction.add(normal.mul(-0.35)).normalize()
const through = table(ground(hit, bent)).mul(vec3(0.82, 0.95, 0.97))
const facing = float(1).add(direction.dot(normal)).saturate()
const window = smoothstep(
  0.55,
  0.9,
  direction.reflect(normal).dot(vec3(-0.5, 0.75, -0.43)),
)
const edge = smoothstep(
  0.992,
  0.9,
  normal.x
    .abs()
    .max(normal.y.abs())
    .max(normal.dot(vec3(0.866, 0, -0.5)).abs())
    .max(normal.dot(vec3(-0.866, 0, -0.5)).abs()),
)
const crystal = through
  .add(vec3(0.08, 0.13, 0.16).mul(facing.mul(2).add(0.5)))
  .add(window.mul(0.3))
  .add(edge.mul(vec3(0.5, 0.62, 0.68)))

export const fragment = vec4(
  mix(plain, crystal, select(float(1), float(0), t.greaterThan(7))),
  1,
)
