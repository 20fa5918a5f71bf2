import { drawFill, elasticOut, hsl2rgb } from '@kirari/addons'
import { float, mix, resolution, time, uv, vec3, vec4 } from 'kirari/node'
import type { Vec3 } from 'kirari/node'

const px = float(1).div(resolution.y)
const distance = uv.sub(0.5).mul(resolution).mul(px).length()
const now = time.add(0.3).mod(4)

// From the largest, at the back, to the smallest:
// the small ones start first and shake the most.
const ring = (below: Vec3, i: number): Vec3 => {
  const radius = elasticOut(now.sub(i * 0.09).mul(0.6)).mul(
    0.08 + i * 0.07,
  )
  const paint = hsl2rgb(vec3(0.02 + i * 0.055, 0.75, 0.5 + i * 0.035))
  return mix(below, paint, drawFill(distance, radius, px))
}
const picture = [5, 4, 3, 2, 1, 0].reduce(
  ring,
  mix(vec3(0.1, 0.08, 0.16), vec3(0.05, 0.05, 0.1), distance),
)

export const fragment = vec4(picture, 1)
