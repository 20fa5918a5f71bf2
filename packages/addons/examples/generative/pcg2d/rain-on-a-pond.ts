import { pcg2d } from '@kirari/addons'
import {
  exp,
  float,
  mix,
  resolution,
  sin,
  smoothstep,
  time,
  uint,
  uv,
  uvec2,
  vec2,
  vec3,
  vec4,
} from 'kirari/node'

// Seen from the bank: rings are flat ellipses, smaller far away.
const depth = float(1).div(uv.y.mul(0.8).add(0.35))
const p = vec2(
  uv.x.sub(0.5).mul(resolution.x).div(resolution.y).mul(1.6),
  uv.y.mul(3.4),
)
const unit = (word: ReturnType<typeof uint>) =>
  float(word.shiftRight(8)).mul(2 ** -24)
const rings = (scale: number, seed: number) => {
  const q = p.mul(scale).add(seed * 3.7 + 20)
  const cell = uvec2(q.floor())
  const clock = time.mul(0.55).add(unit(pcg2d(cell.add(seed)).x))
  // Where the drop falls: another place each time.
  const drop = pcg2d(cell.add(uvec2(uint(clock).mul(97), seed)))
  const place = vec2(unit(drop.x), unit(drop.y)).sub(0.5).mul(0.5)
  const away = q.fract().sub(0.5).sub(place)
  const age = clock.fract()
  const front = away.length().sub(age.mul(0.26))
  const wave = sin(front.mul(75)).mul(exp(front.mul(front).mul(-500)))
  return wave.mul(smoothstep(1, 0.2, age)).mul(away.y.mul(3).add(0.7))
}
const slope = rings(1.1, 1)
  .add(rings(1.7, 2).mul(0.8))
  .add(rings(2.6, 3).mul(0.6))
  .mul(0.3)
const bank = smoothstep(0.75, 0.98, uv.y.add(sin(uv.x.mul(17)).mul(0.03)))
const sky = mix(
  vec3(0.6, 0.67, 0.7),
  vec3(0.16, 0.22, 0.25),
  depth.mul(0.42),
)
const water = mix(sky, vec3(0.1, 0.17, 0.15), bank.mul(0.85))

export const fragment = vec4(water.add(slope.mul(vec3(0.9, 1, 1))), 1)
