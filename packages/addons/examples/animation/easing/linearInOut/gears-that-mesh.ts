import { drawFill, linearInOut, rotate } from '@kirari/addons'
import {
  atan2,
  float,
  max,
  min,
  mix,
  resolution,
  smoothstep,
  time,
  uv,
  vec2,
  vec3,
  vec4,
} from 'kirari/node'
import type { Float, Vec2, Vec3 } from 'kirari/node'

const px = float(1).div(resolution.y)
const p = uv.sub(0.5).mul(resolution).mul(px)

const turn = linearInOut(time.mul(0.25))

// Half the teeth, twice the speed, the other way round.
const gear = (
  below: Vec3,
  at: Vec2,
  teeth: number,
  angle: Float,
  paint: Vec3,
) => {
  const q = rotate(p.sub(at), angle)
  const radius = teeth * 0.0155
  const away = q.length()
  const tooth = atan2(q.y, q.x.add(1e-6))
    .mul(teeth)
    .cos()
    .mul(1.6)
    .clamp(-1, 1)
  const rim = away.sub(radius).sub(tooth.mul(0.018))
  const spokes = min(q.x.abs(), q.y.abs()).sub(0.022)
  const hole = max(
    max(away.sub(radius * 0.72), float(radius * 0.3).sub(away)),
    spokes.negate(),
  )
  const solid = max(max(rim, hole.negate()), float(0.022).sub(away))
  const shade = drawFill(solid, 0.012, 0.04).mul(0.35)
  const light = smoothstep(-0.012, 0, solid).mul(0.22).add(p.y).add(0.85)
  return mix(
    below.mul(float(1).sub(shade)),
    paint.mul(light),
    drawFill(solid, 0, px),
  )
}
const plate = mix(vec3(0.16, 0.2, 0.26), vec3(0.26, 0.31, 0.38), uv.y)
const left = gear(
  plate,
  vec2(-0.3, -0.02),
  20,
  turn.mul(Math.PI),
  vec3(0.8, 0.58, 0.25),
)
const small = gear(
  left,
  vec2(0.165, -0.02),
  10,
  turn.mul(-2 * Math.PI).add(Math.PI / 10),
  vec3(0.72, 0.4, 0.28),
)
const right = gear(
  small,
  vec2(0.568, 0.213),
  20,
  turn.mul(Math.PI).add(Math.PI / 20),
  vec3(0.62, 0.66, 0.7),
)
export const fragment = vec4(right, 1)
