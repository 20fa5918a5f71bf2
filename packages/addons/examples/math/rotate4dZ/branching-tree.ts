import { rotate4dZ, translate4d } from '@kirari/addons'
import {
  float, max, min, mix, resolution, sin, smoothstep, time, uv, vec2, vec3,
} from 'kirari/node'
import { vec4 } from 'kirari/node'
import type { Float, Vec4 } from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const px = float(1).div(resolution.y)

// At the end of a bough the plane is folded, so that the two
// next boughs are one; then it is moved and turned to stand upright.
const wind = sin(time.mul(0.8)).mul(0.04)
let at: Vec4 = vec4(p.x, p.y.add(0.5), 0, 1)
let wood: Float = float(9)
let length = 0.27
let scale = 1
for (let i = 0; i < 8; i++) {
  const thick = 0.03 * 0.68 ** i
  const off = vec2(at.x, at.y.sub(at.y.clamp(0, length)))
  wood = min(wood, off.length().sub(thick))
  const fork = rotate4dZ(wind.mul(i).add(0.38 + 0.05 * i)).mul(
    translate4d(vec3(0, -length, 0)),
  )
  at = fork.mul(vec4(max(at.x, at.x.negate()), at.yzw))
  length *= 0.76
  scale *= 0.76
}
const blossom = at.xy.length().sub(0.02)
const bark = smoothstep(px, px.negate(), wood)
const petals = smoothstep(px.mul(2), px.mul(-2), blossom)

const sky = mix(vec3(1, 0.88, 0.8), vec3(0.62, 0.78, 0.9), uv.y)
const hill = smoothstep(
  px,
  px.negate(),
  p.y.sub(p.x.mul(p.x).mul(-0.12)).add(0.4),
)
const land = mix(sky, vec3(0.55, 0.68, 0.45), hill)

export const fragment = vec4(
  mix(
    mix(land, vec3(0.25, 0.16, 0.16), bark),
    mix(vec3(1, 0.72, 0.8), vec3(0.95, 0.45, 0.6), uv.y),
    petals,
  ),
  1,
)
