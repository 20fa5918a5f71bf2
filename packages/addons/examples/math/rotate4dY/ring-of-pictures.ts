import { rotate4dY, translate4d } from '@kirari/addons'
import {
  cos, float, fn, mix, normalize, resolution, select, sin, smoothstep,
  step,
} from 'kirari/node'
import { time, uv, vec2, vec3, vec4 } from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const eye = vec4(0, 0.35, 5.7, 1)
const ray = vec4(normalize(vec3(p.x, p.y.sub(0.09), -1.5)), 0)
const count = 9

// Each picture hangs in front of the axis, and is turned round it.
// Its colour, and how far away it is.
const picture = fn('picture', [{ number: float }], vec4, (number) => {
  const angle = time.mul(0.3).add(number.mul((2 * Math.PI) / count))
  const toPicture = translate4d(vec3(0, 0, -2.4)).mul(
    rotate4dY(angle.negate()),
  )
  const from = toPicture.mul(eye)
  const along = toPicture.mul(ray)
  const depth = from.z.div(along.z).negate()
  const at = from.add(along.mul(depth)).xy

  const sky = cos(number.mul(0.7).add(vec3(0, 1, 2.2)))
    .mul(0.3)
    .add(0.62)
  const sun = smoothstep(0.24, 0.23, at.sub(vec2(0.12, 0.18)).length())
  const ridge = sin(at.x.mul(number.add(4)))
    .mul(0.1)
    .sub(0.25)
  const hills = smoothstep(0, 0.01, ridge.sub(at.y))
  const light = mix(sky, vec3(1, 0.95, 0.85), sun)
  const off = at.abs().sub(vec2(0.66, 0.84))
  const border = off.x.max(off.y)
  const art = mix(
    mix(light, sky.mul(0.3), hills),
    vec3(0.95),
    step(-0.08, border),
  )
  const back = vec3(0.24, 0.22, 0.24)
  const side = select(art, back, from.z.lessThan(0))
  const isHit = border.lessThan(0)
  return vec4(
    side.mul(float(1.3).sub(depth.mul(0.1))),
    select(99, depth, isHit),
  )
})

const room = mix(vec3(0.16, 0.16, 0.22), vec3(0.03), p.length())
const nearest = Array.from({ length: count }, (_, i) => picture(i)).reduce(
  (near, one) => select(near, one, one.w.lessThan(near.w)),
  vec4(room, 98),
)

export const fragment = vec4(nearest.xyz, 1)
