import { fbm, gerstnerWave, random } from '@kirari/addons'
import {
  fn, mix, resolution, select, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'
import type { Vec2, Vec3 } from 'kirari/node'

// Swell, and shorter waves across it: direction, steepness, length.
const waves = [
  [1, 0.3, 0.16, 19],
  [0.6, 1, 0.15, 11],
  [-0.5, 1, 0.13, 6.5],
  [1, -0.6, 0.12, 3.7],
  [0.3, 1, 0.11, 2.1],
  [-1, 0.7, 0.1, 1.3],
] as const
const normalAt = fn('normalAt', [{ p: vec2 }], vec3, (p) => {
  const along = (axis: Vec2): Vec3 =>
    waves
      .map(([x, z, steepness, length]) =>
        gerstnerWave(p, vec2(x, z), steepness, length, time, axis),
      )
      .reduce((sum, one) => sum.add(one), vec3(axis.x, 0, axis.y))
  return along(vec2(0, 1))
    .cross(along(vec2(1, 0)))
    .normalize()
})

const p = uv
  .sub(vec2(0.5, 0.58))
  .mul(resolution)
  .div(resolution.y)
  .toConst('p')
const direction = vec3(p.x, p.y, 1.25).normalize().toConst('direction')
const eye = 5
const distance = vec2(eye, 0)
  .x.div(direction.y.negate().max(0.004))
  .toConst('distance')
const spot = direction.xz.mul(distance).toConst('spot')
const moon = vec3(-0.16, 0.25, 1).normalize()

const sky = (d: Vec3): Vec3 => {
  const near = d.dot(moon).toConst('near')
  const cloud = smoothstep(0, 0.5, fbm(vec3(d.xy.mul(vec2(3, 9)), 1), 4))
  const air = mix(
    vec3(0.2, 0.28, 0.42),
    vec3(0.02, 0.04, 0.12),
    d.y.mul(2.2).saturate(),
  )
  return air
    .add(vec3(0.4, 0.45, 0.5).mul(near.max(0).pow(60).mul(0.7)))
    .add(cloud.mul(near.max(0).pow(9).mul(0.12)))
}
// Far waves are smaller than a pixel: their mean lies flat.
const far = distance.mul(-0.012).exp()
const normal = mix(vec3(0, 1, 0), normalAt(spot), far.mul(0.85).add(0.15))
  .normalize()
  .toConst('normal')
const facing = direction.dot(normal).toConst('facing')
const mirror = direction.sub(normal.mul(facing.mul(2))).toConst('mirror')
const up = vec3(mirror.x, mirror.y.abs(), mirror.z).toConst('up')
const fresnel = facing
  .negate()
  .saturate()
  .negate()
  .add(1)
  .pow(5)
  .mul(0.9)
  .add(0.06)
const glitter = up.dot(moon).max(0).pow(260).mul(3)
const water = mix(vec3(0.005, 0.03, 0.06), sky(up), fresnel).add(
  vec3(1, 0.96, 0.84).mul(glitter).mul(fresnel.add(0.25)),
)

const disc = direction.distance(moon).toConst('disc')
const seas = fbm(p.mul(22), 3).mul(0.25).add(0.95)
const stars = smoothstep(0.9975, 1, random(p.mul(170).floor())).mul(
  p.y.mul(3).saturate(),
)
const above = mix(
  sky(direction).add(stars),
  vec3(1, 0.97, 0.88).mul(seas),
  smoothstep(0.058, 0.055, disc),
)

export const fragment = vec4(select(water, above, p.y.greaterThan(0)), 1)
