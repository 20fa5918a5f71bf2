import { random, rgb2srgb, xyY2xyz, xyz2rgb } from '@kirari/addons'
import {
  length, max, resolution, select, sin, smoothstep, time, uv, vec2, vec3,
  vec4,
} from 'kirari/node'
import type { Vec3 } from 'kirari/node'

const p = uv.mul(resolution).div(resolution.y)

// The chromaticities that lamps are sold by, under awnings of cloth.
const stall = p.x.mul(2.5).floor()
const x = p.x.mul(2.5).fract().sub(0.5)
const stripe = sin(x.mul(50)).greaterThan(0)
const eaves = sin(x.mul(25)).abs().mul(0.02).add(0.62)
const isCloth = p.y
  .greaterThan(eaves)
  .and(p.y.lessThan(x.abs().mul(-0.12).add(0.82)))
const cloth = select(vec3(0.8, 0.78, 0.7), vec3(0.75, 0.08, 0.06), stripe)
const goods = random(vec2(p.x.mul(30).floor(), p.y.mul(26).floor()))
  .mul(0.55)
  .add(0.15)
const isTable = p.y.lessThan(0.27)
const things = select(
  vec3(0.11),
  select(cloth, vec3(goods, goods.mul(0.7), goods.mul(0.5)), isTable),
  isTable.or(isCloth),
)

let light: Vec3 = vec3(0.004, 0.006, 0.012)
const lamps = [
  vec2(0.46, 0.411),
  vec2(0.38, 0.377),
  vec2(0.527, 0.413),
  vec2(0.3127, 0.329),
  vec2(0.29, 0.45),
]
lamps.forEach((xy, i) => {
  const swing = sin(time.mul(0.8).add(i * 1.3)).mul(0.012)
  const away = length(p.sub(vec2(swing.add(0.2 + i * 0.4), 0.52)))
  const lamp = xyz2rgb(xyY2xyz(vec3(xy, 1))).max(0)
  const bulb = smoothstep(0.034, 0.026, away)
  light = light.add(
    lamp.mul(max(away.mul(away).add(0.006), 0.006).pow(-1).mul(0.018)),
  )
  light = light.add(lamp.mul(bulb).mul(12))
})
const night = select(0.5, 1, stall.mod(2).equal(0))

export const fragment = vec4(
  rgb2srgb(things.mul(light).mul(night.mul(0.3).add(0.7)).min(1)),
  1,
)
