import { rotate, voronoiBorder } from '@kirari/addons'
import {
  float, max, mix, resolution, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const q = vec2(p.x.abs(), p.y)
const beat = time.mul(5).sin().mul(0.02)
const water = mix(
  vec3(0.1, 0.3, 0.3),
  vec3(0.55, 0.74, 0.6),
  smoothstep(-0.6, 0.6, p.y.add(p.x.mul(0.4))),
)
const wing = (
  tilt: number,
  y: number,
  length: number,
  width: number,
  seed: number,
) => {
  const w = rotate(q.sub(vec2(0.03, y)), float(-tilt).sub(beat))
  const t = w.x.div(length)
  // Narrow at its root, broad before its rounded tip.
  const half = t
    .max(0)
    .pow(0.55)
    .mul(t.mul(-1).add(1).max(0).pow(0.45))
    .mul(width * 1.9)
  const outside = w.y.abs().sub(half)
  const shape = smoothstep(0.004, -0.002, outside).mul(
    smoothstep(0, 0.01, t).mul(smoothstep(1, 0.99, t)),
  )
  const cell = voronoiBorder(vec2(t.mul(15), w.y.mul(34)).add(seed), 0.75)
  const vein = max(
    smoothstep(0.11, 0.05, cell),
    smoothstep(-0.014, -0.006, outside),
  )
  const sheen = cell
    .mul(5)
    .add(t.mul(7))
    .add(w.y.mul(22))
    .add(time.mul(0.4))
  const film = vec3(sheen.cos(), sheen.sub(2).cos(), sheen.add(2).cos())
    .mul(0.14)
    .add(vec3(0.8, 0.92, 0.95))
  const spot = smoothstep(
    0.05,
    0.03,
    vec2(t.sub(0.88), w.y.sub(0.02).mul(1.4)).length(),
  )
  const tint = mix(
    mix(film, vec3(0.1, 0.12, 0.14), vein),
    vec3(0.12, 0.08, 0.06),
    spot,
  )
  return {
    cover: shape.mul(vein.add(spot).saturate().mul(0.45).add(0.5)),
    tint,
  }
}
const [fore, hind] = [
  wing(0.22, 0.12, 0.78, 0.1, 3),
  wing(-0.2, 0.05, 0.7, 0.13, 40),
]
const winged = mix(
  mix(water, hind.tint, hind.cover),
  fore.tint,
  fore.cover,
)
const ring = p.y.mul(38).sin().mul(0.5).add(0.5)
const tail = p.x
  .abs()
  .sub(0.021)
  .add(smoothstep(-0.48, -0.5, p.y))
const tailed = mix(
  winged,
  mix(vec3(0.03, 0.2, 0.32), vec3(0.15, 0.6, 0.75), ring),
  smoothstep(0.003, -0.003, max(tail, p.y.sub(0.06))),
)
const chest = p.sub(vec2(0, 0.1)).mul(vec2(1, 0.6)).length().sub(0.058)
const headed = mix(
  tailed,
  vec3(0.08, 0.38, 0.45),
  smoothstep(0.003, -0.003, chest),
)
const eyes = q.sub(vec2(0.028, 0.225)).length().sub(0.037)

export const fragment = vec4(
  mix(
    headed,
    mix(
      vec3(0.35, 0.75, 0.6),
      vec3(0.04, 0.2, 0.2),
      smoothstep(-0.037, 0, eyes),
    ),
    smoothstep(0.003, -0.003, eyes),
  ),
  1,
)
