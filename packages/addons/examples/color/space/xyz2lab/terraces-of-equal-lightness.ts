import { oklab2srgb, xyz2lab } from '@kirari/addons'
import { float, resolution, sin, time, uv, vec3, vec4 } from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y).mul(5)
const t = time.mul(0.2)
const height = sin(p.x.add(sin(p.y.add(t)))).add(
  sin(p.y.mul(0.8).sub(p.x.mul(0.5)).add(t)),
)

// Light doubles again and again; L* cuts it into even steps.
const light = height.mul(1.4).exp2().mul(0.14)
const lightness = xyz2lab(vec3(0.95, 1, 1.09).mul(light)).x
const step = lightness.div(9).floor().div(9)
const edge = lightness.div(9).fract()
const shade = edge.mul(-0.1).add(0.05)

export const fragment = vec4(
  oklab2srgb(
    vec3(
      step.mul(0.6).add(0.3).add(shade),
      float(-0.07).mul(float(1).sub(step)),
      step.mul(0.13).sub(0.02),
    ),
  ).saturate(),
  1,
)
