import {
  blendSaturation, hsl2rgb, random, valueNoise,
} from '@kirari/addons'
import {
  atan2, cos, float, mix, resolution, smoothstep, time, uv, vec2, vec3,
  vec4,
} from 'kirari/node'
import type { Vec3 } from 'kirari/node'

const p = uv.mul(resolution).div(resolution.y)

// Rows of flowers, small ones far up and large ones near.
const grass = vec3(0.3, 0.48, 0.22).mul(
  valueNoise(p.mul(vec2(70, 14)))
    .mul(0.7)
    .add(0.55),
)
const flowers = (below: Vec3, i: number): Vec3 => {
  const size = 11.5 - i * 1.9
  const q = p.mul(size).add(vec2(i * 3.7, i * 1.3))
  const cell = q.floor().add(i * 50)
  const shift = vec2(random(cell), random(cell.add(9)))
    .sub(0.5)
    .mul(0.45)
  const wind = time.add(cell.x).sin().mul(0.04)
  const at = q.fract().sub(0.5).sub(shift).add(vec2(wind, 0))
  const angle = atan2(at.y, at.x.add(1e-5)).add(random(cell.add(4)).mul(6))
  const petals = cos(angle.mul(6)).mul(0.07).add(0.2)
  const far = at.length()
  const hue = random(cell.add(2)).mul(0.5).add(0.72).fract()
  const leaf = hsl2rgb(vec3(hue, 0.85, 0.62)).mul(
    smoothstep(0, 0.24, far).mul(0.35).add(0.7),
  )
  const blossom = mix(
    leaf,
    vec3(0.98, 0.8, 0.25),
    smoothstep(0.085, 0.07, far),
  )
  const grows = smoothstep(0.35, 0.4, random(cell.add(7)))
  const shape = smoothstep(0.015, -0.015, far.sub(petals)).mul(grows)
  return mix(below.mul(0.88), blossom, shape)
}
const meadow = [0, 1, 2, 3].reduce(flowers, grass)

// A wave of colour runs over it, and back again.
const front = time.mul(0.3).sin().mul(0.9).add(0.75)
const edge = valueNoise(p.mul(4)).mul(0.3).add(p.x.sub(front))
const colour = smoothstep(0.25, -0.25, edge).mul(0.85)
const level = vec3(colour, 0, 0)

export const fragment = vec4(
  blendSaturation(meadow.min(float(1)), level),
  1,
)
