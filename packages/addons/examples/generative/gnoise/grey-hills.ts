import { gnoise } from '@kirari/addons'
import { resolution, time, uv, vec3, vec4 } from 'kirari/node'

const p = uv.mul(resolution).div(resolution.y).mul(6)
const height = gnoise(vec3(p, time.mul(0.3)))

export const fragment = vec4(vec3(height.mul(0.5).add(0.5)), 1)
