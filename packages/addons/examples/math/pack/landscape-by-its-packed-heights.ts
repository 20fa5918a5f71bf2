import { fbm, pack } from '@kirari/addons'
import { resolution, time, uv, vec2, vec4 } from 'kirari/node'

const p = uv.mul(resolution).div(resolution.y)

// A landscape whose heights go into a texture of 8 bits a channel.
const hills = fbm(p.mul(1.4).add(vec2(time.mul(0.03), 0)), 4)
const height = hills.mul(0.05).add(0.4)

// Red rises with the land, in steps of 1/256. Green runs through all
// of its values within each step, like the lines of a map; blue does
// so 256 times as often, too fine to be seen.
const texel = pack(height)

export const fragment = vec4(texel.xy, texel.z.mul(0.3).add(0.25), 1)
