import { parallaxMapping, random } from '@kirari/addons'
import {
  float, fn, fract, max, mix, resolution, select, smoothstep, step, time,
  uv, vec2, vec3, vec4,
} from 'kirari/node'

/** A tower on each lot, streets between them; here and there a park. */
const skyline = fn('skyline', [{ p: vec2 }], float, (p) => {
  const lot = p.floor()
  const off = fract(p).sub(0.5).abs()
  const chance = random(lot).toConst('chance')
  const tall = chance.mul(chance).mul(0.85).add(0.12)
  return tall.mul(step(max(off.x, off.y), 0.34)).mul(step(0.14, chance))
})
const seenAt = parallaxMapping(skyline)

// From an aircraft that flies ahead over the city at night.
const p = uv.sub(0.5).mul(resolution).div(resolution.y).toConst('p')
const ray = vec3(
  p.x.mul(0.95).add(p.y.mul(0.3)).add(0.25),
  p.y.mul(0.75).sub(p.x.mul(0.3)).add(0.62),
  p.y.mul(0.75).sub(0.95),
)
  .normalize()
  .toConst('ray')
const eye = vec2(time.mul(0.12).add(0.4), time.mul(0.24))
const spot = eye
  .add(ray.xy.mul(float(-2.6).div(ray.z.min(-0.05))))
  .toConst('spot')
const depth = 2.2
const q = seenAt(spot, ray.negate(), depth, 64).toConst('q')

// How far the ray has come down tells the height at which it ends.
const passed = q.sub(spot).length().div(max(ray.xy.length(), 0.01))
const level = float(1)
  .sub(passed.mul(ray.z.negate()).div(depth))
  .toConst('level')
const lot = q.floor().toConst('lot')
const inLot = fract(q).sub(0.5).toConst('inLot')
const toKerb = max(inLot.x.abs(), inLot.y.abs()).toConst('toKerb')
const chance = random(lot).toConst('chance')
const top = skyline(q.add(inLot.mul(-0.06))).toConst('top')
const isTower = toKerb.lessThan(0.36).and(top.greaterThan(0))

// Panes on the walls: along the wall and upwards.
const isSide = inLot.x.abs().greaterThan(inLot.y.abs())
const along = select(q.x, q.y, isSide).mul(9).toConst('along')
const storey = level.mul(26).toConst('storey')
const pane = step(0.3, fract(along)).mul(step(0.4, fract(storey)))
const isLit = step(
  0.45,
  random(vec3(along.floor(), storey.floor(), chance.mul(99))),
)
const lamp = mix(
  vec3(1, 0.76, 0.42),
  vec3(0.7, 0.88, 1),
  step(0.75, random(lot.add(9))),
)
const stone = mix(
  vec3(0.09, 0.1, 0.2),
  vec3(0.2, 0.2, 0.34),
  select(float(0), float(1), isSide),
)
const wall = stone
  .mul(level.add(0.4))
  .add(lamp.mul(pane.mul(isLit)).mul(0.9))
const rim = smoothstep(0.29, 0.32, toKerb).mul(0.12)
const roof = vec3(0.2, 0.24, 0.4)
  .mul(random(lot.add(3)).mul(0.5).add(0.7))
  .add(rim)
const beacon = smoothstep(0.05, 0.02, inLot.length()).mul(
  step(0.72, chance),
)
const tower = select(
  wall,
  roof.add(vec3(1, 0.2, 0.15).mul(beacon)),
  level.greaterThan(top.sub(0.03)),
)

const car = fract(q.x.mul(3).add(q.y.mul(3)).add(time))
  .sub(0.5)
  .abs()
const street = vec3(0.75, 0.42, 0.2)
  .mul(smoothstep(0.36, 0.5, toKerb).mul(0.5).add(0.14))
  .add(
    vec3(1, 0.92, 0.75).mul(
      smoothstep(0.14, 0.05, car).mul(smoothstep(0.46, 0.48, toKerb)),
    ),
  )
const park = vec3(0.05, 0.16, 0.12).add(
  random(q.mul(14).floor()).mul(0.05),
)
const isPark = chance.lessThan(0.14).and(toKerb.lessThan(0.36))
const city = select(select(street, park, isPark), tower, isTower)
const haze = spot.sub(eye).length().mul(-0.09).exp()

export const fragment = vec4(mix(vec3(0.3, 0.2, 0.32), city, haze), 1)
