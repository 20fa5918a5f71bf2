import { opRepeat, opRevolve, opUnion, rectSDF } from '@kirari/addons'
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
import type { Float, Vec3 } from 'kirari/node'

// Turned on a lathe: half of the outline is enough.
const pawn = (p: Vec3): Float => {
  const q = opRevolve(p, 0).toConst('q')
  const head = q.sub(vec2(0, 0.82)).length().sub(0.17)
  const collar = rectSDF(
    q.sub(vec2(0, 0.62)),
    vec2(0.15, 0.008),
    0.008,
  ).sub(0.018)
  const waist = q.x.sub(
    float(0.09)
      .add(float(0.62).sub(q.y).max(0).mul(0.1))
      .add(float(0.34).sub(q.y).max(0).mul(0.35)),
  )
  const body = waist
    .mul(0.85)
    .max(q.y.sub(0.62))
    .max(float(0.12).sub(q.y))
  const base = rectSDF(q.sub(vec2(0, 0.06)), vec2(0.25, 0.06), 0.04)
  return opUnion(
    opUnion(head, collar, 0.03),
    opUnion(body, base, 0.08),
    0.03,
  )
}
// A row of them, and the row of the other side.
const pieces = fn('pieces', [{ p: vec3 }], float, (p) => {
  return pawn(vec3(opRepeat(p.x.sub(0.5), 1, 4), p.y, p.z.abs().sub(1.5)))
})
const march = fn(
  'march',
  [{ origin: vec3 }, { direction: vec3 }],
  float,
  (origin, direction) => {
    const t = float(0.02).toVar('t')
    Loop(56, () => {
      const at = origin.add(direction.mul(t)).toConst('at')
      const d = pieces(at).min(at.y).toConst('d')
      If(d.lessThan(0.002).or(t.greaterThan(12)), () => Break())
      t.addAssign(d)
    })
    return t
  },
)

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const origin = vec3(time.mul(0.2).sin().mul(0.5).sub(1.6), 1.75, 4.6)
const direction = vec3(p.x.add(0.38), p.y.sub(0.32), -1.25).normalize()
const t = march(origin, direction)
const hit = origin.add(direction.mul(t)).toConst('hit')
const slope = (way: Vec3): Float =>
  pieces(hit.add(way.mul(0.003))).sub(pieces(hit))
const normal = vec3(
  slope(vec3(1, 0, 0)),
  slope(vec3(0, 1, 0)),
  slope(vec3(0, 0, 1)),
).normalize()
const onBoard = smoothstep(0.006, 0.003, hit.y)

const sun = vec3(0.62, 0.6, 0.5).normalize()
const open = march(hit.add(sun.mul(0.03)), sun)
  .mul(0.6)
  .saturate()
const near = pieces(hit.add(vec3(0, 0.1, 0)))
  .mul(8)
  .saturate()
const isWhite = smoothstep(-0.1, 0.1, hit.z)
const ivory = mix(vec3(0.09, 0.06, 0.07), vec3(0.93, 0.84, 0.68), isWhite)
const shine = sun.sub(direction).normalize().dot(normal).max(0).pow(40)
const piece = ivory
  .mul(normal.dot(sun).max(0).mul(open).mul(0.85).add(0.25))
  .add(shine.mul(open).mul(0.6))

const field = hit.xz.floor()
const isDark = field.x.add(field.y).mul(0.5).fract().mul(2)
const grain = hit.x.mul(22).add(hit.z.mul(5).sin()).sin().mul(0.02)
const square = mix(
  vec3(0.8, 0.65, 0.45),
  vec3(0.36, 0.2, 0.12),
  isDark,
).add(grain)
const board = square
  .mul(open.mul(0.65).add(0.35))
  .mul(near.mul(0.4).add(0.6))
const far = smoothstep(5, 11.5, t)

export const fragment = vec4(
  mix(
    select(piece, board, onBoard.greaterThan(0.5)),
    vec3(0.16, 0.1, 0.1),
    far,
  ),
  1,
)
