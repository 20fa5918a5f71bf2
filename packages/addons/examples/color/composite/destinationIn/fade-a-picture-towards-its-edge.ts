import {
  compositeDestinationIn, compositeSourceOver,
} from '@kirari/addons'
import {
  float, mix, resolution, smoothstep, step, uv, vec2, vec3, vec4,
} from 'kirari/node'
import type { Vec3 } from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)

// Pyramids: the left side of each in the sun.
const pyramid = (below: Vec3, x: number, height: number): Vec3 => {
  const across = p.x.sub(x)
  const inside = smoothstep(
    0,
    0.004,
    float(height).sub(across.abs()).sub(p.y.add(0.15)),
  )
  const side = mix(
    vec3(0.95, 0.72, 0.42),
    vec3(0.5, 0.27, 0.25),
    step(0, across.add(p.y.mul(0.2))),
  )
  return mix(below, side, inside)
}
const sky = mix(
  vec3(1, 0.85, 0.6),
  vec3(0.45, 0.7, 0.82),
  p.y.mul(2.2).add(0.3).saturate(),
)
const far = pyramid(pyramid(sky, 0.38, 0.22), 0.1, 0.3)
const sand = vec3(0.88, 0.62, 0.36).sub(p.y.add(0.15).mul(-0.5))
const picture = vec4(
  mix(pyramid(far, -0.3, 0.42), sand, step(p.y, -0.15)),
  1,
)

const oval = p.div(vec2(0.85, 0.47)).length()
const mask = vec4(smoothstep(1, 0.7, oval))

export const fragment = compositeSourceOver(
  compositeDestinationIn(mask, picture),
  vec4(0.98, 0.97, 0.94, 1),
)
