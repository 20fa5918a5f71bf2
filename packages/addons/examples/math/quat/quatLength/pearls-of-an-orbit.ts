import { quatLength, quatMul } from '@kirari/addons'
import { float, mix, resolution, time, uv, vec3, vec4 } from 'kirari/node'
import type { Float, Vec3, Vec4 } from 'kirari/node'

const p = uv.sub(0.5).mul(2.4).mul(resolution).div(resolution.y)
const seed = vec4(
  time.mul(0.31).sin().mul(0.25),
  0.56,
  time.mul(0.23).sin().mul(0.2),
  -0.35,
)

// q·q + c, again and again. In a product lengths multiply, so what
// begins far out flies away; the rest passes close to a shell of
// length ½, and is as bright as it came near.
let q: Vec4 = vec4(p.y, 0.15, 0, p.x)
let near: Float = float(1)
let glow: Vec3 = vec3(0)
for (let i = 0; i < 10; i++) {
  q = quatMul(q, q).add(seed).clamp(-8, 8)
  const away = quatLength(q).sub(0.5).abs()
  const tint = mix(vec3(0.2, 0.55, 0.9), vec3(1, 0.6, 0.75), i / 9)
  glow = glow.add(tint.mul(float(0.012).div(away.add(0.02))))
  near = near.min(away)
}
const depth = vec3(0.02, 0.03, 0.07).add(glow.mul(0.42))

export const fragment = vec4(
  depth.div(depth.add(0.75)).mul(1.35).mul(near.mul(-0.5).add(1)),
  1,
)
