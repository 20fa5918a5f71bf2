import { scale2d } from '@kirari/addons'
import {
  exp2, float, log2, mix, resolution, smoothstep, time, uv, vec2, vec3,
  vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)

// Squares in squares, each half as large as the one round it. The
// scaling by a power of two makes the frame of each pixel the same.
const zoom = time.mul(0.25)
const level = log2(p.abs().x.max(p.abs().y).max(1e-4)).sub(zoom)
const q = scale2d(exp2(level.floor().add(zoom).negate())).mul(p)

// A frame from 1 to 2, laid with small tiles.
const edge = q.abs().x.max(q.abs().y)
const tile = q.mul(4).fract().sub(0.5)
const star = tile
  .abs()
  .x.max(tile.abs().y)
  .min(tile.x.add(tile.y).abs().max(tile.x.sub(tile.y).abs()).mul(0.72))
const soft = 0.03
const inStar = smoothstep(0.36 + soft, 0.36 - soft, star)
const heart = smoothstep(0.17 + soft, 0.17 - soft, tile.length())
const shade = level.fract()
const glaze = mix(vec3(0.02, 0.3, 0.42), vec3(0.05, 0.5, 0.55), shade)
const tiles = mix(
  mix(glaze, vec3(0.96, 0.92, 0.82), inStar),
  vec3(0.87, 0.5, 0.2),
  heart,
)
const border = smoothstep(1.06, 1.03, edge).max(
  smoothstep(1.94, 1.97, edge),
)
const gold = mix(tiles, vec3(0.13, 0.14, 0.24), border)

export const fragment = vec4(
  gold.mul(
    smoothstep(vec2(0.9).length(), 0.1, p.length())
      .mul(0.35)
      .add(float(0.65)),
  ),
  1,
)
