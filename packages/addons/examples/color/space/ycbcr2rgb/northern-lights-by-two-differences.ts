import { random, valueNoise, ycbcr2rgb } from '@kirari/addons'
import {
  exp, float, floor, mix, resolution, sin, smoothstep, step, time, uv,
  vec2, vec3, vec4,
} from 'kirari/node'
import type { Float } from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)

// Curtains of light: sharp below, fading upwards in rays.
const curtain = (sum: Float, i: number): Float => {
  const path = sin(
    p.x
      .mul(2.3 + i)
      .add(time.mul(0.15))
      .add(i * 2),
  )
    .mul(0.09)
    .add(0.12 * i - 0.12)
  const above = p.y
    .sub(path)
    .sub(valueNoise(vec2(p.x.mul(4).add(i * 7), time.mul(0.2))).mul(0.12))
  const rays = valueNoise(
    vec2(p.x.mul(26).add(above.mul(3)), time.mul(0.5).add(i)),
  )
    .mul(0.6)
    .add(0.4)
  return sum.add(
    exp(above.max(0).mul(-7))
      .mul(smoothstep(-0.02, 0.02, above))
      .mul(rays)
      .mul(0.5),
  )
}
const light = [0, 1, 2].reduce(curtain, float(0)).min(1)

// Brightness is the light; the two differences lead from
// night to green, and higher up to purple.
const high = smoothstep(-0.1, 0.5, p.y)
const cb = mix(float(0.42), float(0.66), high)
const cr = mix(float(0.26), float(0.56), high)
const sky = ycbcr2rgb(
  vec3(
    light.mul(0.7).add(0.05),
    mix(vec2(0.56, 0.47), vec2(cb, cr), light),
  ),
)

const star = step(0.997, random(floor(p.mul(160)))).mul(0.6)
const hill = smoothstep(
  0.004,
  0,
  p.y.add(0.36).sub(valueNoise(p.x.mul(3)).mul(0.14)),
)

export const fragment = vec4(
  mix(sky.add(star), vec3(0.01, 0.02, 0.04), hill).saturate(),
  1,
)
