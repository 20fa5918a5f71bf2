import { drawCircle, kelvin2rgb } from '@kirari/addons'
import { mix, resolution, time, uv, vec2, vec3, vec4 } from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)

let sky = vec3(0.02, 0.025, 0.05)
const sun = kelvin2rgb(5200).div(2)
sky = sky.add(sun.mul(p.length().mul(-9).exp().mul(0.5)))
sky = mix(sky, sun.add(0.4), drawCircle(p, 0.05))

for (const orbit of [1, 2, 3, 4, 5]) {
  const radius = 0.05 + orbit * 0.075
  // Kepler: far out a round takes longer, by the power three halves.
  const angle = time
    .mul(0.16 / radius ** 1.5)
    .mul(0.3)
    .add(orbit * 2.4)
  const place = p.sub(vec2(angle.cos(), angle.sin()).mul(radius))
  sky = mix(
    sky,
    vec3(0.5, 0.6, 0.8),
    drawCircle(p, radius, 0.002).mul(0.5),
  )
  sky = mix(
    sky,
    vec3(0.95, 1 - orbit * 0.1, 0.4 + orbit * 0.12),
    drawCircle(place, 0.008 + orbit * 0.003),
  )
}

export const fragment = vec4(sky.min(1), 1)
