import { blendOverlay, valueNoise } from '@kirari/addons'
import { mix, resolution, uv, vec3, vec4 } from 'kirari/node'

const sky = mix(vec3(0.95, 0.6, 0.45), vec3(0.25, 0.3, 0.6), uv.y)
const grain = vec3(valueNoise(uv.mul(resolution).div(1.5)))

export const fragment = vec4(blendOverlay(sky, grain, 0.35), 1)
