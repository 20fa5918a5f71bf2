import { aamirror } from '@kirari/addons'
import {
  float, mix, resolution, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)

// Folds are drawn together towards the rail, and sway at the hem.
const sway = p.y.mul(5).add(time).sin().mul(0.12).mul(float(1).sub(uv.y))
const fold = aamirror(
  p.x.mul(13).add(p.x.mul(31).sin().mul(0.5)).add(sway),
)

const spot = p.sub(vec2(0.1, -0.05)).mul(vec2(0.9, 1.3)).length()
const light = spot.mul(spot).mul(-5).exp().mul(0.85).add(0.15)
const velvet = mix(vec3(0.16, 0, 0.04), vec3(0.86, 0.1, 0.14), fold)
const sheen = fold.mul(fold).mul(fold).mul(0.22)

export const fragment = vec4(velvet.add(sheen).mul(light), 1)
