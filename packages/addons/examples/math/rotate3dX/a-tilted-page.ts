import { random, rotate3dX } from '@kirari/addons'
import {
  float, mix, resolution, smoothstep, step, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)

// The page lies in the plane z = 0 of its own
// coordinates; the ray is tilted the other way.
const tilt = rotate3dX(1.05)
const origin = tilt.mul(vec3(0, 0.12, 1.5))
const direction = tilt.mul(vec3(p, -1.25))
const depth = origin.z.div(direction.z).negate()
const page = origin.add(direction.mul(depth)).xy

// Lines of words, each word of its own length.
const line = page.y.mul(7).sub(time.mul(0.6))
const row = line.floor()
const along = page.x.mul(5).add(random(row))
const letter = along.mul(3).floor()
const isWord = step(0.22, random(vec2(letter, row)))
const ink = isWord
  .mul(smoothstep(0.26, 0.22, line.fract().sub(0.5).abs()))
  .mul(smoothstep(0.72, 0.7, page.x.abs()))
  .mul(step(0, depth))

const star = step(0.9985, random(p.mul(170).floor())).mul(
  smoothstep(0.05, 0.3, p.y).mul(0.8).add(0.2),
)
const fade = smoothstep(4.2, 1.6, depth)
export const fragment = vec4(
  mix(
    vec3(0.02, 0.02, 0.05).add(star),
    vec3(1, 0.83, 0.3),
    ink.mul(fade).mul(float(0.9)),
  ),
  1,
)
