import { noised } from '@kirari/addons'
import {
  float,
  mix,
  resolution,
  smoothstep,
  time,
  uv,
  vec2,
  vec3,
  vec4,
} from 'kirari/node'
import type { Float, Vec2 } from 'kirari/node'

const p = uv
  .mul(resolution)
  .div(resolution.y)
  .mul(2.1)
  .add(vec2(time.mul(0.03), 5.2))
// Octaves count less where the ground is steep already: ridges
// stay sharp and valleys smooth, as if water had run down.
let height: Float = float(0)
let slope: Vec2 = vec2(0, 0)
for (const octave of [0, 1, 2, 3, 4, 5]) {
  const scale = 1.93 ** octave
  const noise = noised(p.mul(scale).add(octave * 17.7))
  slope = slope.add(noise.yz.mul(0.85 ** octave))
  const weight = float(0.52 ** octave).div(
    slope.dot(slope).mul(0.45).add(1),
  )
  height = height.add(noise.x.mul(weight))
}
const normal = vec3(slope.mul(-0.42), 1).normalize()
const sun = normal.dot(vec3(-0.62, 0.5, 0.6)).max(0)
const flat = normal.z
const rock = mix(
  vec3(0.33, 0.3, 0.3),
  vec3(0.47, 0.4, 0.34),
  height.add(0.5),
)
const wood = mix(
  vec3(0.16, 0.25, 0.17),
  vec3(0.32, 0.38, 0.22),
  height.add(0.6),
)
const ground = mix(
  rock,
  wood,
  smoothstep(0.12, -0.2, height).mul(smoothstep(0.45, 0.7, flat)),
)
const snow = smoothstep(0.02, 0.2, height.add(flat.sub(0.6).mul(0.5)))
const land = mix(ground, vec3(0.95, 0.97, 1), snow)
const lit = land.mul(
  mix(vec3(0.25, 0.32, 0.5), vec3(1.1, 1.05, 0.95), sun),
)

export const fragment = vec4(
  mix(
    lit,
    vec3(0.75, 0.83, 0.9),
    smoothstep(-0.15, -0.6, height).mul(0.6),
  ),
  1,
)
