import { mmix, mod289 } from '@kirari/addons'
import { dot, resolution, uv, vec3, vec4 } from 'kirari/node'

// A knot each two pixels of a picture 360 high. The squares of
// its column and its row, added and reduced, choose the wool.
const knot = uv.sub(0.5).mul(resolution).div(resolution.y).mul(181).floor()
const rest = mod289(dot(knot, knot))

export const fragment = vec4(
  mmix(
    vec3(0.13, 0.1, 0.2),
    vec3(0.55, 0.13, 0.17),
    vec3(0.87, 0.5, 0.27),
    vec3(0.96, 0.86, 0.66),
    vec3(0.2, 0.38, 0.42),
    rest.div(288),
  ),
  1,
)
