import { random } from '@kirari/addons'
import { uv, vec2, vec3, vec4 } from 'kirari/node'

const tile = uv.mul(vec2(24, 16)).floor()

export const fragment = vec4(vec3(random(tile)), 1)
