import { capsuleSDF, opUnion, sphereSDF } from '@kirari/addons'
import {
  Break, float, fn, If, Loop, mix, resolution, select, step, time, uv,
  vec3, vec4,
} from 'kirari/node'
import type { Float, Vec3 } from 'kirari/node'

const pace = time.mul(5)
const hip = vec3(0, pace.mul(2).cos().mul(0.04), 0)
const neck = hip.add(vec3(0.16, 0.62, 0))

/** Two bones from a joint; the lower one is bent by more. */
const limb = (p: Vec3, from: Vec3, swing: Float, bend: Float): Float => {
  const at = (angle: Float): Vec3 =>
    vec3(angle.sin(), angle.cos().negate(), 0).mul(0.4)
  const middle = from.add(at(swing))
  const last = middle.add(at(swing.add(bend)))
  return opUnion(
    capsuleSDF(p, from, middle, 0.09),
    capsuleSDF(p, middle, last, 0.07),
    0.05,
  )
}
const side = (p: Vec3, z: number): Float => {
  const phase = pace.add(z > 0 ? 0 : Math.PI)
  const [swing, lift] = [phase.sin(), phase.cos()]
  const leg = limb(
    p,
    hip.add(vec3(0, 0, z)),
    swing.mul(0.9).add(0.2),
    lift.mul(0.6).sub(0.9),
  )
  const arm = limb(
    p,
    neck.add(vec3(0, -0.05, z * 1.7)),
    swing.mul(-0.9),
    lift.mul(-0.2).add(1.3),
  )
  return leg.min(arm)
}
const scene = fn('scene', [{ p: vec3 }], float, (p) =>
  capsuleSDF(p, hip, neck, 0.15)
    .min(sphereSDF(p.sub(neck).sub(vec3(0.06, 0.32, 0)), 0.16))
    .min(side(p, 0.13))
    .min(side(p, -0.13)),
)
const march = fn(
  'march',
  [{ origin: vec3 }, { direction: vec3 }],
  float,
  (origin, direction) => {
    const t = float(0).toVar('t')
    Loop(36, () => {
      const d = scene(origin.add(direction.mul(t))).toConst('d')
      If(d.lessThan(0.002).or(t.greaterThan(6)), () => Break())
      t.addAssign(d)
    })
    return t
  },
)

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const origin = vec3(0.6, 0.4, 3.4)
const direction = vec3(p.x.sub(0.22), p.y.sub(0.14), -1.5).normalize()
const t = march(origin, direction)
const hit = origin.add(direction.mul(t))
const sun = vec3(0.55, 0.75, 0.36)
const light = scene(hit.add(sun.mul(0.06)))
  .div(0.06)
  .saturate()
const skin = mix(vec3(0.42, 0.08, 0.28), vec3(1, 0.72, 0.38), light)
// The track flies past.
const lane = p.y.add(0.36).min(-0.01)
const marks = step(0.6, p.x.div(lane).mul(0.4).sub(time.mul(2)).sin())
const track = mix(
  vec3(0.85, 0.36, 0.27),
  vec3(1, 0.9, 0.8),
  marks.mul(0.4),
)
const sky = mix(vec3(1, 0.8, 0.6), vec3(0.45, 0.7, 0.9), uv.y)
const ground = select(track, sky, p.y.greaterThan(-0.36))

export const fragment = vec4(select(skin, ground, t.greaterThan(6)), 1)
