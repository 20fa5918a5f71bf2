import { bounceIn, drawFill, rectSDF } from '@kirari/addons'
import {
  float,
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
const wall = mix(vec3(0.75, 0.2, 0.2), vec3(0.9, 0.35, 0.28), uv.y)

// A grain jumps in its pan, higher each time, and pops on its way out.
const grain = (below: Vec3, i: number): Vec3 => {
  const now = time
    .mul(0.4)
    .add((i * 0.618) % 1)
    .fract()
  const up = bounceIn(now).mul(0.6 + 0.4 * ((i * 0.41) % 1))
  const side = ((i * 0.7549) % 1) - 0.5
  const at = vec2(up.mul(side).add(side).mul(0.85), up.mul(0.85).sub(0.24))
  const pop = up.sub(0.2).mul(6).saturate()
  const q = p.sub(at)
  const puffs = [0, 1, 2, 3].map((k) =>
    q.distance(
      vec2(Math.cos(k * 1.57 + i), Math.sin(k * 1.57 + i)).mul(
        pop.mul(0.026),
      ),
    ),
  )
  const shape = puffs.reduce((near, one) => near.min(one))
  const paint = mix(
    vec3(0.95, 0.7, 0.2),
    mix(
      vec3(0.98, 0.9, 0.7),
      vec3(1, 0.99, 0.95),
      q.y.mul(20).add(0.5).saturate(),
    ),
    pop,
  )
  return mix(below, paint, drawFill(shape, mix(0.016, 0.031, pop), px))
}
const grains = Array.from({ length: 22 }, (_, i) => i).reduce(grain, wall)
const pan = rectSDF(p.add(vec2(0, 0.34)), vec2(0.52, 0.09), 0.05)
const handle = rectSDF(p.sub(vec2(0.78, -0.29)), vec2(0.3, 0.025), 0.025)
const metal = mix(
  vec3(0.12, 0.13, 0.16),
  vec3(0.3, 0.32, 0.37),
  p.y.add(0.42).mul(6).saturate(),
)

export const fragment = vec4(
  mix(grains, metal, drawFill(pan.min(handle), 0, px)),
  1,
)
