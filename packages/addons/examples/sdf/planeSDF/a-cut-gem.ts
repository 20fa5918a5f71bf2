import { planeSDF } from '@kirari/addons'
import {
  atan2, Break, float, fn, If, Loop, mix, resolution, select, time, uv,
  vec2, vec3, vec4,
} from 'kirari/node'

// Fold space into a wedge of an eighth, and cut it there:
// the maximum with a plane keeps what is behind the plane.
const scene = fn('scene', [{ p: vec3 }], float, (p) => {
  const wedge = Math.PI / 4
  const angle = atan2(p.z, p.x).add(time.mul(0.2)).toConst('angle')
  const folded = angle.sub(angle.div(wedge).round().mul(wedge))
  const radius = p.xz.length()
  const q = vec3(
    folded.cos().mul(radius),
    p.y,
    folded.sin().abs().mul(radius),
  ).toConst('q')
  const table = planeSDF(q, vec3(0, 1, 0), -0.45)
  const crown = planeSDF(q, vec3(0.75, 1, 0), -0.72)
  const star = planeSDF(q, vec3(1, 0.8, 0.414), -0.82)
  const girdle = planeSDF(q, vec3(1, 0, 0.2), -0.94)
  const pavilion = planeSDF(q, vec3(1, -1.15, 0), -0.68)
  const lower = planeSDF(q, vec3(1, -0.95, 0.414), -0.74)
  return table.max(crown).max(star).max(girdle).max(pavilion).max(lower)
})
const march = fn(
  'march',
  [{ origin: vec3 }, { direction: vec3 }],
  float,
  (origin, direction) => {
    const t = float(0).toVar('t')
    Loop(60, () => {
      const d = scene(origin.add(direction.mul(t))).toConst('d')
      If(d.lessThan(0.002).or(t.greaterThan(6)), () => Break())
      t.addAssign(d)
    })
    return t
  },
)

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const origin = vec3(0, 1.7, 3)
const direction = vec3(
  p.x,
  p.y.mul(0.87).sub(0.72),
  p.y.mul(-0.5).sub(1.2),
).normalize()
const t = march(origin, direction)
const hit = origin.add(direction.mul(t)).toConst('hit')

const e = 0.004
const normal = vec3(
  scene(hit.add(vec3(e, 0, 0))).sub(scene(hit.sub(vec3(e, 0, 0)))),
  scene(hit.add(vec3(0, e, 0))).sub(scene(hit.sub(vec3(0, e, 0)))),
  scene(hit.add(vec3(0, 0, e))).sub(scene(hit.sub(vec3(0, 0, e)))),
).normalize()
// Each facet mirrors another part of a striped sky.
const mirrored = direction.reflect(normal)
const bent = direction.sub(normal.mul(0.7))
const flash = mirrored.x.mul(5).add(mirrored.y.mul(3)).sin().max(0).pow(4)
const deep = bent.x.mul(9).add(bent.z.mul(7)).sin().mul(0.5).add(0.5)
const gem = mix(vec3(0.02, 0.16, 0.2), vec3(0.15, 0.85, 0.7), deep)
const cushion = mix(
  vec3(0.16, 0.05, 0.12),
  vec3(0.42, 0.12, 0.24),
  vec2(p.x, p.y.mul(1.6)).length().mul(-2.2).exp(),
)

export const fragment = vec4(
  select(gem.add(flash.mul(0.7)), cushion, t.greaterThan(6)),
  1,
)
