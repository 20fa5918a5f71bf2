import { quatFromTo, quatRotate } from '@kirari/addons'
import {
  mix, pointer, resolution, smoothstep, uv, vec3, vec4,
} from 'kirari/node'

const p = uv.mul(resolution).div(resolution.y).mul(9)
const aim = pointer.mul(resolution).div(resolution.y).mul(9)
const middle = p.floor().add(0.5)

// The turn from "to the right" to where
// the pointer is, seen from each cell.
const turn = quatFromTo(vec3(1, 0, 0), vec3(aim.sub(middle), 0.6))
const tip = quatRotate(turn, vec3(0.42, 0, 0))
const q = p.sub(middle)
const along = q.dot(tip.xy).div(tip.xy.dot(tip.xy).max(1e-4)).saturate()
const needle = smoothstep(
  0.07,
  0.02,
  q.sub(tip.xy.mul(along)).length().add(along.mul(0.04)),
)

const tint = mix(vec3(0.4, 0.75, 1), vec3(1, 0.75, 0.4), along)

export const fragment = vec4(mix(vec3(0.07, 0.09, 0.14), tint, needle), 1)
