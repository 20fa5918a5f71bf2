import { hsl2rgb, rectSDF, rotate } from '@kirari/addons'
import {
  resolution, sin, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'
import type { Vec3 } from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
let colour: Vec3 = vec3(0.02, 0.02, 0.05)
for (let i = 0; i < 14; i++) {
  // Each is a little smaller and turned a
  // little further than the one before.
  const size = 0.62 * 0.84 ** i
  const q = rotate(
    p,
    sin(time.mul(0.4))
      .mul(0.16 * i)
      .sub(0.1 * i),
  )
  const edge = rectSDF(q, vec2(size), size * 0.12).abs()
  const light = smoothstep(0.012 * size + 0.003, 0, edge.sub(size * 0.012))
  const halo = edge
    .mul(-26 / size)
    .exp()
    .mul(0.22)
  colour = colour.add(
    hsl2rgb(vec3(time.mul(0.03).add(0.55 + i * 0.028), 0.8, 0.6)).mul(
      light.add(halo),
    ),
  )
}

export const fragment = vec4(colour, 1)
