import { gnoise, rgb2srgb, wavelength2rgb } from '@kirari/addons'
import {
  float, length, mix, resolution, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'
import type { Vec3 } from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y).mul(vec2(1, 1.5))
const flow = gnoise(p.mul(2).add(time.mul(0.04)))
const bend = vec2(flow, gnoise(p.mul(2.6).sub(time.mul(0.03)).add(8))).mul(
  0.35,
)
const spot = length(p.add(bend.mul(0.6)))

// A film in nanometres: each wavelength meets itself in step or out of it.
const film = float(620)
  .sub(spot.mul(900))
  .add(gnoise(p.add(bend).mul(3)).mul(170))
  .max(0)
let sum: Vec3 = vec3(0)
for (let i = 0; i < 12; i++) {
  const nm = 400 + i * 24
  const phase = film.mul((4 * Math.PI * 1.45) / nm)
  sum = sum.add(wavelength2rgb(nm).mul(phase.cos().mul(-0.5).add(0.5)))
}
const stones = gnoise(p.mul(60)).mul(0.5).add(0.6)
const road = vec3(0.024, 0.026, 0.032).mul(stones)
const oil = smoothstep(0.62, 0.3, spot)

export const fragment = vec4(
  rgb2srgb(
    mix(
      road,
      sum.mul(0.1).max(0).mul(stones.mul(0.25).add(0.75)).add(road),
      oil,
    ).min(1),
  ),
  1,
)
