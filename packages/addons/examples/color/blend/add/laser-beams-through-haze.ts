import { blendAdd, valueNoise } from '@kirari/addons'
import { float, resolution, time, uv, vec2, vec3, vec4 } from 'kirari/node'
import type { Vec3 } from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const haze = valueNoise(p.mul(3.5).add(vec2(time.mul(0.3), 0)))

// Two lamps at the lower corners, each with a fan of beams that opens
// and closes. Where beams cross, their light adds up towards white.
const beam = (below: Vec3, i: number): Vec3 => {
  const side = i % 2 ? 1 : -1
  const from = p.sub(vec2(side * 0.86, -0.47)).mul(vec2(-side, 1))
  const open = time.mul(0.4).add(side).sin().mul(0.05).add(0.16)
  const steep = Math.floor(i / 2) + 0.5
  const slope = open.mul(steep * (1 + steep * 0.12))
  const off = from.y
    .sub(from.x.mul(slope))
    .abs()
    .div(1 + steep * 0.15)
  const core = float(0.004).div(off.add(0.004))
  const halo = float(0.02).div(off.add(0.02)).mul(haze.add(0.2))
  const colour = side > 0 ? vec3(1, 0.3, 0.1) : vec3(0.1, 0.5, 1)
  const light = core.mul(core).mul(1.1).add(halo.mul(halo).mul(0.55))
  return blendAdd(below, colour.mul(light))
}
const hall = vec3(0.04, 0.02, 0.07).mul(float(1.2).add(uv.y))
const beams = Array.from({ length: 12 }, (_, i) => i)

export const fragment = vec4(beams.reduce(beam, hall), 1)
