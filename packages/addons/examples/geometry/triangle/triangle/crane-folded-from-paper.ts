import {
  triangleContain, triangleFromCorners, triangleNormal,
} from '@kirari/addons'
import {
  mix, resolution, select, time, uv, vec2, vec3, vec4,
} from 'kirari/node'
import type { Vec3 } from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const flap = time.mul(2).sin().mul(0.08)

// Points of the paper, with how far each comes out of the picture.
const neck = vec3(-0.12, 0.02, 0.05)
const back = vec3(0.16, 0.06, 0.05)
const belly = vec3(0.02, -0.16, 0.2)
const near = vec3(0.1, flap.add(0.38), 0.42)
const far = vec3(-0.26, flap.add(0.34), -0.4)
const throat = vec3(-0.2, -0.05, 0.1)
const head = vec3(-0.42, 0.2, 0.02)
const beak = vec3(-0.56, 0.1, 0.06)
const tail = vec3(0.56, 0.26, 0.02)
const facets: readonly (readonly [Vec3, Vec3, Vec3])[] = [
  [neck, back, far],
  [back, tail, belly],
  [throat, head, neck],
  [neck, belly, throat],
  [head, beak, vec3(-0.4, 0.12, 0.1)],
  [neck, belly, back],
  [neck, back, near],
]

let colour = mix(vec3(0.9, 0.86, 0.8), vec3(0.98, 0.95, 0.9), uv.y)
for (const [a, b, c] of facets) {
  const light = triangleNormal(triangleFromCorners(a, b, c))
    .dot(vec3(-0.45, 0.5, 0.74))
    .abs()
  const paper = mix(vec3(0.5, 0.12, 0.2), vec3(0.98, 0.5, 0.42), light)
  const flat = triangleFromCorners(
    vec3(a.xy, 0),
    vec3(b.xy, 0),
    vec3(c.xy, 0),
  )
  const shade = triangleContain(flat, vec3(p.add(vec2(-0.03, 0.04)), 0))
  colour = select(colour, colour.mul(0.93), shade)
  colour = select(colour, paper, triangleContain(flat, vec3(p, 0)))
}

export const fragment = vec4(colour, 1)
