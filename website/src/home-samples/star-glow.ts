import { starSDF } from '@kirari/addons'
import { mix, uv, vec2, vec3 } from 'kirari/node'

export const p = uv.sub(0.5).mul(vec2(4, 2))
export const d = starSDF(p, 0.6, 5, 0.5)
export const glow = d.max(0).mul(-4).exp()
export const rings = d.mul(45).cos().mul(0.12).add(0.88)

const night = vec3(0.05, 0.07, 0.2)
const gold = vec3(1, 0.8, 0.35)
export const fragment = mix(night, gold, glow).mul(rings)
