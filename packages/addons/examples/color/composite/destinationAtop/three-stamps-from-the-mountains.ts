import {
  compositeDestinationAtop, compositeSourceOver, drawFill, rectSDF,
  valueNoise,
} from '@kirari/addons'
import {
  float, fract, mix, resolution, step, time, uv, vec2, vec3, vec4,
} from 'kirari/node'
import type { Vec3, Vec4 } from 'kirari/node'

const px = float(1).div(resolution.y)
const p = uv.sub(0.5).mul(resolution).mul(px)
const half = vec2(0.2, 0.26)

const stamp = (
  below: Vec4,
  [sky, rock]: readonly [Vec3, Vec3],
  i: number,
): Vec4 => {
  const q = p.sub(vec2(i * 0.5 - 0.5, 0.03 * (i % 2)))

  // A sheet of paper with round bites along its edge.
  const along = fract(q.div(0.04)).sub(0.5).mul(0.04)
  const beyond = q.abs().sub(half)
  const bites = vec2(along.x, beyond.y)
    .length()
    .min(vec2(beyond.x, along.y).length())
  const sheet = drawFill(rectSDF(q, half), 0, px).mul(
    drawFill(float(0.011), bites, px),
  )

  // The picture is transparent in the margin of the sheet.
  const x = q.x
    .mul(7)
    .add(time.mul(0.1))
    .add(i * 9)
  const peak = valueNoise(x).mul(0.2).sub(0.06)
  const snow = peak.sub(valueNoise(x.mul(5)).mul(0.05)).sub(0.03)
  const sun = drawFill(q.distance(vec2(0.07, 0.13)), 0.035, px)
  const air = mix(sky, vec3(1, 0.95, 0.8), sun)
  const land = mix(rock, vec3(1), step(snow, q.y))
  const view = mix(air, land, drawFill(q.y, peak, px))
  const margin = drawFill(rectSDF(q, half.sub(0.03)), 0, px)

  return compositeSourceOver(
    compositeDestinationAtop(
      vec4(0.98, 0.96, 0.9, 1).mul(sheet),
      vec4(view, 1).mul(margin),
    ),
    below,
  )
}

const colours: readonly (readonly [sky: Vec3, rock: Vec3])[] = [
  [vec3(0.98, 0.78, 0.6), vec3(0.55, 0.25, 0.35)],
  [vec3(0.6, 0.8, 0.9), vec3(0.2, 0.45, 0.42)],
  [vec3(0.2, 0.22, 0.42), vec3(0.4, 0.44, 0.65)],
]

export const fragment = colours.reduce(stamp, vec4(0.35, 0.12, 0.15, 1))
