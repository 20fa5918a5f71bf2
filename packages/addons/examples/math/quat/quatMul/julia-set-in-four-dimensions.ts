import { quatMul } from '@kirari/addons'
import {
  dot, float, mix, resolution, select, time, uv, vec3, vec4,
} from 'kirari/node'
import type { Float, Vec4 } from 'kirari/node'

const p = uv.sub(0.5).mul(2.6).mul(resolution).div(resolution.y)
const seed = vec4(-0.2, 0.68, time.mul(0.3).sin().mul(0.12), 0.1)

// q·q + c, again and again: what stays near belongs
// to it, the rest is coloured by how soon it leaves.
let q: Vec4 = vec4(p.y, time.mul(0.2).sin().mul(0.3), 0, p.x)
let rounds: Float = float(0)
for (let i = 0; i < 14; i++) {
  q = quatMul(q, q).add(seed).clamp(-1e4, 1e4)
  rounds = rounds.add(select(0, 1, dot(q, q).lessThan(4)))
}
const share = rounds.div(14)
const glow = mix(
  vec3(0.04, 0.05, 0.12),
  vec3(0.25, 0.55, 0.95),
  share.mul(1.6).saturate(),
)

export const fragment = vec4(
  mix(glow, vec3(1, 0.85, 0.6), share.mul(share).mul(share)),
  1,
)
