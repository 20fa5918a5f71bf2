import { tbn } from '@kirari/addons'
import {
  acos, atan2, cos, float, mix, resolution, sin, smoothstep, time, uv,
  vec2, vec3, vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const px = float(1).div(resolution.y)

// The front of a flattened ball, tilted towards us and turning.
const q = p.sub(vec2(0, 0.01)).div(vec2(0.43, 0.4)).toConst('q')
const front = vec3(q, float(1).sub(q.dot(q)).max(0).sqrt())
const [c, s] = [Math.cos(0.75), Math.sin(0.75)]
const n = vec3(
  front.x,
  front.y.mul(c).sub(front.z.mul(s)),
  front.y.mul(s).add(front.z.mul(c)),
)

// Ten double rows of knobs run from pole to pole, larger at the waist.
const spin = time.mul(0.15)
const polar = acos(n.y.clamp(-1, 1)).toConst('polar')
const turn = atan2(n.x, n.z)
  .add(spin)
  .div(2 * Math.PI)
  .mul(20)
const column = turn.floor()
const row = polar
  .mul(7)
  .add(column.mul(0.5).fract())
  .floor()
  .add(0.5)
  .sub(column.mul(0.5).fract())
  .div(7)
const angle = column
  .add(0.5)
  .div(20)
  .mul(2 * Math.PI)
  .sub(spin)
const knob = vec3(
  sin(row).mul(sin(angle)),
  cos(row),
  sin(row).mul(cos(angle)),
).toConst('knob')

// A frame stands on each knob: the place within it, and its bent normal.
const frame = tbn(knob).toConst('frame')
const at = vec2(n.dot(frame.at(0)), n.dot(frame.at(1))).toConst('at')
const size = sin(row).mul(0.075).add(0.006)
const far = at.length().div(size).toConst('far')
const dome = smoothstep(1, 0.75, far)
const bent = frame
  .mul(
    vec3(
      at.div(size).mul(0.95).mul(dome),
      float(1).sub(far.mul(far).mul(0.8)).max(0.1).sqrt(),
    ),
  )
  .normalize()
const normal = mix(n, bent, dome).normalize()
const back = vec3(
  normal.x,
  normal.y.mul(c).add(normal.z.mul(s)),
  normal.z.mul(c).sub(normal.y.mul(s)),
)

const lit = back.dot(vec3(-0.5, 0.62, 0.6)).max(0)
const stripe = smoothstep(-0.3, 0.3, cos(turn.mul(Math.PI / 2)))
const shell = mix(vec3(0.52, 0.3, 0.5), vec3(0.86, 0.66, 0.68), stripe)
const pearl = mix(shell, vec3(0.97, 0.9, 0.86), dome.mul(0.85))
const ring = smoothstep(0.25, 0.1, far.sub(1.05).abs()).mul(0.3)
const mouth = smoothstep(0.24, 0.2, polar)
const body = mix(pearl, vec3(0.14, 0.08, 0.12), mouth)
  .mul(lit.mul(0.95).add(0.16).sub(ring))
  .add(lit.pow(30).mul(0.3))
const sand = vec3(0.9, 0.84, 0.74).sub(
  smoothstep(0.62, 0.2, p.sub(vec2(0.06, -0.06)).length()).mul(0.42),
)

export const fragment = vec4(
  mix(sand, body, smoothstep(px.mul(3), 0, q.length().sub(1))),
  1,
)
