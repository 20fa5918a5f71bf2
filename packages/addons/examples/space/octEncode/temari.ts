import { octEncode, random, rotateX, rotateZ } from '@kirari/addons'
import {
  float, mix, resolution, sin, smoothstep, step, time, uv, vec2, vec3,
  vec4,
} from 'kirari/node'
import type { Vec2, Vec3 } from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)

/**
 * A ball wound with thread: squares and diamonds of the octahedral
 * map, stitched round and round.
 */
const temari = (
  under: Vec3,
  centre: Vec2,
  radius: number,
  tilt: number,
  a: Vec3,
  b: Vec3,
): Vec3 => {
  const q = p.sub(centre).div(radius)
  const square = q.dot(q)
  const normal = vec3(q, float(1).sub(square).max(0).sqrt())
  const e = octEncode(
    rotateZ(rotateX(normal, tilt), time.mul(0.15).add(tilt * 3)),
  ).abs()
  const round = e.x.max(e.y)
  const cross = e.x.add(e.y)
  const thread = sin(mix(cross, round, step(0.62, round)).mul(230))
    .mul(0.14)
    .add(0.88)
  const rings = step(0.5, cross.mul(4.5).fract())
  const field = mix(a, b, rings)
  const band = mix(
    vec3(0.98, 0.92, 0.8),
    a.mul(0.55),
    step(0.5, round.mul(9).fract()),
  )
  const wound = mix(field, band, step(0.62, round))
  const seam = smoothstep(0.03, 0.02, e.x.min(e.y)).max(
    smoothstep(0.02, 0.012, cross.sub(1).abs()),
  )
  const silk = mix(wound, vec3(0.95, 0.76, 0.32), seam).mul(thread)
  const light = normal.dot(vec3(-0.4, 0.65, 0.65)).max(0)
  const shadow = p
    .sub(centre)
    .add(vec2(-0.04, 0.06).mul(radius * 2))
    .length()
  const ground = under.mul(
    smoothstep(radius * 0.8, radius * 1.25, shadow)
      .mul(0.5)
      .add(0.5),
  )
  return mix(
    silk.mul(light.mul(0.75).add(0.3)),
    ground,
    smoothstep(0.985, 1.01, square),
  )
}

const weave = random(p.mul(240).floor()).mul(0.08)
let colour: Vec3 = vec3(0.2, 0.25, 0.27).add(weave)
colour = temari(
  colour,
  vec2(-0.46, 0.16),
  0.22,
  0.9,
  vec3(0.12, 0.46, 0.5),
  vec3(0.92, 0.88, 0.74),
)
colour = temari(
  colour,
  vec2(0.5, 0.12),
  0.25,
  -0.7,
  vec3(0.42, 0.2, 0.5),
  vec3(0.95, 0.62, 0.66),
)
colour = temari(
  colour,
  vec2(0.02, -0.09),
  0.33,
  0.55,
  vec3(0.78, 0.13, 0.16),
  vec3(0.97, 0.72, 0.25),
)
export const fragment = vec4(colour, 1)
