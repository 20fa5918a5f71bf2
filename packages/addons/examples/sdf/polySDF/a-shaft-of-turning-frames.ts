import { drawFill, polySDF, rotate2d } from '@kirari/addons'
import {
  cos, float, mix, resolution, sin, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const px = float(1).div(resolution.y)
const p = uv.sub(0.5).mul(resolution).mul(px)
const fall = time.mul(0.5)

// From the nearest frame to the deepest. The whole part of the fall
// numbers them.
const shaft = Array.from({ length: 18 }, (_, i) => i).reduce(
  (above, i) => {
    const depth = float(i).sub(fall.fract())
    const index = fall.floor().add(i)
    const size = depth.mul(-0.21).exp().mul(1.3)
    const middle = vec2(
      sin(depth.mul(0.3).add(time.mul(0.4))),
      cos(depth.mul(0.23)),
    ).mul(depth.mul(0.006))
    const d = polySDF(
      rotate2d(index.mul(0.16)).mul(p.sub(middle)),
      size,
      5,
    )
    const hue = index.mul(0.35)
    const paint = vec3(sin(hue), sin(hue.add(2.1)), sin(hue.add(4.2)))
      .mul(0.3)
      .add(vec3(0.62, 0.5, 0.55))
    const far = depth.mul(-0.14).exp()
    const edge = d.mul(60).exp().mul(0.5)
    return mix(
      above,
      paint.mul(far).mul(edge.add(0.6)),
      drawFill(d, 0, px),
    )
  },
  vec3(0.08, 0.06, 0.12),
)

export const fragment = vec4(shaft, 1)
