import { backOut, drawFill } from '@kirari/addons'
import { float, mix, resolution, time, uv, vec3, vec4 } from 'kirari/node'

const px = float(1).div(resolution.y)
const p = uv.sub(0.5).mul(resolution).mul(px)

const radius = backOut(time.mod(2).saturate()).mul(0.3)
const badge = drawFill(p.length(), radius, px)

export const fragment = vec4(
  mix(vec3(0.94, 0.95, 0.98), vec3(0.16, 0.35, 0.85), badge),
  1,
)
