import { compositeSourceOver, drawFill } from '@kirari/addons'
import { float, resolution, uv, vec2, vec4 } from 'kirari/node'

const px = float(1).div(resolution.y)
const p = uv.sub(0.5).mul(resolution).mul(px)
const disc = (x: number) => drawFill(p.distance(vec2(x, 0)), 0.3, px)

const blue = vec4(0.05, 0.2, 0.5, 0.6).mul(disc(-0.15))
const red = vec4(0.6, 0.1, 0.1, 0.6).mul(disc(0.15))
const paper = vec4(0.96, 0.95, 0.92, 1)

export const fragment = compositeSourceOver(
  red,
  compositeSourceOver(blue, paper),
)
