import { fbm, linearizeDepth, random } from '@kirari/addons'
import {
  atan2, float, max, mix, resolution, sin, smoothstep, step, time, uv,
  vec2, vec3, vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)

// A gallery with a flat floor. Along its walls the depth falls evenly from
// the vanishing point outwards, like one over the distance.
const q = p.sub(vec2(sin(time.mul(0.2)).mul(0.05), 0.03)).toConst('q')
const out = max(
  max(q.x.abs().mul(0.82), q.y.negate().mul(1.15)),
  vec2(q.x.mul(0.82), q.y).length(),
).toConst('out')
const depth = float(1).sub(out.mul(1.25)).saturate()
const share = linearizeDepth(depth, 1, 60).toConst('share')
const metres = share.mul(177).add(time.mul(0.8)).toConst('metres')

// Rock, rough and with seams of ore.
const isFloor = smoothstep(
  0,
  0.01,
  q.y.negate().mul(1.15).sub(out).add(0.004),
)
const round = atan2(q.x, q.y)
const place = mix(
  vec2(round.mul(2), metres),
  vec2(q.x.div(out.max(0.01)).mul(2), metres),
  isFloor,
)
const rough = fbm(place.mul(vec2(2.5, 1.2)), 4)
const seam = smoothstep(0.1, 0, fbm(place.mul(0.8).add(7), 3).abs()).mul(
  0.5,
)
const ore = mix(vec3(0.36, 0.27, 0.22), vec3(0.2, 0.5, 0.45), seam)
const rock = ore.mul(rough.mul(0.9).add(0.75))

// A frame of timber every three metres, rails and sleepers on the floor.
const frame = metres.div(3).fract().sub(0.5).abs().mul(3)
const timber = step(frame, 0.28).mul(float(1).sub(isFloor))
const bark = vec3(0.5, 0.34, 0.2).mul(
  fbm(vec2(round.mul(12), metres.mul(2)), 3)
    .mul(0.5)
    .add(0.8),
)
const across = q.x.div(out.max(0.01)).abs()
const sleeper = step(metres.mul(1.4).fract(), 0.4).mul(step(across, 0.62))
const rail = step(across.sub(0.42).abs(), 0.025)
const track = mix(
  mix(rock.mul(0.8), vec3(0.28, 0.19, 0.13), sleeper),
  vec3(0.62, 0.62, 0.66),
  rail,
)
const wall = mix(mix(rock, track, isFloor), bark, timber)

// A lamp hangs at every other frame; between them it is dark.
const lamp = metres.div(6).fract().sub(0.5).abs().mul(6)
const shine = lamp
  .mul(-0.8)
  .exp()
  .mul(q.y.mul(0.8).add(1))
  .mul(random(metres.div(6).floor()).mul(0.2).add(0.9))
const light = vec3(1, 0.72, 0.38)
  .mul(shine.mul(2.4))
  .add(vec3(0.16, 0.19, 0.27))
const seen = wall.mul(light)
const day = vec3(0.75, 0.88, 0.95)

export const fragment = vec4(
  mix(seen, day, smoothstep(0.25, 0.95, share)),
  1,
)
