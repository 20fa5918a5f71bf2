import { drawFill, linearOut, random } from '@kirari/addons'
import {
  float,
  max,
  mix,
  resolution,
  time,
  uv,
  vec2,
  vec3,
  vec4,
} from 'kirari/node'
import type { Vec3 } from 'kirari/node'

const px = float(1).div(resolution.y)
const p = uv.sub(0.5).mul(resolution).mul(px)

const sky = mix(vec3(0.72, 0.78, 0.86), vec3(0.38, 0.48, 0.64), uv.y)

// Firs: tier upon tier, smaller and paler far away.
const firs = (below: Vec3, i: number): Vec3 => {
  const size = 0.3 + i * 0.22
  const x = p.x.div(size).add(i * 0.37)
  const tall = random(x.floor().add(i * 20))
    .mul(0.35)
    .add(0.7)
    .mul(size)
  const up = p.y.add(0.42 + i * 0.03).div(tall)
  const tier = up.mul(5)
  const wide = float(1)
    .sub(up)
    .mul(0.3)
    .add(float(1).sub(tier.fract()).mul(0.12))
  const fir = max(x.fract().sub(0.5).abs().sub(wide), up.sub(0.96)).mul(
    size * 0.7,
  )
  const snow = tier.fract().mul(0.5)
  const green = mix(
    vec3(0.5, 0.6, 0.7),
    vec3(0.07, 0.2, 0.2),
    0.25 + i * 0.3,
  )
  return mix(
    below,
    mix(green, vec3(0.92, 0.95, 1), snow),
    drawFill(fir, 0, px),
  )
}
const forest = [0, 1, 2].reduce(firs, sky)
const drift = p.y.sub(p.x.mul(3).add(1).sin().mul(0.03))
const ground = mix(forest, vec3(0.93, 0.95, 1), drawFill(drift, -0.4, px))

// Near flakes are larger and fall faster, each at a speed that stays.
const flakes = (below: Vec3, i: number): Vec3 => {
  const many = 16 - i * 3.4
  const fall = linearOut(time.mul(0.12 + i * 0.09)).mul(many)
  const q = p.mul(many).add(vec2(i * 3.7, fall))
  const cell = q.floor()
  const place = vec2(random(cell), random(cell.add(31)))
    .mul(0.5)
    .add(0.25)
  const flake = q.fract().distance(place).div(many)
  const size = 0.003 + i * 0.0028
  return mix(below, vec3(1), drawFill(flake, size, size).mul(0.9))
}
export const fragment = vec4([0, 1, 2, 3].reduce(flakes, ground), 1)
