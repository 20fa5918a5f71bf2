/** A grid on the ground that fades away, so that depth can be read in pictures of space. */
import { float, max, mix, step } from 'kirari/node'
import type { Vec3 } from 'kirari/node'
import { faint, ground, quiet } from './palette.ts'
import type { Camera } from './space.ts'
import { over, stroke } from './stroke.ts'

export const floor = ({ origin, direction, spread }: Camera, height = -1.9): Vec3 => {
  const depth = float(height).sub(origin.y).div(direction.y.min(-1e-4))
  const at = origin.add(direction.mul(depth)).xz
  const near = at.length().mul(-0.28).exp()
  const off = at.sub(0.5).fract().sub(0.5).abs()
  const size = depth.mul(spread).mul(1.6)
  const line = max(stroke(off.x, 0.02, size), stroke(off.y, 0.02, size))
  const isGround = step(direction.y, -0.02)
  const base = mix(ground, faint, near.mul(isGround).mul(0.6))
  return over(base, quiet, line.mul(near).mul(isGround).mul(0.35))
}
