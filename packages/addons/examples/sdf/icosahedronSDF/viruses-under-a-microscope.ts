import {
  capsuleSDF, fbm, icosahedronSDF, random, rotate2d,
} from '@kirari/addons'
import {
  Break, float, fn, If, Loop, mix, resolution, select, smoothstep, time,
  uv, vec2, vec3, vec4,
} from 'kirari/node'
import type { Vec3 } from 'kirari/node'

const golden = (1 + Math.sqrt(5)) / 2
const size = 0.27
const scene = fn('scene', [{ p: vec3 }], float, (p) => {
  // A fibre with a knob on each of the twelve corners.
  const q = p.abs().toConst('q')
  const fibre = (x: number, y: number, z: number) => {
    const out = vec3(x, y, z).div(Math.sqrt(golden + 2))
    const knob = q.distance(out.mul(0.4)).sub(0.026)
    return capsuleSDF(q, out.mul(0.2), out.mul(0.4), 0.009).min(knob)
  }
  return icosahedronSDF(p, size)
    .min(fibre(0, 1, golden))
    .min(fibre(golden, 0, 1))
    .min(fibre(1, golden, 0))
})

const p = uv.mul(resolution).div(resolution.y).mul(2.1).toConst('p')
// One to a cell, each turned and moved as it likes.
const row = p.y.floor().toConst('row')
const inRow = p.x.add(row.mul(0.5)).toConst('inRow')
const cell = vec2(inRow.floor(), row).toConst('cell')
const chance = (seed: number) => random(vec3(cell, seed))
const drift = vec2(chance(1), chance(2)).sub(0.5).mul(0.16)
const at = vec2(inRow.fract(), p.y.fract())
  .sub(0.5)
  .sub(drift)
  .toConst('at')
const roll = chance(3).mul(6.3).add(time.mul(0.2)).toConst('roll')
const yaw = chance(4).mul(6.3).toConst('yaw')
const turned = (v: Vec3): Vec3 => {
  const level = rotate2d(roll).mul(v.xz)
  const upright = rotate2d(yaw).mul(vec2(v.y, level.y))
  return vec3(level.x, upright)
}
const march = fn(
  'march',
  [{ origin: vec3 }, { along: vec3 }],
  float,
  (origin, along) => {
    const t = float(0).toVar('t')
    Loop(26, () => {
      const d = scene(origin.add(along.mul(t))).toConst('d')
      If(d.lessThan(0.002).or(t.greaterThan(0.9)), () => Break())
      t.addAssign(d)
    })
    return t
  },
)
const along = turned(vec3(0, 0, -1)).toConst('along')
const start = turned(vec3(at, 0.45)).toConst('start')
const t = march(start, along).toConst('t')
const hit = start.add(along.mul(t)).toConst('hit')

// Electrons leave most easily where the surface slants: rims are bright.
const h = 0.01
const slant = scene(hit.sub(along.mul(h)))
  .div(h)
  .saturate()
  .toConst('slant')
const lamp = turned(vec3(-0.5, 0.6, 0.6))
const lit = scene(hit.add(lamp.mul(h)))
  .div(h)
  .saturate()
const rough = fbm(hit.mul(26), 3).mul(0.16)
const tint = mix(vec3(0.95, 0.42, 0.3), vec3(0.98, 0.72, 0.28), chance(5))
const body = tint.mul(lit.mul(0.75).add(0.22).add(rough))
const skin = mix(vec3(1, 0.93, 0.8), body, smoothstep(0, 0.75, slant))
const fluid = fbm(p.mul(2.5), 5)
const ground = mix(
  vec3(0.04, 0.16, 0.22),
  vec3(0.1, 0.34, 0.38),
  fluid.add(0.5),
)
const shade = smoothstep(0.46, 0.2, at.length()).mul(0.5)

export const fragment = vec4(
  select(skin, ground.mul(shade.negate().add(1)), t.greaterThan(0.9)),
  1,
)
