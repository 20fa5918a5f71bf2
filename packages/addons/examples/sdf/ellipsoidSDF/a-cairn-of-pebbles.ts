import { ellipsoidSDF, fbm } from '@kirari/addons'
import {
  Break, float, fn, If, Loop, mix, resolution, select, time, uv, vec2,
  vec3, vec4,
} from 'kirari/node'
import type { Float, Vec3 } from 'kirari/node'

// From the bottom up: x and y of the middle, half width, half height.
const stones = [
  [0, 0.3, 0.98, 0.3],
  [-0.08, 0.81, 0.7, 0.23],
  [0.06, 1.21, 0.52, 0.18],
  [-0.03, 1.51, 0.33, 0.14],
  [0.03, 1.73, 0.17, 0.1],
] as const
const scene = fn('scene', [{ p: vec3 }], float, (p) =>
  stones
    .map(([x, y, a, b]) =>
      ellipsoidSDF(p.sub(vec3(x, y, 0)), vec3(a, b, a * 0.8)),
    )
    .reduce<Float>((nearest, one) => nearest.min(one), float(9)),
)
const march = fn(
  'march',
  [{ origin: vec3 }, { direction: vec3 }],
  float,
  (origin, direction) => {
    const t = float(2.6).toVar('t')
    // Rays that pass by far on the left or right meet nothing.
    If(direction.x.abs().greaterThan(0.31), () => {
      t.assign(9)
    })
    Loop(24, () => {
      If(t.greaterThan(5), () => Break())
      const d = scene(origin.add(direction.mul(t))).toConst('d')
      If(d.lessThan(0.006), () => Break())
      t.addAssign(d)
    })
    return t
  },
)

const p = uv.sub(0.5).mul(resolution).div(resolution.y).toConst('p')
const origin = vec3(0, 0.95, 3.9)
// The water lies at height 0: below it, look at the mirror image.
const level = p.y.add(0.27).toConst('level')
const wave = float(0.35)
  .div(level.negate().max(0.012))
  .add(time.mul(1.5))
  .sin()
const shake = level.min(0).mul(wave).mul(0.09)
const y = select(p.y, level.negate().sub(0.27), level.lessThan(0))
const direction = vec3(p.x.add(shake), y.add(shake), -1.5).normalize()
const t = march(origin, direction).toConst('t')
const hit = origin.add(direction.mul(t)).toConst('hit')

const towards = (light: Vec3): Float =>
  scene(hit.add(light.mul(0.08)))
    .div(0.08)
    .saturate()
const grain = fbm(hit.mul(vec3(5, 14, 5)), 3)
// Each stone in a grey of its own.
const shade = hit.y.mul(7).sin().mul(0.06).add(0.36)
const stone = vec3(1, 0.98, 0.94)
  .mul(shade.add(grain.mul(0.16)))
  .mul(
    towards(vec3(-0.6, 0.7, 0.4))
      .mul(1.3)
      .add(0.35),
  )
  .add(vec3(0.5, 0.28, 0.16).mul(towards(vec3(0.9, 0.1, -0.4))))
const mist = mix(
  vec3(0.93, 0.86, 0.8),
  vec3(0.55, 0.66, 0.74),
  y.add(0.27).mul(1.5).saturate(),
)
const far = fbm(vec2(p.x.mul(3), 2), 4)
  .mul(0.12)
  .add(0.08)
const hills = mix(
  mist,
  vec3(0.62, 0.68, 0.73),
  far.sub(y.add(0.27)).mul(40).saturate(),
)
const seen = select(stone, hills, t.greaterThan(5))
const water = seen.mul(vec3(0.66, 0.76, 0.8)).add(wave.mul(0.02))

export const fragment = vec4(select(seen, water, level.lessThan(0)), 1)
