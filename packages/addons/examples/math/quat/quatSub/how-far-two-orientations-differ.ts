import { quat, quatLength, quatMul, quatSub } from '@kirari/addons'
import {
  mix, resolution, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'
import type { Vec2 } from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)

// Every place is an orientation: turned about x by its height
// and about z by its distance to the side.
const orientationAt = (at: Vec2) =>
  quatMul(
    quat(vec3(1, 0, 0), at.y.mul(6)),
    quat(vec3(0, 0, 1), at.x.mul(5)),
  )
const goal = vec2(
  time.mul(0.4).cos().mul(0.4),
  time.mul(0.5).sin().mul(0.2),
)
const far = quatLength(quatSub(orientationAt(p), orientationAt(goal)))

// From 0, where the two agree, to 2: a map in steps of 1/8.
const height = far.mul(8)
const level = height.floor().div(16)
const line = smoothstep(0.1, 0.04, height.sub(0.5).fract().sub(0.5).abs())
const low = mix(vec3(0.99, 0.9, 0.6), vec3(0.3, 0.6, 0.5), level.mul(2.2))
const land = mix(low, vec3(0.1, 0.2, 0.42), level.mul(1.7).sub(0.7).max(0))
const pin = smoothstep(0.09, 0.07, far)

export const fragment = vec4(
  mix(
    mix(land, vec3(0.25, 0.2, 0.2), line.mul(0.5)),
    vec3(0.85, 0.2, 0.2),
    pin,
  ),
  1,
)
