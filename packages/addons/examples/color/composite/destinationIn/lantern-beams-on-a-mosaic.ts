import {
  compositeDestinationIn, compositeSourceOver, hexTile, hsl2rgb, random,
} from '@kirari/addons'
import {
  length, mix, resolution, sin, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)

// A wall of glazed tiles: rings of colour, each tile a little off.
const tile = hexTile(p, 14)
const chance = random(tile.zw.add(3))
const middle = p.sub(tile.xy.div(14))
const rings = sin(middle.length().mul(26)).mul(0.5).add(0.5)
const glaze = hsl2rgb(
  vec3(
    rings.mul(0.22).add(chance.mul(0.09)).add(0.46),
    0.62,
    chance.mul(0.16).add(rings.mul(0.3)).add(0.3),
  ),
)
const gap = smoothstep(0.5, 0.42, length(tile.xy))
const wall = vec4(mix(vec3(0.2, 0.17, 0.15), glaze, gap), 1)

// Two beams wander over it. Only their alpha counts.
const beam = (x: number, y: number, speed: number) => {
  const at = vec2(
    sin(time.mul(speed).add(x)).mul(0.62),
    sin(time.mul(speed * 1.4).add(y)).mul(0.24),
  )
  return smoothstep(0.34, 0.2, p.distance(at))
}
const [one, two] = [beam(0, 1, 0.41), beam(2.6, 4, 0.33)]
const lit = one.add(two).sub(one.mul(two))

export const fragment = compositeSourceOver(
  compositeDestinationIn(vec4(lit.mul(0.92).add(0.08)), wall),
  vec4(0.02, 0.02, 0.05, 1),
)
