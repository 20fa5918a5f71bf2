import { grad4, mmix, permute } from '@kirari/addons'
import {
  atan2, cos, length, mix, resolution, sin, smoothstep, time, uv, vec3,
  vec4,
} from 'kirari/node'

let meadow = mix(vec3(0.2, 0.36, 0.16), vec3(0.42, 0.55, 0.25), uv.y)
for (const [scale, row] of [
  [11, 3],
  [7.5, 91],
  [5, 160],
] as const) {
  const p = uv.mul(resolution).div(resolution.y).mul(scale)
  const cell = p.floor()
  const g = grad4(permute(permute(cell.x.add(row)).add(cell.y)))

  // Two numbers move the flower, one is its size, one its colour.
  const sway = sin(time.add(g.x.mul(9))).mul(0.03)
  const at = p.sub(cell).sub(0.5).sub(g.xy.mul(0.2)).sub(sway)
  const size = g.z.mul(0.08).add(0.24)
  const petals = cos(atan2(at.y, at.x).mul(6).add(g.x.mul(5)))
    .mul(0.22)
    .add(0.78)
  const away = length(at).div(size)
  const colour = mmix(
    vec3(0.75, 0.35, 0.7),
    vec3(0.98, 0.95, 0.9),
    vec3(0.96, 0.5, 0.4),
    g.w.mul(0.45).add(0.5),
  )
  const bloom = mix(
    vec3(0.98, 0.8, 0.25),
    colour.mul(away.mul(0.35).add(0.65)),
    smoothstep(0.24, 0.28, away),
  )
  meadow = mix(
    meadow.mul(smoothstep(1.9, 0.6, away).mul(-0.25).add(1)),
    bloom,
    smoothstep(0.04, -0.04, away.sub(petals)),
  )
}

export const fragment = vec4(meadow, 1)
