import { safeMod } from '@kirari/addons'
import {
  atan2, length, mix, resolution, smoothstep, time, uv, vec3, vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const turns = atan2(p.y, p.x.add(1e-4)).div(2 * Math.PI)
const away = length(p).add(0.02).log2().mul(1.5)

// One arm moves a whole period outwards with each
// turn, so the cut of the angle does not show.
const along = safeMod(away.sub(turns).sub(time.mul(0.3)), 1)
const wave = along.mul(2).sub(1).abs()
const colour = mix(vec3(0.05, 0.08, 0.2), vec3(1, 0.8, 0.5), wave.pow(3))

export const fragment = vec4(
  mix(vec3(0.02, 0.03, 0.08), colour, smoothstep(0, 0.25, length(p))),
  1,
)
