import { fcos } from '@kirari/addons'
import {
  float, fwidth, mix, resolution, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const below = float(0.12).sub(p.y)

// The plane of the water: far away a pixel spans many waves.
const depth = float(0.35).div(below.max(0.002))
const at = vec2(p.x.mul(depth), depth)

// Ten waves, each finer and lower than the one before.
let slope = float(0)
for (let i = 0; i < 10; i++) {
  const turn = Math.sin(i * 2.4) * 1.2
  const along = vec2(Math.sin(turn), Math.cos(turn))
  const fine = 5 * 1.42 ** i
  const phase = at
    .dot(along)
    .mul(fine)
    .add(time.mul(1.2 * 1.2 ** i))
  slope = slope.add(fcos(phase.add(i), fwidth(phase)).mul(0.8 ** i))
}

const sun = p.sub(vec2(0.15, 0.2)).length()
const dusk = mix(
  vec3(1, 0.62, 0.36),
  vec3(0.2, 0.28, 0.52),
  p.y.sub(0.1).mul(2.2).saturate(),
).add(vec3(1, 0.7, 0.4).mul(smoothstep(0.07, 0.064, sun)))
const glitter = slope
  .mul(0.35)
  .add(p.x.sub(0.15).abs().mul(-5).exp().mul(0.9))
  .sub(0.35)
  .saturate()
const sea = mix(vec3(0.05, 0.12, 0.24), vec3(1, 0.66, 0.38), glitter)
  .add(slope.mul(0.03))
  .add(vec3(0.35, 0.22, 0.18).mul(below.mul(-9).exp()))

export const fragment = vec4(
  mix(dusk, sea, smoothstep(-0.001, 0.001, below)),
  1,
)
