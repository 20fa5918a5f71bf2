import {
  cubic, fbm, gaussian, invCubic, random, rotate,
} from '@kirari/addons'
import {
  mix, resolution, sin, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const sky = rotate(p, -0.42)
const across = sky.y.mul(1.05).add(0.5)

// Rows of cells of which each holds one star. cubic says in which row
// this place is, and invCubic where the star of a row lies: rows crowd in
// the middle, where the curve is steep.
const layer = (rows: number, seed: number) => {
  const cell = vec2(
    sky.x.mul(rows * 0.7),
    cubic(across).mul(rows),
  ).floor()
  const key = (more: number) => random(vec3(cell, seed + more))
  const star = vec2(
    cell.x.add(key(1)).div(rows * 0.7),
    invCubic(cell.y.add(key(2).mul(0.6).add(0.2)).div(rows)),
  )
  const from = vec2(sky.x, across).sub(star).mul(resolution.y).div(380)
  const twinkle = sin(time.add(key(3).mul(40)))
    .mul(0.25)
    .add(0.75)
  const bright = key(4).pow(5).mul(twinkle)
  const tint = mix(vec3(1, 0.82, 0.66), vec3(0.72, 0.84, 1), key(5))
  const disc = gaussian(from, bright.mul(0.0024).add(0.0013))
  return tint.mul(disc.mul(bright.add(0.2)))
}
const band = gaussian(sky.y, 0.13)
const dust = fbm(sky.mul(vec2(3, 6)), 4).add(0.5)
const glow = vec3(0.5, 0.4, 0.46).mul(band.mul(dust)).max(0)
const night = vec3(0.015, 0.02, 0.05)

export const fragment = vec4(
  night.add(glow).add(layer(34, 0)).add(layer(75, 9)),
  1,
)
