import { planeSDF } from '@kirari/addons'
import {
  Break, float, fn, If, Loop, mix, resolution, select, time, uv, vec2,
  vec3, vec4,
} from 'kirari/node'

// A floor, two leaning walls and a ridged roof: four planes.
const side = vec3(-1, -0.12, 0)
const roof = vec3(-0.5, -1, 0)
const scene = fn('scene', [{ p: vec3 }], float, (p) => {
  const q = vec3(p.x.abs(), p.y, p.z).toConst('q')
  return planeSDF(q, vec3(0, 1, 0), 0.9)
    .min(planeSDF(q, side, 1.5))
    .min(planeSDF(q, roof, 1.5))
})
const march = fn(
  'march',
  [{ origin: vec3 }, { direction: vec3 }],
  float,
  (origin, direction) => {
    const t = float(0).toVar('t')
    Loop(48, () => {
      const d = scene(origin.add(direction.mul(t))).toConst('d')
      If(d.lessThan(0.002).or(t.greaterThan(30)), () => Break())
      t.addAssign(d)
    })
    return t
  },
)

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const origin = vec3(0.3, -0.1, time.mul(-0.5))
const direction = vec3(p.x.sub(0.06), p.y, -0.7).normalize()
const t = march(origin, direction)
const hit = origin.add(direction.mul(t)).toConst('hit')

const isFloor = hit.y.lessThan(-0.89)
const tile = select(
  vec2(hit.z.mul(0.5), hit.y.mul(1.6)),
  hit.xz.mul(1.4),
  isFloor,
).toConst('tile')
const odd = tile.x.floor().add(tile.y.floor()).mod(2)
const joint = tile.fract().sub(0.5).abs()
const line = joint.x.max(joint.y).sub(0.47).mul(40).saturate()
const floor = mix(vec3(0.12, 0.16, 0.22), vec3(0.92, 0.88, 0.8), odd)
const wall = mix(vec3(0.1, 0.36, 0.42), vec3(0.16, 0.5, 0.52), odd)
const skin = mix(select(wall, floor, isFloor), vec3(0.75, 0.6, 0.3), line)
// Lamps hang in a row below the ridge.
const lamp = vec3(0, 0.9, hit.z.div(3).round().mul(3)).sub(hit)
const light = float(1.3).div(lamp.dot(lamp).add(0.5))
const haze = t.mul(-0.12).exp()

export const fragment = vec4(
  mix(vec3(1, 0.85, 0.6), skin.mul(vec3(1.1, 1, 0.85)).mul(light), haze),
  1,
)
