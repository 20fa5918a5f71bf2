import { blendHeat, gnoise, worley } from '@kirari/addons'
import {
  mix, resolution, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const p = uv.mul(resolution).div(resolution.y)
const rough = gnoise(p.mul(5)).mul(0.5).add(gnoise(p.mul(15)).mul(0.25))
const flow = p.mul(3.4).add(rough.mul(0.28)).add(vec2(time.mul(0.03), 0))
const cells = worley(flow)
const gap = cells.y.sub(cells.x).add(rough.mul(0.05))

// Hot in the gaps, colder under the plates.
const hot = smoothstep(0.34, 0, gap).mul(rough.mul(0.3).add(0.85))
const molten = mix(vec3(0.5, 0.06, 0.03), vec3(1, 0.78, 0.3), hot)

// The crust over it: stone, and orange where it is open. Where both are
// dark the result is black.
const open = smoothstep(0.22, 0, gap)
const stone = vec3(0.4, 0.42, 0.44).add(rough.mul(0.35))
const crust = mix(stone, vec3(0.98, 0.66, 0.46), open)

export const fragment = vec4(blendHeat(molten, crust), 1)
