import { quat, quatAdd, quatNorm, quatRotate } from '@kirari/addons'
import {
  atan2, float, mix, normalize, resolution, smoothstep, step, time, uv,
  vec2, vec3, vec4,
} from 'kirari/node'
import type { Vec3, Vec4 } from 'kirari/node'

const p = uv.sub(0.5).mul(2).mul(resolution).div(resolution.y)
const shore = smoothstep(0.05, -0.1, p.y.add(p.x.mul(3).sin().mul(0.04)))
let colour: Vec3 = mix(vec3(0.2, 0.62, 0.72), vec3(0.93, 0.82, 0.6), shore)

const beachBall = (x: number, radius: number, turn: Vec4) => {
  const q = p.sub(vec2(x, radius - 0.75)).div(radius)
  const normal = vec3(q, float(1).sub(q.dot(q)).max(0).sqrt())
  const on = quatRotate(turn, normal)
  const sector = atan2(on.z, on.x)
    .mul(3 / Math.PI)
    .fract()
  const white = step(sector, 0.5).max(step(0.94, on.y.abs()))
  const lit = normal.dot(normalize(vec3(-0.4, 0.8, 0.6))).max(0)
  const skin = mix(vec3(0.9, 0.25, 0.25), vec3(0.97, 0.95, 0.88), white)
  const shadow = p
    .sub(vec2(x + 0.1, -0.75))
    .mul(vec2(1, 4))
    .length()
  colour = colour.mul(
    smoothstep(radius * 1.2, 0, shadow)
      .mul(-0.5)
      .add(1),
  )
  const ball = smoothstep(1, 0.98, q.length())
  colour = mix(colour, skin.mul(lit.mul(0.7).add(0.4)), ball)
}

const a = quat(vec3(0, 0, 1), time.mul(0.7).sin().mul(0.7))
const b = quat(vec3(0.6, 0, 0.8), 1.9)
beachBall(-1.05, 0.42, a)
beachBall(1.05, 0.42, b)
// The one in the middle lies halfway between the two.
beachBall(0, 0.62, quatNorm(quatAdd(a, b)))

export const fragment = vec4(colour, 1)
