import { rotate, squareUv, unsquareUv } from '@kirari/addons'
import {
  resolution,
  select,
  sin,
  smoothstep,
  time,
  uv,
  vec2,
  vec3,
  vec4,
} from 'kirari/node'

// Turned in the square, where a turn is a turn, and back to the
// stripes, which divide the canvas evenly whatever its width.
const q = squareUv(uv, resolution)
const centre = vec2(0.5, 0.5)
const r = q.distance(centre)
const turn = r
  .mul(r)
  .mul(-7)
  .exp()
  .mul(sin(time.mul(0.35)).mul(1.2).add(3.2))
const at = unsquareUv(rotate(q, turn, centre), resolution)

const x = at.x.mul(24)
const stripe = x.floor().mod(8)
const cream = vec3(0.93, 0.88, 0.76)
const tints = [
  cream,
  cream,
  vec3(0.8, 0.29, 0.22),
  vec3(0.93, 0.65, 0.3),
  cream,
  vec3(0.16, 0.34, 0.42),
  vec3(0.16, 0.34, 0.42),
  vec3(0.44, 0.64, 0.58),
]
const dyed = tints.reduce((under, tint, i) =>
  select(under, tint, stripe.equal(i)),
)
// Threads over and under one another, and folds where it turns.
const thread = sin(x.mul(12))
  .mul(sin(at.y.mul(150)))
  .mul(0.05)
const fold = at.sub(uv).dot(vec2(1, 0.8)).clamp(-0.34, 0.3).add(1)
const drain = smoothstep(0, 0.22, r).mul(0.45).add(0.55)

export const fragment = vec4(dyed.add(thread).mul(fold).mul(drain), 1)
