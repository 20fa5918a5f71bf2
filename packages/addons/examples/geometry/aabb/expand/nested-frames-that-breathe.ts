import { AABB, aabbContain, aabbExpand } from '@kirari/addons'
import {
  mix, resolution, select, sin, time, uv, vec3, vec4,
} from 'kirari/node'
import type { Vec3 } from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const seed = AABB({ min: vec3(-0.22, -0.06, 0), max: vec3(0.22, 0.06, 0) })
const warm = vec3(1, 0.55, 0.3)
const cool = vec3(0.1, 0.2, 0.45)

// From the largest to the smallest, each over the one before.
let colour: Vec3 = vec3(0.04, 0.06, 0.14)
for (let i = 11; i >= 0; i--) {
  const margin = sin(time.mul(1.2).sub(i * 0.45))
    .mul(0.016)
    .add(i * 0.036 - 0.02)
  const tint = mix(warm, cool, i / 11).mul(i % 2 === 0 ? 1 : 0.72)
  colour = select(
    colour,
    tint,
    aabbContain(aabbExpand(seed, margin), vec3(p, 0)),
  )
}

export const fragment = vec4(colour, 1)
