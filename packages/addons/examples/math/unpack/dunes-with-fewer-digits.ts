import { gnoise, pack, unpack } from '@kirari/addons'
import {
  mix, normalize, resolution, smoothstep, step, time, uv, vec2, vec3,
  vec4,
} from 'kirari/node'
import type { Float, Vec2 } from 'kirari/node'

const p = uv.mul(resolution).div(resolution.y)

// On the left all digits of the heights are read, then two, then one.
const third = uv.x.mul(3).floor()
const kept = vec4(1, step(third, 1), step(third, 0), step(third, 0))

const dune = (at: Vec2): Float => {
  const bend = gnoise(at.mul(1.3)).mul(1.6)
  const wave = at.y
    .mul(7)
    .add(at.x.mul(2))
    .add(bend.mul(2))
    .add(time.mul(0.1))
  return wave
    .sin()
    .abs()
    .mul(-0.12)
    .add(gnoise(at.mul(2)).mul(0.1))
    .add(0.5)
}
const height = (at: Vec2): Float => unpack(pack(dune(at)).mul(kept))
const reach = 0.004
const here = height(p)
const slope = vec2(
  height(p.add(vec2(reach, 0))).sub(here),
  height(p.add(vec2(0, reach))).sub(here),
).div(reach)
const moon = normalize(vec3(-0.6, 0.5, 0.45))
const lit = normalize(vec3(slope.mul(-1), 1))
  .dot(moon)
  .max(0)
const sand = mix(vec3(0.1, 0.12, 0.27), vec3(0.86, 0.82, 0.75), lit)
const seam = smoothstep(
  0.002,
  0.004,
  uv.x.mul(3).add(0.5).fract().sub(0.5).abs(),
)

export const fragment = vec4(sand.mul(seam.mul(0.6).add(0.4)), 1)
