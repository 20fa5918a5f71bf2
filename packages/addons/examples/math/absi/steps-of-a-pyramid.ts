import { absi } from '@kirari/addons'
import {
  float, ivec2, mix, resolution, select, smoothstep, time, uv, vec2,
  vec3, vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y).mul(19)
const cell = ivec2(p.round())

// Of the steps to either side, the more is the ring that a stone is in.
const away = absi(cell)
const ring = float(away.x.max(away.y))
const isSide = away.x.greaterThan(away.y)
const along = select(p.y, p.x, isSide)
const sun = time.mul(0.3).sub(0.6)
const facing = select(sun.sin(), sun.cos(), isSide).mul(along.sign())
const height = float(1).sub(ring.div(10)).saturate()
const stone = mix(vec3(0.55, 0.42, 0.3), vec3(0.98, 0.84, 0.6), height)
const lit = stone.mul(facing.mul(0.3).add(0.72))

const joint = p.sub(vec2(cell)).abs()
const gap = smoothstep(0.5, 0.42, joint.x.max(joint.y)).mul(0.25).add(0.75)
const sand = vec3(0.83, 0.7, 0.5).mul(uv.y.mul(0.15).add(0.85))

export const fragment = vec4(
  mix(lit.mul(gap), sand, smoothstep(8.4, 8.6, ring)),
  1,
)
