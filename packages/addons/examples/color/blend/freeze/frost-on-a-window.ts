import { blendFreeze, gnoise, kaleidoscope } from '@kirari/addons'
import {
  exp, mix, resolution, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'
import type { Float } from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const rough = gnoise(p.mul(9))

// The street behind: a lamp in the blue hour.
const lamp = exp(p.distance(vec2(0.34, -0.16)).mul(-2.6))
const street = mix(vec3(0.36, 0.52, 0.78), vec3(1, 0.86, 0.62), lamp)

// A crystal: a stem and its branches in six mirrored wedges.
const crystal = (x: number, y: number, size: number): Float => {
  const q = kaleidoscope(p.sub(vec2(x, y)), 6).div(size)
  const comb = q.x.mul(15).sub(q.y.mul(26)).add(rough.mul(0.4)).fract()
  const grown = time.mul(0.3).sin().mul(0.03).sub(rough.mul(0.1))
  const reach = smoothstep(0.6, 0.3, q.y.mul(2.2).add(q.x).sub(grown))
  const branch = exp(comb.sub(0.5).abs().mul(-9)).mul(reach)
  return branch.add(exp(q.y.mul(-60)).mul(smoothstep(0.75, 0.5, q.x)))
}
const ice = crystal(-0.42, 0.04, 0.85)
  .max(crystal(0.28, 0.24, 0.5))
  .max(crystal(0.66, -0.22, 0.65))

// White on top keeps the light, darker tones freeze it.
const breath = rough.mul(0.06).add(0.62)
const pane = mix(vec3(0.72, 0.84, 1).mul(breath), vec3(1), ice.saturate())
const frost = vec3(0.24, 0.26, 0.28).mul(ice.saturate())

export const fragment = vec4(blendFreeze(street, pane).add(frost), 1)
