import { quat, quatNeg, quatRotate } from '@kirari/addons'
import {
  dot, float, mix, normalize, resolution, select, smoothstep, step,
  time, uv, vec2, vec3, vec4,
} from 'kirari/node'
import type { Vec3 } from 'kirari/node'

const p = uv.sub(0.5).mul(2).mul(resolution).div(resolution.y)
const q = quat(normalize(vec3(0.3, 1, 0.4)), time.mul(0.6).add(1.1))

// The left half of the jar is turned by q, the right half by −q:
// the pattern goes on across the middle as if nothing had happened.
const turn = select(quatNeg(q), q, p.x.lessThan(0))
const at = p.sub(vec2(0, 0.22)).div(0.62)
const normal = vec3(at, float(1).sub(dot(at, at)).max(0).sqrt())
const on = quatRotate(turn, normal)
const wave = on.x.mul(9).sin().mul(0.12).add(on.y)
const band = smoothstep(
  0.45,
  0.55,
  wave.mul(3).fract().sub(0.5).abs().mul(2),
)
const glaze = mix(vec3(0.12, 0.22, 0.5), vec3(0.93, 0.92, 0.85), band)
const lit = normal.dot(normalize(vec3(-0.5, 0.7, 0.6))).max(0)
const jar = smoothstep(1, 0.985, at.length())
let colour: Vec3 = mix(vec3(0.9, 0.86, 0.79), vec3(0.8, 0.72, 0.62), uv.y)
colour = mix(colour, glaze.mul(lit.mul(0.75).add(0.3)), jar)
const seam = smoothstep(0.006, 0.003, p.x.abs()).mul(step(p.y, -0.42))
colour = mix(colour, vec3(0.35, 0.3, 0.27), seam)

// And yet all four numbers differ.
const numbers = [turn.x, turn.y, turn.z, turn.w]
numbers.forEach((value, i) => {
  const start = p.sub(vec2(p.x.sign().mul(0.75), -0.52 - i * 0.12))
  const inside = start.x.mul(start.x.sub(value.mul(0.55)))
  const bar = step(inside, 0).mul(step(start.y.abs(), 0.035))
  colour = mix(colour, vec3(0.75, 0.3, 0.2), bar)
})

export const fragment = vec4(colour, 1)
