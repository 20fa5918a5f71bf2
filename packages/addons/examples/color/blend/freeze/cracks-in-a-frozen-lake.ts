import { blendFreeze, gnoise, worley } from '@kirari/addons'
import {
  exp, mix, resolution, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const drift = p.add(vec2(time.mul(0.02), 0))

// Clear ice over dark water, with a low sun in it.
const cloud = gnoise(drift.mul(3)).mul(0.5).add(0.5)
const sun = exp(p.distance(vec2(0.42, 0.12)).mul(-2))
const ice = mix(vec3(0.2, 0.46, 0.54), vec3(1, 0.93, 0.8), sun)

// Cracks between cells, each with a pale wall below it.
const cells = worley(p.mul(2.4).add(cloud.mul(0.5)))
const gap = cells.y.sub(cells.x)
const crack = exp(gap.mul(-70)).add(exp(gap.mul(-9)).mul(0.3))
const scratch = p.x.mul(90).add(p.y.mul(40)).add(cloud.mul(22)).sin()
const fine = smoothstep(0.97, 1, scratch).mul(cloud).mul(0.5)

// Dark tones on top cool the ice down to black, white ones leave it.
const deep = mix(vec3(0.58, 0.66, 0.76), vec3(0.72, 0.82, 0.9), cloud)
const layer = mix(deep, vec3(1), sun.mul(0.8).saturate())
const frozen = blendFreeze(ice, layer)
const white = crack.add(fine).saturate().mul(0.8)

export const fragment = vec4(mix(frozen, vec3(0.92, 0.98, 1), white), 1)
