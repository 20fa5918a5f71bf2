import { blendAdd, gnoise } from '@kirari/addons'
import {
  atan2, exp, float, resolution, time, uv, vec2, vec3, vec4,
} from 'kirari/node'
import type { Vec3 } from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const haze = gnoise(p.mul(2.5).add(vec2(time.mul(0.3), 0)))
  .mul(0.6)
  .add(0.8)

// Two lamps at the lower corners, each with a fan of beams that opens
// and closes. Where beams cross, their light adds up to white.
const beam = (below: Vec3, i: number): Vec3 => {
  const side = i % 2 ? 1 : -1
  const from = p.sub(vec2(side * 0.85, -0.46)).mul(vec2(-side, 1))
  const open = time.mul(0.4).add(side).sin().mul(0.06).add(0.17)
  const angle = open.mul(Math.floor(i / 2) + 0.6)
  const off = atan2(from.y, from.x.add(1e-5)).sub(angle).abs()
  const core = exp(off.mul(from.length().add(0.1)).mul(-230))
  const halo = exp(off.mul(-20)).mul(haze).mul(0.34)
  const near = exp(from.length().mul(-9)).mul(0.3)
  const colour = side > 0 ? vec3(1, 0.3, 0.1) : vec3(0.1, 0.5, 1)
  return blendAdd(below, colour.mul(core.add(halo).add(near)))
}
const hall = vec3(0.03, 0.02, 0.06).mul(float(1.2).add(uv.y))
const beams = Array.from({ length: 12 }, (_, i) => i)

export const fragment = vec4(beams.reduce(beam, hall), 1)
