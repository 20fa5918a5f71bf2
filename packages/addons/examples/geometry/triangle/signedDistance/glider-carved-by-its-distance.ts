import {
  Triangle, quatRotate, triangleSignedDistance,
} from '@kirari/addons'
import {
  Break, float, fn, If, Loop, mix, resolution, select, time, uv, vec3,
  vec4,
} from 'kirari/node'
import type { Float, Vec3 } from 'kirari/node'

// Two wings and a keel; the distance without its
// sign, less a little, is a sheet with round rims.
const [nose, tail] = [vec3(0, 0, 1.1), vec3(0, 0.05, -0.8)]
const glider = fn('glider', [{ p: vec3 }], float, (p) => {
  const wing = Triangle({ a: nose, b: tail, c: vec3(0.8, 0.22, -0.8) })
  const keel = Triangle({ a: nose, b: tail, c: vec3(0, -0.3, -0.7) })
  // One wing is the mirror image of the other.
  const sheet = triangleSignedDistance(
    wing,
    vec3(p.x.abs(), p.y, p.z),
  ).abs()
  return sheet.min(triangleSignedDistance(keel, p).abs()).sub(0.018)
})
const march = fn(
  'march',
  [{ origin: vec3 }, { direction: vec3 }],
  float,
  (origin, direction) => {
    const t = float(0).toVar('t')
    Loop(60, () => {
      const d = glider(origin.add(direction.mul(t))).toConst('d')
      If(d.lessThan(0.001).or(t.greaterThan(6)), () => Break())
      t.addAssign(d)
    })
    return t
  },
)

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const half = time.mul(0.2).sin().mul(0.3).add(0.4)
const turn = vec4(0, half.sin(), 0, half.cos())
const origin = quatRotate(turn, vec3(0, 1.3, 2.6))
const direction = quatRotate(
  turn,
  vec3(p.x, p.y.sub(0.55), -1.2).normalize(),
)
const t = march(origin, direction)
const hit = origin.add(direction.mul(t))
const slope = (step: Vec3): Float =>
  glider(hit.add(step)).sub(glider(hit.sub(step)))
const e = 0.001
const normal = vec3(
  slope(vec3(e, 0, 0)),
  slope(vec3(0, e, 0)),
  slope(vec3(0, 0, e)),
)
  .add(1e-9)
  .normalize()
const light = normal
  .dot(vec3(0.35, 0.9, 0.2).normalize())
  .mul(0.5)
  .add(0.5)
const sky = mix(vec3(0.75, 0.88, 0.96), vec3(0.3, 0.55, 0.82), uv.y)

export const fragment = vec4(
  select(
    mix(vec3(0.35, 0.42, 0.55), vec3(1), light),
    sky,
    t.greaterThan(6),
  ),
  1,
)
