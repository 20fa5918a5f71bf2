import { gnoise, pow7, valueNoise } from '@kirari/addons'
import {
  float, mix, resolution, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const horizon = 0.22
const far = float(0.3).div(float(horizon).sub(p.y).max(0.012))
const at = vec2(p.x.mul(far).mul(3.2), far.mul(4.8).add(time.mul(0.5)))

// Waves from two winds. Only what is nearly as high as can be breaks.
const bend = gnoise(at.mul(0.6)).mul(1.6)
const swell = at.y.mul(2.2).add(at.x.mul(0.5)).add(bend).sin()
const cross = at.y.mul(1.1).sub(at.x.mul(1.6)).add(bend.mul(1.5)).sin()
const height = swell.mul(0.6).add(cross.mul(0.4)).mul(0.5).add(0.5)
const spray = valueNoise(at.mul(vec2(11, 13)))
  .mul(0.7)
  .add(0.5)
const foam = pow7(height.mul(1.12)).mul(spray).saturate()

const deep = mix(vec3(0.02, 0.1, 0.17), vec3(0.08, 0.34, 0.38), height)
const sea = mix(deep, vec3(0.93, 0.97, 0.96), foam)
const mist = vec3(0.62, 0.68, 0.72)
const sky = mix(mist, vec3(0.3, 0.36, 0.44), smoothstep(horizon, 0.5, p.y))
const near = mix(sea, mist, smoothstep(1.2, 9, far))

export const fragment = vec4(
  mix(near, sky, smoothstep(horizon - 0.015, horizon, p.y)),
  1,
)
