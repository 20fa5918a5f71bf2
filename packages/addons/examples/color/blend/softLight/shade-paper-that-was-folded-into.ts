import { blendSoftLight, kaleidoscope, valueNoise } from '@kirari/addons'
import { mix, resolution, time, uv, vec2, vec3, vec4 } from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const grain = valueNoise(p.mul(90)).mul(0.06)
const paper = mix(vec3(0.86, 0.42, 0.36), vec3(0.9, 0.75, 0.5), uv.y).add(
  grain,
)

// Folds run from the middle and across; each
// side of a fold has a light of its own.
const q = kaleidoscope(p, 7, time.mul(0.05))
const pleats = q.dot(vec2(5, 3)).fract()
const slope = mix(pleats, q.y.mul(5).add(0.5).saturate(), 0.45)
const light = mix(vec3(0, 0, 0.25), vec3(1, 0.98, 0.9), slope)

export const fragment = vec4(blendSoftLight(paper, light), 1)
