import { rotate2d, tetrahedronSDF } from '@kirari/addons'
import {
  Break, float, fn, If, Loop, mix, resolution, select, time, uv, vec2,
  vec3, vec4,
} from 'kirari/node'

// A rounded tetrahedron that turns on its thread.
const scene = fn('scene', [{ p: vec3 }], float, (p) => {
  const level = rotate2d(time.mul(0.4)).mul(p.xz)
  const q = vec3(level.x, p.y, level.y)
  return tetrahedronSDF(q, 0.95).sub(0.06)
})
const march = fn(
  'march',
  [{ origin: vec3 }, { direction: vec3 }],
  float,
  (origin, direction) => {
    const t = float(0).toVar('t')
    Loop(44, () => {
      const d = scene(origin.add(direction.mul(t))).toConst('d')
      If(d.lessThan(0.002).or(t.greaterThan(6)), () => Break())
      t.addAssign(d)
    })
    return t
  },
)

const p = uv.sub(0.5).mul(resolution).div(resolution.y).toConst('p')
const origin = vec3(0, 0.2, 3.4)
const direction = vec3(p.x, p.y.sub(0.06), -1.35).normalize()
const t = march(origin, direction)
const hit = origin.add(direction.mul(t)).toConst('hit')

const sun = vec3(0.5, 0.75, 0.43)
const light = scene(hit.add(sun.mul(0.05)))
  .div(0.05)
  .saturate()
// Gauze: threads across, and the leaves that show through from below.
const weave = hit.x.add(hit.z).mul(70).sin().mul(hit.y.mul(70).sin())
const level = scene(hit.sub(vec3(0, 0.4, 0))).add(0.2)
const leaves = hit.y
  .add(0.1)
  .mul(-6)
  .saturate()
  .mul(level.mul(0.2).add(0.75))
const gauze = mix(vec3(0.98, 0.93, 0.8), vec3(0.45, 0.26, 0.1), leaves)
const bag = gauze.mul(light.mul(0.4).add(0.6)).add(weave.mul(0.04))
const thread = p.x.sub(p.y.mul(5).sin().mul(0.02)).abs().sub(0.006)
const isThread = thread.lessThan(0).and(p.y.greaterThan(0.2))
const steam = vec2(p.x.add(p.y.mul(6).sub(time).sin().mul(0.1)), p.y)
  .length()
  .mul(-2)
  .exp()
const room = mix(vec3(0.5, 0.62, 0.5), vec3(0.85, 0.9, 0.78), steam)
const back = select(room, vec3(0.98, 0.96, 0.9), isThread)

export const fragment = vec4(select(bag, back, t.greaterThan(6)), 1)
