import { depth2viewZ, drawFill, fbm, random } from '@kirari/addons'
import {
  float, mix, resolution, sin, smoothstep, step, time, uv, vec2, vec3,
  vec4,
} from 'kirari/node'
import type { Vec3 } from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const px = float(1).div(resolution.y)

const light = p.distance(vec2(0.25, 0.3))
const mist = mix(vec3(0.98, 0.93, 0.78), vec3(0.66, 0.76, 0.74), light)
let colour: Vec3 = mist

// Rows of trees by the depths that a camera has stored of them.
for (const [row, depth] of [
  0.97, 0.955, 0.935, 0.9, 0.84, 0.7, 0.35,
].entries()) {
  // The depth says little to the eye; the distance gives size and mist.
  const far = depth2viewZ(depth, 0.5, 20).negate()
  const q = p.sub(vec2(time.mul(0.12).div(far), 0)).mul(far)
  const tree = q.x
    .mul(1.2)
    .add(row * 0.37)
    .floor()
  const shift = random(vec2(tree, row)).sub(0.5)
  const lean = sin(q.y.add(tree)).mul(0.06)
  const trunk = q.x
    .mul(1.2)
    .add(row * 0.37)
    .fract()
    .sub(0.5)
    .add(shift.mul(0.5))
    .add(lean)
    .abs()
  const width = random(vec2(tree, row + 9))
    .mul(0.06)
    .add(0.05)
    .add(q.y.add(0.45).max(0).mul(-0.012))
  const bark = trunk.sub(width).add(fbm(q.mul(vec2(6, 1.5)), 2).mul(0.03))
  // Boughs, denser the higher they are, and moss at the foot.
  const leaves = fbm(q.mul(vec2(1.7, 2.2)).add(row * 7), 4)
    .mul(1.1)
    .sub(q.y.mul(0.32))
    .add(0.42)
  const soil = q.y.add(0.75).sub(fbm(vec2(q.x, row), 3).mul(0.3))
  const shape = bark.min(soil).min(leaves)
  const shade = mix(
    vec3(0.05, 0.13, 0.12),
    vec3(0.2, 0.28, 0.16),
    step(soil, bark),
  )
  const seen = mix(mist, shade, far.mul(-0.22).exp())
  colour = mix(colour, seen, drawFill(shape, 0, px.mul(far).mul(1.5)))
}
const shafts = smoothstep(
  0.3,
  0.9,
  sin(
    p.x
      .sub(p.y.mul(0.7))
      .mul(16)
      .add(sin(time.mul(0.3))),
  )
    .mul(0.5)
    .add(0.5),
)
const warmth = shafts.mul(light.mul(-2.4).exp()).mul(0.22)

export const fragment = vec4(
  colour.add(vec3(1, 0.85, 0.5).mul(warmth)),
  1,
)
