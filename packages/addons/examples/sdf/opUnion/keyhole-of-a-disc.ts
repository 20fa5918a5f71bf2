import { drawFill, opUnion, rectSDF } from '@kirari/addons'
import { float, mix, resolution, uv, vec2, vec3, vec4 } from 'kirari/node'

const px = float(1).div(resolution.y)
const p = uv.sub(0.5).mul(resolution).mul(px)

const disc = p.distance(vec2(0, 0.12)).sub(0.13)
const bar = rectSDF(p.add(vec2(0, 0.14)), vec2(0.06, 0.2))
const hole = drawFill(opUnion(disc, bar, 0.08), 0, px)
const brass = mix(vec3(0.62, 0.46, 0.2), vec3(0.95, 0.8, 0.48), uv.y)

export const fragment = vec4(mix(brass, vec3(0.06, 0.04, 0.03), hole), 1)
