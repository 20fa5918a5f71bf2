import { invCubic } from '@kirari/addons'
import {
  cos, float, mix, resolution, smoothstep, time, uv, vec3, vec4,
} from 'kirari/node'

// Slanted stripes on a flat band. They crowd towards both edges, where
// invCubic is steep, and the band turns into a pole.
const pole = uv.x.mul(5)
const around = invCubic(pole.fract())
const stripe = around
  .mul(1.5)
  .add(uv.y.mul(2.2))
  .sub(time.mul(0.15))
  .fract()
const soft = float(8).div(resolution.x)
const edge = (at: number) =>
  smoothstep(soft.mul(-1), soft, stripe.sub(at))
const white = vec3(0.97, 0.95, 0.9)
const red = mix(white, vec3(0.8, 0.13, 0.15), edge(0.25))
const blue = mix(
  mix(red, white, edge(0.5)),
  vec3(0.12, 0.2, 0.5),
  edge(0.75),
)
const light = cos(around.sub(0.36).mul(3.6)).mul(0.75).add(0.3)

export const fragment = vec4(blue.mul(light), 1)
