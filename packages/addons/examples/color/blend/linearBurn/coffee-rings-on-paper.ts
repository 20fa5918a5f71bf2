import { blendLinearBurn, fbm, valueNoise } from '@kirari/addons'
import {
  exp, resolution, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'
import type { Vec3 } from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const uneven = fbm(p.mul(5), 3)
const paper = vec3(0.97, 0.94, 0.87).sub(valueNoise(p.mul(90)).mul(0.04))

// A cup leaves a ring that is darkest at its outer edge.
const ring = (x: number, y: number, r: number, strength: number): Vec3 => {
  const out = p.distance(vec2(x, y)).add(uneven.mul(0.012)).sub(r)
  const stain = exp(out.negate().max(0).mul(-38)).mul(
    smoothstep(0.006, 0, out),
  )
  const wash = smoothstep(0, -0.02, out).mul(0.12)
  const amount = stain
    .mul(uneven.mul(0.5).add(0.75))
    .add(wash)
    .mul(strength)
  return vec3(1).sub(vec3(0.28, 0.46, 0.66).mul(amount))
}
const dry = time.mul(0.25).sin().mul(0.15).add(0.85)
const stains = [
  ring(-0.42, 0.05, 0.3, 0.9),
  ring(0.15, -0.12, 0.3, 0.7),
  ring(0.5, 0.22, 0.22, 0.5),
  ring(0.72, -0.3, 0.05, 1),
]

export const fragment = vec4(
  stains.reduce(
    (sheet, stain) => blendLinearBurn(sheet, stain, dry),
    paper,
  ),
  1,
)
