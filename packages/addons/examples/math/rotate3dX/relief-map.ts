import { fbm, rotate3dX } from '@kirari/addons'
import {
  float, fn, mix, resolution, sin, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'
import type { Vec3 } from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)

// The map is tilted a little to and fro, so that its height shows.
const tilt = rotate3dX(sin(time.mul(0.4)).mul(0.1).add(0.8))
const origin = tilt.mul(vec3(0, -0.05, 3.2))
const direction = tilt.mul(vec3(p, -2.1))

// A sheet of card at this height: how far its edge is from the ray.
const sheet = fn('sheet', [{ height: float }], float, (height) => {
  const depth = height.sub(origin.z).div(direction.z)
  const at = origin.add(direction.mul(depth)).xy
  const edge = at.abs().sub(vec2(1.05, 0.72))
  const land = fbm(at.mul(1.7).add(vec2(4.2, 1.3)), 3)
  return edge.x.max(edge.y).max(height.mul(2).sub(0.4).sub(land).mul(0.4))
})

// The lowest is drawn first, each with a shadow on those below.
let picture: Vec3 = mix(
  vec3(0.93, 0.92, 0.88),
  vec3(0.82, 0.8, 0.76),
  p.length(),
)
const count = 9
for (let i = 0; i < count; i++) {
  const d = sheet(0.045 * i)
  const sea = mix(vec3(0.1, 0.32, 0.5), vec3(0.3, 0.56, 0.47), i / 3)
  const land = mix(
    vec3(0.3, 0.56, 0.47),
    vec3(0.98, 0.93, 0.8),
    (i - 3) / 5,
  )
  const shadow = smoothstep(0.025, -0.01, d).mul(0.45)
  picture = mix(picture, picture.mul(0.4), shadow)
  picture = mix(picture, i < 3 ? sea : land, smoothstep(0.004, -0.004, d))
}

export const fragment = vec4(picture, 1)
