import { blendSoftLight, valueNoise } from '@kirari/addons'
import { float, uv, vec3, vec4 } from 'kirari/node'

const wall = vec3(0.72, 0.58, 0.45).mul(
  valueNoise(uv.mul(24)).mul(0.4).add(0.6),
)
const light = vec3(float(1).sub(uv.x))

export const fragment = vec4(blendSoftLight(wall, light), 1)
