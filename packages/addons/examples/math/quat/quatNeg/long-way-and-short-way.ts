import { quat, quatNeg, quatNorm, quatRotate } from '@kirari/addons'
import {
  dot, float, mix, normalize, resolution, smoothstep, time, uv, vec3,
  vec4,
} from 'kirari/node'
import type { Vec3, Vec4 } from 'kirari/node'

const p = uv.sub(0.5).mul(2.3).mul(resolution).div(resolution.y)
const globe = smoothstep(1, 0.99, p.length())
const height = float(1).sub(dot(p, p)).max(0).sqrt()
let colour: Vec3 = mix(
  vec3(0.02, 0.03, 0.08),
  mix(vec3(0.05, 0.1, 0.2), vec3(0.12, 0.25, 0.36), height),
  globe,
)

const a = quat(normalize(vec3(-0.2, 1, 0.3)), -0.9)
const b = quat(
  normalize(vec3(0.3, 1, -0.2)),
  time.mul(0.5).sin().mul(0.3).add(1),
)

// Beads at equal steps of a plain mix: from a to b the short
// way, and from a to −b, the same rotation, the long way.
const beads = (end: Vec4, tint: Vec3) => {
  for (let i = 0; i <= 14; i++) {
    const turn = quatNorm(mix(a, end, i / 14))
    const bead = quatRotate(turn, vec3(0.25, 0.3, 0.92))
    const away = p.sub(bead.xy).length()
    const front = smoothstep(-0.1, 0.1, bead.z).mul(0.75).add(0.25)
    const glow = float(0.0012).div(away.mul(away).add(0.0004)).saturate()
    colour = colour.add(tint.mul(glow).mul(front))
  }
}
beads(b, vec3(1, 0.75, 0.35))
beads(quatNeg(b), vec3(0.3, 0.65, 1))

export const fragment = vec4(colour.min(1), 1)
