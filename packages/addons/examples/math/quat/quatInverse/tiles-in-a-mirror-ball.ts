import { mmin, quatInverse, random } from '@kirari/addons'
import {
  float, mix, resolution, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(2).mul(resolution).div(resolution.y)

// The inverse turns space inside out: what was far away is
// near the middle, and every straight row becomes a circle.
const q = quatInverse(vec4(p, 0.12, time.mul(0.15).sin().mul(0.2)))
const tiles = q.xy.mul(2.4).add(vec2(time.mul(0.1), 0.31))
const cell = tiles.floor()
const at = tiles.sub(cell)
const toEdge = mmin(vec4(at, float(1).sub(at.x), float(1).sub(at.y)))
const joint = smoothstep(0.04, 0.09, toEdge)

const star = at.sub(0.5).abs()
const petal = star.x.mul(star.y).mul(22).add(star.length())
const motif = smoothstep(0.5, 0.44, petal)
const kind = random(cell)
const blue = mix(vec3(0.1, 0.25, 0.55), vec3(0.15, 0.5, 0.6), kind)
const glaze = mix(vec3(0.95, 0.94, 0.88), blue, motif)
const heart = smoothstep(0.13, 0.09, star.length())
const painted = mix(glaze, vec3(0.95, 0.7, 0.25), heart)

// Rows too fine to see fade to their mean.
const fade = smoothstep(0.35, 0.06, p.length())
const wall = mix(vec3(0.5, 0.42, 0.36), painted, joint)

export const fragment = vec4(mix(wall, vec3(0.58, 0.66, 0.7), fade), 1)
