import { rotateY } from '@kirari/addons'
import {
  mix, resolution, smoothstep, step, time, uv, vec2, vec3, vec4,
} from 'kirari/node'
import type { Float, Vec3 } from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y).yx
const turn = (y: Float): Float => y.mul(6).add(time.mul(0.5))
const at = (side: number, y: Float): Vec3 =>
  rotateY(vec3(0.26 * side, y, 0), turn(y))

// A rung joins the strands at every step; half of it has one
// colour, half the other.
const rung = p.y.mul(14).floor().add(0.5).div(14)
const end = at(1, rung)
const along = p.x.div(end.x)
const bar = smoothstep(0.011, 0.006, p.y.sub(rung).abs()).mul(
  step(along.abs(), 0.98),
)
const tint = mix(
  vec3(0.98, 0.67, 0.3),
  vec3(0.3, 0.82, 0.72),
  step(0, along),
)
const near = end.z.mul(along).mul(1.6).add(0.6)
let colour: Vec3 = mix(
  vec3(0.035, 0.04, 0.1),
  vec3(0.1, 0.13, 0.27),
  smoothstep(0.7, 0, p.x.abs()),
)
colour = mix(colour, tint.mul(near), bar)

for (const side of [1, -1]) {
  const strand = at(side, p.y)
  // As thick as it is near.
  const width = strand.z.mul(0.07).add(0.045)
  const off = p.x.sub(strand.x).div(width)
  const light = vec2(off.add(0.35), 0).length().mul(-0.55).add(1)
  const front = smoothstep(-0.1, 0.1, strand.z).mul(0.75).add(0.25)
  const skin = mix(vec3(0.3, 0.35, 0.62), vec3(0.86, 0.9, 1), front).mul(
    light,
  )
  colour = mix(colour, skin, smoothstep(1, 0.9, off.abs()).mul(front))
}

export const fragment = vec4(colour, 1)
