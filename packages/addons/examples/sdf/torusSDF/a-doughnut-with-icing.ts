import { hsl2rgb, random, torusSDF } from '@kirari/addons'
import {
  atan2, Break, cos, float, fn, If, Loop, mix, resolution, select, sin,
  smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'
import type { Float, Vec3 } from 'kirari/node'

const march = fn(
  'march',
  [{ origin: vec3 }, { direction: vec3 }],
  float,
  (origin, direction) => {
    const t = float(0).toVar('t')
    Loop(48, () => {
      const d = torusSDF(origin.add(direction.mul(t)), 0.62, 0.32)
      const step = d.toConst('d')
      If(step.lessThan(0.001).or(t.greaterThan(6)), () => Break())
      t.addAssign(step)
    })
    return t
  },
)

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const origin = vec3(0, 2.2, 1.9)
const ahead = origin.mul(-1).normalize()
const up = vec3(1, 0, 0).cross(ahead)
const direction = ahead
  .mul(1.35)
  .add(vec3(p.x, 0, 0))
  .add(up.mul(p.y))
  .normalize()
const t = march(origin, direction)
const hit = origin.add(direction.mul(t)).toConst('hit')
const slope = (step: Vec3): Float =>
  torusSDF(hit.add(step), 0.62, 0.32).sub(
    torusSDF(hit.sub(step), 0.62, 0.32),
  )
const normal = vec3(
  slope(vec3(0.002, 0, 0)),
  slope(vec3(0, 0.002, 0)),
  slope(vec3(0, 0, 0.002)),
).normalize()

// Around the ring, and around the tube, where the icing runs down.
const turn = time.mul(0.15)
const around = atan2(hit.z, hit.x).add(turn)
const tube = atan2(hit.xz.length().sub(0.62), hit.y)
const edge = sin(around.mul(7))
  .mul(0.12)
  .add(sin(around.mul(11)).mul(0.1))
const icing = smoothstep(1.28, 1.2, tube.abs().sub(edge))

// Sprinkles: one in each cell, turned at random.
const cell = vec2(around.mul(5.73), tube.mul(4)).floor()
const inCell = vec2(around.mul(5.73), tube.mul(4)).fract().sub(0.5)
const angle = random(cell).mul(6.28)
const along = inCell.x.mul(cos(angle)).add(inCell.y.mul(sin(angle)))
const across = inCell.y.mul(cos(angle)).sub(inCell.x.mul(sin(angle)))
const rod = vec2(along.abs().sub(0.2).max(0), across).length()
const sprinkle = smoothstep(0.1, 0.07, rod).mul(
  smoothstep(1.05, 0.95, tube.abs().sub(edge)),
)

const sun = vec3(-0.5, 0.8, 0.3).normalize()
const light = normal.dot(sun).mul(0.5).add(0.55)
const gloss = normal
  .dot(sun.sub(direction).normalize())
  .max(0)
  .pow(60)
  .mul(icing)
const crust = mix(
  vec3(0.93, 0.75, 0.48),
  vec3(0.66, 0.38, 0.16),
  smoothstep(0.05, 0.35, hit.y.abs()),
)
const sweet = mix(vec3(0.98, 0.55, 0.68), vec3(1, 0.72, 0.8), light)
const sugar = hsl2rgb(vec3(random(cell.add(9)), 0.85, 0.6))
const cake = mix(mix(crust, sweet, icing), sugar, sprinkle)
  .mul(light)
  .add(gloss.mul(0.5))

const floor = direction.mul(origin.y.add(0.3).div(direction.y.negate()))
const on = origin.add(floor).xz.add(vec2(-0.12, 0.08))
const shade = smoothstep(0.62, 0.1, on.length().sub(0.62).abs())
const stripe = smoothstep(-0.1, 0.1, sin(p.x.add(p.y).mul(34)))
const cloth = mix(vec3(0.62, 0.86, 0.86), vec3(0.72, 0.92, 0.9), stripe)
const table = cloth.mul(shade.mul(-0.45).add(1))

export const fragment = vec4(select(cake, table, t.greaterThan(6)), 1)
