import { safePow } from '@kirari/addons'
import { uv, vec3, vec4 } from 'kirari/node'

// Seen from the middle, half of all tones are negative.
const tone = uv.x.mul(2).sub(1)
const soft = safePow(tone, uv.y.mul(2).add(0.25)).mul(0.5).add(0.5)

export const fragment = vec4(vec3(soft), 1)
