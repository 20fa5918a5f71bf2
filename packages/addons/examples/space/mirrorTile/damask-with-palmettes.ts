import { mirrorTile, valueNoise } from '@kirari/addons'
import {
  atan2, cos, max, min, mix, resolution, sin, smoothstep, time, uv, vec2,
  vec3, vec4,
} from 'kirari/node'
import type { Float, Vec2 } from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
// Half of a leaf is enough: the mirrors at the borders draw the rest.
const q = mirrorTile(vec2(p.x.mul(1.5), p.y), 2.4).xy

const ribbon = (at: Vec2): Float =>
  at.x
    .sub(cos(at.y.mul(Math.PI)).mul(0.33))
    .sub(0.5)
    .abs()
const palmette = (at: Vec2, size: number): Float => {
  const angle = atan2(at.x, at.y.add(size * 0.5))
  const fan = cos(angle.mul(7)).abs().mul(0.3).add(0.7)
  return at
    .add(vec2(0, size * 0.5))
    .length()
    .sub(fan.mul(size))
    .max(angle.abs().sub(2))
}
const lens = (at: Vec2, wide: number, high: number): Float => {
  const y = at.y.div(high)
  return at.x.abs().sub(y.mul(y).negate().add(1).max(0).mul(wide))
}
const flower = palmette(q, 0.5).min(palmette(q.negate().add(1), 0.5))
const heart = min(
  lens(q.add(vec2(0, 0.02)), 0.05, 0.13),
  lens(q.sub(1).sub(vec2(0, 0.02)), 0.05, 0.13),
)
const bud = min(
  lens(q.sub(vec2(0, 0.62)), 0.07, 0.16),
  lens(q.sub(vec2(1, 0.38)), 0.07, 0.16),
)
const vine = ribbon(q).sub(0.035)
const leaves = ribbon(q)
  .sub(
    sin(q.y.mul(Math.PI * 6))
      .abs()
      .mul(0.075),
  )
  .max(ribbon(q).negate().add(0.05))
const motif = max(flower, heart.negate().add(0.012))
  .min(heart.add(0.02))
  .min(bud)
  .min(vine)
  .min(leaves)
const shape = smoothstep(0.008, -0.008, motif)

// Satin floats one way in the ground, the other way in the motif.
const weave = uv.mul(resolution)
const threads = mix(
  sin(weave.x.mul(2.1)),
  sin(weave.y.mul(2.1)),
  shape,
).mul(0.05)
const fold = sin(p.x.mul(3).add(p.y.mul(1.2)).sub(time.mul(0.2)))
const sheen = mix(fold.negate(), fold, shape).mul(0.16).add(0.82)
const slub = valueNoise(vec2(p.x.mul(3), p.y.mul(160))).mul(0.08)
const silk = mix(vec3(0.08, 0.27, 0.27), vec3(0.86, 0.7, 0.4), shape)

export const fragment = vec4(silk.mul(sheen.add(threads).sub(slub)), 1)
