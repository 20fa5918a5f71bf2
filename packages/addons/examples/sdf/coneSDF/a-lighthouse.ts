import { coneSDF, cylinderSDF } from '@kirari/addons'
import {
  Break, float, fn, If, Loop, mix, resolution, select, smoothstep, step,
  time, uv, vec2, vec3, vec4,
} from 'kirari/node'

// The tower narrows upwards; its roof ends in a tip.
const scene = fn('scene', [{ p: vec3 }], float, (p) => {
  const tower = coneSDF(p, 0.42, 0.24, 1)
  const gallery = cylinderSDF(p.sub(vec3(0, 1, 0)), 0.33, 0.04)
  const lamp = cylinderSDF(p.sub(vec3(0, 1.17, 0)), 0.16, 0.14)
  const roof = coneSDF(p.sub(vec3(0, 1.44, 0)), 0.26, 0, 0.14)
  const rock = coneSDF(p.add(vec3(0, 1.25, 0)), 1.5, 0.6, 0.25)
  return tower.min(gallery).min(lamp).min(roof).min(rock)
})
const march = fn(
  'march',
  [{ origin: vec3 }, { direction: vec3 }],
  float,
  (origin, direction) => {
    const t = float(0).toVar('t')
    Loop(46, () => {
      const d = scene(origin.add(direction.mul(t))).toConst('d')
      If(d.lessThan(0.002).or(t.greaterThan(8)), () => Break())
      t.addAssign(d)
    })
    return t
  },
)

const p = uv.sub(0.5).mul(resolution).div(resolution.y).toConst('p')
const origin = vec3(0, 0.1, 5)
const direction = vec3(p.x.add(0.3), p.y, -1.55).normalize()
const t = march(origin, direction)
const hit = origin.add(direction.mul(t)).toConst('hit')

const moon = vec3(0.75, 0.5, 0.43)
const light = scene(hit.add(moon.mul(0.05)))
  .div(0.05)
  .saturate()
const stripe = step(0.5, hit.y.mul(2.5).fract())
const paint = mix(vec3(0.75, 0.16, 0.14), vec3(0.95, 0.93, 0.88), stripe)
const stone = mix(vec3(0.2, 0.22, 0.26), paint, step(-1.01, hit.y))
const isLamp = hit.y.sub(1.17).abs().lessThan(0.12)
const skin = select(
  stone.mul(light.mul(0.9).add(0.1)),
  vec3(1, 0.9, 0.6),
  isLamp,
)

// The beam turns: long to the side, short towards you.
const q = p.sub(vec2(-0.3, 0.335)).toConst('q')
const turn = time.mul(0.8).sub(1.1).cos()
const along = q.x.mul(turn.sign()).max(0.001)
const spread = q.y.abs().div(along.mul(0.1).add(0.02))
const beam = spread
  .mul(spread)
  .mul(-1)
  .exp()
  .mul(turn.abs())
  .mul(along.mul(-1.2).exp())
  .mul(smoothstep(0, 0.05, along))
const glow = q.length().mul(-9).exp()
const night = mix(vec3(0.16, 0.2, 0.36), vec3(0.02, 0.04, 0.12), uv.y)
const waves = p.y.mul(160).add(p.x.mul(9).add(time).sin().mul(2)).sin()
const sea = vec3(0.03, 0.09, 0.16).add(waves.max(0).mul(0.05))
const back = select(night, sea, p.y.lessThan(-0.3))

export const fragment = vec4(
  select(skin, back, t.greaterThan(8)).add(
    vec3(1, 0.85, 0.5).mul(beam.mul(0.6).add(glow.mul(0.8))),
  ),
  1,
)
