import { blendGrainMerge, gnoise } from '@kirari/addons'
import {
  mix, resolution, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'
import type { Vec3 } from 'kirari/node'

const p = uv.mul(resolution).div(resolution.y)

// Broad strokes of colour: a lake below mountains, in the evening.
const stroke = gnoise(vec2(p.x.mul(3), p.y.mul(26))).mul(0.05)
const at = uv.y.add(stroke)
const sky = mix(
  vec3(0.98, 0.72, 0.45),
  vec3(0.42, 0.5, 0.72),
  smoothstep(0.45, 1, at),
)
const ridge = (behind: Vec3, i: number): Vec3 => {
  const top = gnoise(vec2(p.x.mul(1.6 + i * 0.6), i * 4.3 + 1))
    .abs()
    .mul(0.3 - i * 0.06)
    .add(0.47 - i * 0.03)
  return mix(
    behind,
    mix(vec3(0.56, 0.46, 0.62), vec3(0.2, 0.26, 0.36), i / 2),
    smoothstep(0.012, -0.012, at.sub(top)),
  )
}
const hills = [0, 1, 2].reduce(ridge, vec3(sky))
const glint = gnoise(vec2(p.x.mul(7), uv.y.mul(42).add(time.mul(0.3))))
const lake = mix(
  vec3(0.2, 0.3, 0.44),
  vec3(0.96, 0.68, 0.46),
  smoothstep(0.05, 0.5, glint.add(uv.y.sub(0.25))),
)
const painting = mix(hills, lake, smoothstep(0.41, 0.4, at))

// Canvas: threads over and under, lighter and darker than mid-grey.
const thread = p.mul(90)
const over = thread.x.mul(Math.PI).sin().mul(thread.y.mul(Math.PI).sin())
const weave = over.mul(0.09).add(0.5).add(stroke.mul(1.6))

export const fragment = vec4(blendGrainMerge(painting, vec3(weave)), 1)
