import { drawFill, starSDF } from '@kirari/addons'
import { float, mix, resolution, uv, vec3, vec4 } from 'kirari/node'

const px = float(1).div(resolution.y)
const p = uv.sub(0.5).mul(resolution).mul(px)
const d = starSDF(p, 0.4, 5, 0.5)

const night = mix(vec3(0.1, 0.1, 0.24), vec3(0.16, 0.2, 0.4), uv.y)
const rim = mix(night, vec3(0.55, 0.32, 0.05), drawFill(d, 0.02, px))

export const fragment = vec4(
  mix(rim, vec3(1, 0.82, 0.3), drawFill(d, 0, px)),
  1,
)
