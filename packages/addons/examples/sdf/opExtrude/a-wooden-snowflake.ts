import {
  gnoise,
  kochSDF,
  opExtrude,
  random,
  rotate2d,
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
import type { Float, Vec3 } from 'kirari/node'

// A snowflake sawn out of a board, with a smaller one sawn out of it.
const turn = time.mul(0.5).sin().mul(0.4).sub(0.05)
const scene = fn('scene', [{ p: vec3 }], float, (p) => {
  const flat = rotate2d(turn).mul(p.xz)
  const at = vec3(flat.x, p.y, flat.y).toConst('at')
  const flake = kochSDF(at.xy, 0.95, 3)
  const hole = kochSDF(at.xy, 0.36, 2)
  return opExtrude(flake.max(hole.negate()), at.z, 0.1).sub(0.012)
})
const march = fn(
  'march',
  [{ origin: vec3 }, { direction: vec3 }],
  float,
  (origin, direction) => {
    const t = float(1.6).toVar('t')
    Loop(32, () => {
      const d = scene(origin.add(direction.mul(t))).toConst('d')
      If(d.lessThan(0.003).or(t.greaterThan(3.8)), () => Break())
      t.addAssign(d)
    })
    return t
  },
)

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const origin = vec3(0, 0, 2.7)
const direction = vec3(p, -1.15).normalize()
const t = march(origin, direction)
const hit = origin.add(direction.mul(t)).toConst('hit')
const lit = (towards: Vec3): Float =>
  scene(hit.add(towards.mul(0.03)))
    .div(0.03)
    .saturate()

const across = rotate2d(turn).mul(hit.xz)
const grain = gnoise(
  vec3(
    across.x.mul(2),
    hit.y.mul(24).add(across.x.mul(3).sin()),
    across.y.mul(9),
  ),
)
const wood = mix(
  vec3(0.56, 0.34, 0.18),
  vec3(0.9, 0.68, 0.43),
  grain.add(0.5),
)
const lamp = lit(vec3(0.55, 0.2, 0.8))
  .mul(0.75)
  .add(0.16)
const skin = wood.mul(lamp).add(
  vec3(0.22, 0.3, 0.45)
    .mul(lit(vec3(-0.85, 0.45, 0.2)))
    .mul(0.4),
)

// Snow falls in front of a window at night.
const warm = smoothstep(1, 0, p.sub(vec2(0.45, -0.05)).length())
const night = mix(
  vec3(0.04, 0.07, 0.15),
  vec3(0.46, 0.3, 0.2),
  warm.mul(warm),
)
const flakes = [4, 7].reduce<Float>((sum, size, i) => {
  const q = p
    .mul(size)
    .add(vec2(time.mul(0.4).add(i).sin().mul(0.6), time.mul(1 + 0.3 * i)))
    .toConst('q')
  const cell = q.floor().toConst('cell')
  const pick = random(cell.add(i * 40))
  const off = vec2(pick, pick.mul(17).fract()).mul(0.6).add(0.2)
  return sum.add(
    smoothstep(0.16, 0, q.sub(cell).distance(off))
      .mul(smoothstep(0.2, 0.9, pick))
      .mul(0.6),
  )
}, float(0))
const air = night.add(flakes.mul(vec3(0.6, 0.7, 0.85)))

export const fragment = vec4(select(skin, air, t.greaterThan(3.8)), 1)
