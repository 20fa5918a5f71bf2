import { cmyk2rgb, drawFill } from '@kirari/addons'
import { float, resolution, time, uv, vec2, vec4 } from 'kirari/node'

const px = float(1).div(resolution.y)
const p = uv.sub(0.5).mul(resolution).mul(px)

const drop = (i: number) => {
  const angle = time.mul(0.1).add((i * 2 * Math.PI) / 3 + 0.5)
  const at = vec2(angle.cos(), angle.sin()).mul(0.16)
  return drawFill(p.distance(at), 0.25, px).mul(0.95)
}

export const fragment = vec4(
  cmyk2rgb(vec4(drop(0), drop(1), drop(2), 0.02)),
  1,
)
