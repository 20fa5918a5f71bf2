import { blendVividLight, fbm } from '@kirari/addons'
import {
  exp, mix, resolution, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const p = uv.sub(vec2(0.5, 0.18)).mul(resolution).div(resolution.y)

// Clouds seen from below, closer together towards the horizon.
const far = p.y.add(0.18).abs().add(0.16)
const q = vec2(
  p.x.div(far),
  time.mul(0.06).add(0.9).sub(far.log().mul(1.6)),
)
const cloud = fbm(q, 4).mul(0.5).add(0.5)
const sky = mix(vec3(0.5, 0.4, 0.46), vec3(0.3, 0.34, 0.5), uv.y)
const grey = mix(
  sky,
  vec3(0.7, 0.62, 0.62),
  cloud.sub(0.4).mul(2.6).saturate(),
)

const sun = exp(p.mul(vec2(0.9, 2)).length().mul(-2.4))
const light = mix(vec3(0.36, 0.28, 0.42), vec3(0.92, 0.66, 0.3), sun)

export const fragment = vec4(blendVividLight(grey, light), 1)
