import { drawFill, random, triangleSDF, valueNoise } from '@kirari/addons'
import {
  float, mix, resolution, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'
import type { Vec3 } from 'kirari/node'

const px = float(1).div(resolution.y)
const p = uv.sub(0.5).mul(resolution).mul(px)
const sun = p.sub(vec2(-0.42, 0.08)).length()
const evening = mix(vec3(1, 0.62, 0.36), vec3(0.28, 0.22, 0.45), uv.y)
const sky = mix(evening, vec3(1, 0.92, 0.7), drawFill(sun, 0.13, px)).add(
  sun.mul(-4).exp().mul(0.25),
)

// Ranges of peaks from far to near, each in cells of its own width.
const layer = (behind: Vec3, i: number): Vec3 => {
  const [width, foot, tall] = [
    0.34 + 0.12 * i,
    -0.1 - 0.13 * i,
    0.34 - 0.04 * i,
  ]
  const along = p.x
    .add(time.mul(0.004 * (i + 1)))
    .add(i * 3.7)
    .div(width)
  const peaks = [-1, 0, 1].map((step) => {
    const cell = along.floor().add(step)
    const pick = random(vec2(cell, i))
    const top = pick.mul(tall).add(0.05)
    const q = vec2(along.sub(cell).sub(0.5).mul(width), p.y.sub(foot))
    return triangleSDF(
      q,
      vec2(-0.9 * width, -0.4),
      vec2(pick.sub(0.5).mul(0.2 * width), top),
      vec2(0.9 * width, -0.4),
    )
  })
  const crags = valueNoise(vec2(along.mul(width), p.y).mul(17))
  const d = peaks
    .reduce((all, one) => all.min(one))
    .add(crags.sub(0.5).mul(0.016))
  const rock = mix(vec3(0.5, 0.34, 0.5), vec3(0.07, 0.07, 0.14), i / 3)
  const haze = mix(
    rock,
    vec3(0.9, 0.55, 0.42),
    smoothstep(foot + 0.1, foot - 0.16, p.y).mul(0.5 - 0.13 * i),
  )
  const lit = haze.mul(smoothstep(0, -0.06, d).mul(-0.2).add(1.15))
  return mix(behind, lit, drawFill(d, 0, px))
}

export const fragment = vec4([0, 1, 2, 3].reduce(layer, sky), 1)
