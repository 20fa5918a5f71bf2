import { fbm, fisheye2xyz, random, rotateX } from '@kirari/addons'
import {
  atan2, float, mix, resolution, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'
import type { Vec3 } from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
// Laid on its back, the lens sees the sky in the middle and the
// horizon on the rim.
const d = rotateX(fisheye2xyz(p.add(0.5)), Math.PI / 2)
const around = atan2(d.z, d.x).div(2 * Math.PI)
// The height at which the ray meets a tree that is one step away.
const rise = d.y.div(d.xz.length().max(1e-3))

let colour: Vec3 = mix(
  vec3(0.98, 0.98, 0.86),
  vec3(0.5, 0.76, 0.92),
  d.y.saturate(),
)
const sway = vec3(time.mul(0.12), 0, time.mul(0.08))
// Three rings of trees: the nearest is drawn last, and stands the
// highest.
for (const [i, count] of [
  [0, 44],
  [1, 22],
  [2, 11],
] as const) {
  const height = rise.mul(3 - i)
  const cell = around.mul(count).add(i * 0.37)
  const tree = random(vec2(cell.floor().mod(count), i * 7 + 1))
  const off = cell.fract().sub(0.5).add(tree.sub(0.5).mul(0.5)).abs()
  const top = tree.mul(1.6).add(3.4)
  const leaf = fbm(
    d
      .mul(5 + (2 - i) * 3)
      .add(sway)
      .add(i * 9),
    3,
  )
  const crown = smoothstep(
    0.02,
    0.1,
    leaf
      .add(smoothstep(3.6, 0.4, height).mul(0.85))
      .sub(0.5)
      .sub(off.mul(0.3)),
  )
  const green = mix(
    vec3(0.08, 0.26, 0.12),
    vec3(0.82, 0.9, 0.3),
    leaf
      .add(0.5)
      .mul(smoothstep(0.1, 2.2, height))
      .add(0.12 * (2 - i)),
  )
  colour = mix(colour, green, crown)
  const trunk = smoothstep(
    0.012,
    0,
    off.sub(float(0.11).sub(height.mul(0.02))),
  ).mul(smoothstep(top, top.sub(0.6), height))
  colour = mix(colour, vec3(0.15, 0.1, 0.07).mul(1.5 - i * 0.3), trunk)
}

export const fragment = vec4(
  mix(
    colour,
    vec3(0.01, 0.012, 0.01),
    smoothstep(0.487, 0.493, p.length()),
  ),
  1,
)
