import { sphereSDF } from '@kirari/addons'
import {
  float, fn, Loop, mix, resolution, smoothstep, time, uv, vec3, vec4,
} from 'kirari/node'

// Each upright shaft of a grid holds one bubble, which starts again
// from below when it has left the picture.
const bubble = fn('bubble', [{ p: vec3 }], float, (p) => {
  const cell = p.xz.floor().toConst('cell')
  const seed = cell.x
    .mul(12.9)
    .add(cell.y.mul(78.2))
    .sin()
    .mul(437.6)
    .fract()
    .toConst('seed')
  const way = seed
    .mul(9)
    .add(time.mul(seed.add(0.4).mul(0.16)))
    .fract()
  const sway = time.add(seed.mul(40)).sin().mul(0.12)
  const at = vec3(
    p.x.sub(cell.x).sub(0.5).add(sway),
    p.y.add(2.2).sub(way.mul(4.4)),
    p.z.sub(cell.y).sub(0.5),
  )
  return sphereSDF(at, seed.mul(0.22).add(0.08))
})

// A bubble shines at its rim: add up thin shells along the ray.
const shells = fn('shells', [{ direction: vec3 }], float, (direction) => {
  const t = float(1.5).toVar('t')
  const sum = float(0).toVar('sum')
  Loop(36, () => {
    const d = bubble(direction.mul(t)).toConst('d')
    const far = t.mul(-0.3).exp()
    sum.addAssign(d.mul(d).mul(-900).exp().mul(far).mul(0.32))
    t.addAssign(d.abs().max(0.03).min(0.2))
  })
  return sum
})

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const light = shells(vec3(p, -0.9).normalize())
const beam = p.x.add(p.y.mul(0.5)).mul(7).add(time.mul(0.3)).sin()
const depth = smoothstep(-0.1, 1.2, uv.y.add(beam.mul(0.05)))
const water = mix(vec3(0, 0.07, 0.16), vec3(0.1, 0.55, 0.65), depth)

export const fragment = vec4(water.add(vec3(0.75, 0.95, 1).mul(light)), 1)
