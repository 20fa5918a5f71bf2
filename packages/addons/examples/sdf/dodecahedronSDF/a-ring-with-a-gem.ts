import { dodecahedronSDF, rotate2d, torusSDF } from '@kirari/addons'
import {
  Break, float, fn, If, Loop, mix, resolution, select, smoothstep, time,
  uv, vec3, vec4,
} from 'kirari/node'
import type { Vec3 } from 'kirari/node'

const gem = fn('gem', [{ p: vec3 }], float, (p) =>
  dodecahedronSDF(p.sub(vec3(0, 1.06, 0)), 0.56),
)
const scene = fn('scene', [{ p: vec3 }], float, (p) => {
  // The band stands upright; a collar holds the stone.
  const band = torusSDF(p.xzy, 0.8, 0.085)
  const collar = torusSDF(p.sub(vec3(0, 0.84, 0)), 0.4, 0.05)
  return gem(p).min(band).min(collar)
})
const march = fn(
  'march',
  [{ origin: vec3 }, { direction: vec3 }],
  float,
  (origin, direction) => {
    const t = float(2.6).toVar('t')
    Loop(44, () => {
      const d = scene(origin.add(direction.mul(t))).toConst('d')
      If(d.lessThan(0.002).or(t.greaterThan(6)), () => Break())
      t.addAssign(d)
    })
    return t
  },
)
/** Three lamps of a jeweller, long and soft. */
const room = (d: Vec3): Vec3 => {
  const lamps = smoothstep(0.75, 0.95, d.x.mul(5).add(d.y.mul(2)).sin())
  const above = smoothstep(-0.1, 1, d.y)
  return vec3(1, 0.97, 0.92)
    .mul(lamps.mul(above).mul(1.5))
    .add(mix(vec3(0.1, 0.07, 0.1), vec3(0.55, 0.6, 0.75), above))
}

const p = uv.sub(0.5).mul(resolution).div(resolution.y).toConst('p')
const turn = rotate2d(time.mul(0.35).add(0.2))
const turned = (v: Vec3): Vec3 => {
  const level = turn.mul(v.xz)
  return vec3(level.x, v.y, level.y)
}
const origin = turned(vec3(0, 0.9, 3.5))
const direction = turned(vec3(p.x, p.y.sub(0.1), -1.5).normalize())
const t = march(origin, direction).toConst('t')
const hit = origin.add(direction.mul(t)).toConst('hit')

const h = 0.004
const here = scene(hit)
const normal = vec3(
  scene(hit.add(vec3(h, 0, 0))).sub(here),
  scene(hit.add(vec3(0, h, 0))).sub(here),
  scene(hit.add(vec3(0, 0, h))).sub(here),
)
  .normalize()
  .toConst('normal')
const facing = direction.dot(normal).negate().saturate().toConst('facing')
const mirror = direction.add(normal.mul(facing.mul(2)))
const gleam = room(mirror).toConst('gleam')
const gold = gleam.mul(vec3(1, 0.74, 0.33)).add(vec3(0.2, 0.11, 0.02))
// Light that came in through other faces: what lies behind, bent.
const bent = direction.sub(normal.mul(0.55)).normalize()
const deep = gem(hit.add(bent.mul(0.42)))
  .negate()
  .mul(2.2)
  .saturate()
const fire = bent.x.mul(9).sin().mul(bent.y.mul(11).sin())
const ruby = mix(vec3(0.22, 0, 0.06), vec3(1, 0.1, 0.22), deep)
  .add(vec3(0.9, 0.25, 0.3).mul(fire.max(0).mul(0.45)))
  .add(gleam.mul(float(1).sub(facing).pow(3).mul(0.9).add(0.12)))
const skin = select(gold, ruby, gem(hit).lessThan(0.004))
const velvet = mix(
  vec3(0.2, 0.24, 0.34),
  vec3(0.05, 0.06, 0.11),
  p.length().mul(1.3).saturate(),
)

export const fragment = vec4(select(skin, velvet, t.greaterThan(6)), 1)
