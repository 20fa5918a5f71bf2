import { sphereSDF, valueNoise } from '@kirari/addons'
import {
  Break, float, fn, If, Loop, mix, resolution, select, time, uv, vec3,
  vec4,
} from 'kirari/node'

const angle = time.mul(0.3).add(0.3)
const moon = vec3(angle.cos(), angle.sin().mul(0.3), angle.sin()).mul(1.5)
const scene = fn('scene', [{ p: vec3 }], float, (p) =>
  sphereSDF(p, 0.9).min(sphereSDF(p.sub(moon), 0.2)),
)
const march = fn(
  'march',
  [{ origin: vec3 }, { direction: vec3 }],
  float,
  (origin, direction) => {
    const t = float(0).toVar('t')
    Loop(50, () => {
      const d = scene(origin.add(direction.mul(t))).toConst('d')
      If(d.lessThan(0.002).or(t.greaterThan(6)), () => Break())
      t.addAssign(d)
    })
    return t
  },
)

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const origin = vec3(0, 0.4, 3.4)
const direction = vec3(p.x, p.y.sub(0.14), -1.2).normalize()
const t = march(origin, direction)
const hit = origin.add(direction.mul(t))

// How fast the distance grows towards the sun is the light.
const sun = vec3(0.7, 0.45, 0.55)
const light = scene(hit.add(sun.mul(0.05)))
  .div(0.05)
  .max(0.02)
// The way to the sun is blocked where it passes close by the moon.
const past = hit.add(sun.mul(moon.sub(hit).dot(sun).max(0)))
const shade = sphereSDF(past.sub(moon), 0.2).mul(12).saturate()
const wave = hit.x.mul(5).add(time).sin().mul(0.03)
const bands = hit.y.add(wave).mul(17).sin().mul(0.5).add(0.5)
const planet = mix(vec3(0.86, 0.5, 0.3), vec3(1, 0.87, 0.68), bands)
const isMoon = sphereSDF(hit, 0.9).greaterThan(0.05)
const skin = select(planet.mul(shade), vec3(0.8, 0.84, 0.9), isMoon)
const stars = valueNoise(p.mul(60)).pow(20)
const space = vec3(0.03, 0.03, 0.08).add(stars.mul(0.8))

export const fragment = vec4(
  select(skin.mul(light), space, t.greaterThan(6)),
  1,
)
