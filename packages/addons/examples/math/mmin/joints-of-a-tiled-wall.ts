import { mmin, random } from '@kirari/addons'
import {
  float, fract, mix, resolution, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const p = uv.mul(resolution).div(resolution.y).mul(vec2(4, 8))
const row = p.y.floor()
const shifted = vec2(p.x.add(row.mul(0.5)), p.y)
const at = fract(shifted)
const brick = shifted.floor()

// Left, bottom, right and top: the nearest side of the tile, in
// units of its height.
const sides = vec4(at, float(1).sub(at.x), float(1).sub(at.y))
const toSide = mmin(sides.mul(vec4(2, 1, 2, 1)))
const tile = smoothstep(0.05, 0.08, toSide)
const pillow = smoothstep(0.05, 0.3, toSide)

const kind = random(brick)
const glaze = mix(vec3(0.1, 0.36, 0.34), vec3(0.32, 0.62, 0.52), kind)
const pooled = mix(glaze.mul(0.6), glaze, pillow)
const slope = sides.x.sub(sides.z).mul(float(1).sub(pillow))
const lamp = uv.sub(vec2(time.mul(0.4).sin().mul(0.3).add(0.5), 0.7))
const sheen = smoothstep(0.45, 0, lamp.length().add(kind.mul(0.25)))
const lit = pooled
  .mul(slope.mul(-0.5).add(0.85))
  .add(sheen.mul(pillow).mul(0.45))
const grout = vec3(0.82, 0.78, 0.7).mul(
  smoothstep(0, 0.05, toSide).mul(-0.25).add(1),
)

export const fragment = vec4(mix(grout, lit, tile), 1)
