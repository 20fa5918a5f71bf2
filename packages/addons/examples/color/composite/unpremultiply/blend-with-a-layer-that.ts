import {
  blendOverlay, compositeSourceOver, premultiply, unpremultiply,
} from '@kirari/addons'
import {
  float, mix, resolution, smoothstep, uv, vec3, vec4,
} from 'kirari/node'

const far = uv.sub(0.5).mul(resolution).div(resolution.y).length()
const paper = vec4(
  mix(vec3(0.95, 0.93, 0.88), vec3(0.8, 0.88, 0.92), uv.x),
  1,
)
const layer = vec4(0.9, 0.35, 0.2, 1).mul(
  float(1).sub(smoothstep(0.15, 0.4, far)),
)

// Blend modes want the colour itself. Divide, blend, multiply back.
const tinted = blendOverlay(unpremultiply(layer), vec4(0.3, 0.4, 0.9, 1))

export const fragment = compositeSourceOver(premultiply(tinted), paper)
