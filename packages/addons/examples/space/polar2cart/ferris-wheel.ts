import { lineSDF, polar2cart, rectSDF } from '@kirari/addons'
import {
  max,
  min,
  mix,
  resolution,
  sin,
  smoothstep,
  time,
  uv,
  vec2,
  vec3,
  vec4,
} from 'kirari/node'
import type { Float, Vec3 } from 'kirari/node'

const p = uv.sub(vec2(0.5, 0.54)).mul(resolution).div(resolution.y)
const r = p.length()
const drawn = (d: Float) => smoothstep(0.0025, -0.0015, d)
const dusk = mix(
  vec3(0.98, 0.6, 0.42),
  vec3(0.16, 0.16, 0.4),
  p.y.add(0.45),
)
const dark = vec3(0.2, 0.14, 0.28)
const [count, radius] = [14, 0.37]
const cabins = Array.from({ length: count }, (_, i) =>
  polar2cart(
    vec2(time.mul(0.15).add((2 * Math.PI * i) / count), radius),
  ).toConst(),
)
const legs = lineSDF(vec2(p.x.abs(), p.y), vec2(0), vec2(0.22, -0.6)).sub(
  0.009,
)
// A spoke for every two cabins that face each other.
const spokes = cabins
  .slice(0, count / 2)
  .map((cabin): Float =>
    p.dot(vec2(cabin.y, cabin.x.negate())).abs().div(radius),
  )
  .reduce((one, other) => min(one, other))
const rims = min(
  r.sub(radius).abs().sub(0.004),
  r.sub(0.3).abs().sub(0.0025),
)
const wheel = min(max(spokes.sub(0.0016), r.sub(radius)), rims)
let picture: Vec3 = mix(
  mix(dusk, dark, drawn(legs)),
  vec3(0.93, 0.9, 0.95),
  drawn(wheel),
)
picture = mix(picture, dark, drawn(r.sub(0.03)))
// Cabins hang upright wherever the wheel has taken them.
const tints = [
  vec3(0.95, 0.3, 0.32),
  vec3(0.98, 0.75, 0.3),
  vec3(0.35, 0.75, 0.72),
  vec3(0.95, 0.95, 0.9),
]
for (const [i, cabin] of cabins.entries()) {
  const from = p.sub(cabin).toConst()
  const at = from.add(vec2(sin(time.add(i)).mul(0.004), 0.045))
  const cab = rectSDF(at, vec2(0.034, 0.032), 0.018)
  const pane = max(cab.add(0.009), at.y.sub(0.004).negate())
  picture = mix(picture, tints[i % 4] ?? dark, drawn(cab))
  picture = mix(picture, vec3(1, 0.93, 0.7), drawn(pane))
  picture = picture.add(
    vec3(1, 0.8, 0.5).mul(from.length().mul(-60).exp().mul(0.7)),
  )
}
const crowd = sin(p.x.mul(60))
  .mul(0.006)
  .add(sin(p.x.mul(23)).mul(0.012))
const ground = drawn(p.y.add(0.47).sub(crowd))

export const fragment = vec4(mix(picture, dark.div(2), ground), 1)
