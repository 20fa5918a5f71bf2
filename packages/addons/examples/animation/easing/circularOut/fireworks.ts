import { circularOut, hsl2rgb, random } from '@kirari/addons'
import {
  atan2,
  exp,
  float,
  mix,
  resolution,
  time,
  uv,
  vec2,
  vec3,
  vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)

// The sparks burst away, slow down on the circle, and go out.
const burst = (
  x: number,
  y: number,
  delay: number,
  size: number,
  hue: number,
) => {
  const age = time
    .add(3 - delay)
    .mod(3)
    .div(2)
    .saturate()
  const q = p.sub(vec2(x, age.mul(age).mul(-0.12).add(y)))
  const rays = atan2(q.y, q.x)
    .div(2 * Math.PI)
    .add(0.5)
    .mul(26)
  const reach = circularOut(age)
    .mul(size)
    .mul(
      random(rays.floor().add(hue * 99))
        .mul(0.35)
        .add(0.65),
    )
  const along = q.length().sub(reach)
  const across = rays.fract().sub(0.5).mul(q.length()).mul(0.24)
  const spark = exp(
    vec2(along.mul(mix(0.35, 1, along.sign().max(0))), across.mul(2.2))
      .length()
      .mul(-42),
  )
  return hsl2rgb(vec3(hue, 0.9, 0.62))
    .mul(spark)
    .mul(float(1).sub(age.pow(3)))
    .mul(1.9)
}
const night = mix(vec3(0.1, 0.07, 0.18), vec3(0.01, 0.02, 0.07), uv.y)
const light = burst(-0.45, 0.1, 1.1, 0.36, 0.11)
  .add(burst(0.4, 0.16, 1.45, 0.3, 0.93))
  .add(burst(0.02, -0.12, 0.3, 0.27, 0.55))

export const fragment = vec4(night.add(light), 1)
