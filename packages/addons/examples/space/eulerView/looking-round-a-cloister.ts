import { drawFill, eulerView, toMat3 } from '@kirari/addons'
import {
  float, max, min, mix, resolution, select, sin, smoothstep, step, time,
  transpose, uv, vec2, vec3, vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const px = float(1).div(resolution.y)

// A visitor in the garden turns round and looks up a little.
const eye = vec3(0.6, 1.6, 0.4)
const look = vec3(
  sin(time.mul(0.3)).mul(0.12).add(0.1),
  time.mul(0.12),
  0,
)
const view = eulerView(eye, look)
const ray = transpose(toMat3(view)).mul(vec3(p, -0.75).normalize())

// Four walls, 5 from the middle; which is hit first?
const to = vec2(5)
  .sub(eye.xz.mul(ray.xz.sign()))
  .div(ray.xz.abs().max(1e-4))
const far = min(to.x, to.y).toConst('far')
const at = eye.add(ray.mul(far)).toConst('at')
const isSide = to.x.lessThan(to.y)
const along = select(at.x, at.z, isSide).mul(1.1)
const size = px.mul(far).mul(1.6)

// Round arches on columns above a low wall, then a roof of tiles.
const bay = along.fract().sub(0.5)
const arch = select(
  bay.abs(),
  vec2(bay, at.y.sub(2.1)).length(),
  at.y.greaterThan(2.1),
)
const opening = drawFill(
  max(arch.sub(0.4), float(0.7).sub(at.y)),
  0,
  size,
)
const moulding = drawFill(arch.sub(0.455).abs().sub(0.02), 0, size)
  .mul(step(0.7, at.y))
  .mul(step(at.y, 3))
const light = select(0.95, 0.7, isSide)
const courses = smoothstep(
  0.02,
  0.05,
  at.y
    .mul(3)
    .fract()
    .min(float(1).sub(at.y.mul(3).fract())),
)
  .mul(0.1)
  .add(0.9)
const stone = vec3(0.93, 0.82, 0.66)
  .mul(light)
  .mul(courses)
  .sub(moulding.mul(0.18))
const gloom = mix(
  vec3(0.2, 0.13, 0.12),
  vec3(0.5, 0.34, 0.24),
  smoothstep(2.6, 0.6, at.y.add(bay.mul(0.5))),
)
const tiles = vec3(0.72, 0.36, 0.22)
  .mul(sin(along.mul(50)).mul(0.15).add(0.85))
  .mul(light)
const eaves = smoothstep(2.8, 3, at.y)
  .mul(smoothstep(3.05, 3, at.y))
  .mul(0.4)
const wall = mix(mix(stone, gloom, opening), tiles, step(3, at.y)).sub(
  eaves,
)

// Box hedges and gravel on the ground.
const deep = eye.y.div(ray.y.negate().max(1e-3))
const ground = eye.xz.add(ray.xz.mul(deep))
const ring = max(ground.x.abs(), ground.y.abs())
const path = max(
  step(min(ground.x.abs(), ground.y.abs()), 0.5),
  step(3.6, ring),
)
const bed = mix(
  vec3(0.2, 0.4, 0.16),
  vec3(0.36, 0.55, 0.22),
  sin(ring.mul(14)).mul(0.5).add(0.5),
)
const garden = mix(bed, vec3(0.85, 0.78, 0.65), path)
const sky = mix(
  vec3(0.75, 0.88, 0.96),
  vec3(0.25, 0.5, 0.82),
  ray.y.mul(1.4).saturate(),
)
const above = mix(sky, wall, drawFill(at.y.sub(3.5), 0, size))

export const fragment = vec4(select(above, garden, at.y.lessThan(0)), 1)
