import { blendGrainMerge, gnoise } from '@kirari/addons'
import {
  abs, mix, resolution, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const p = uv.mul(resolution).div(resolution.y)

// Five painted boards, from the colour of the sea to that of sand.
const board = p.y.mul(5)
const id = board.floor()
const paint = mix(
  mix(vec3(0.16, 0.36, 0.44), vec3(0.4, 0.66, 0.62), id.div(2)),
  mix(vec3(0.93, 0.82, 0.62), vec3(0.86, 0.52, 0.36), id.sub(3)),
  id.step(3),
)
const gap = smoothstep(0.485, 0.495, abs(board.fract().sub(0.5)))

// Their grain, lighter and darker than mid-grey.
const along = p.x.mul(0.9).add(id.mul(5.1))
const q = vec2(along, board.add(time.mul(0.02)))
const knot = gnoise(q).mul(2.2).add(gnoise(q.mul(2.1)).mul(0.5))
const rings = knot.mul(8).sin().mul(0.09)
const pores = gnoise(vec2(p.x.mul(14), p.y.mul(170))).mul(0.14)
const grain = rings.add(pores).add(0.5).sub(gap.mul(0.4))

export const fragment = vec4(blendGrainMerge(paint, vec3(grain)), 1)
