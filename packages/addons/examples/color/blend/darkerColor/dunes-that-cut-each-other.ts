import { blendDarkerColor, valueNoise } from '@kirari/addons'
import {
  mix, resolution, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'
import type { Vec3 } from 'kirari/node'

const p = uv.mul(resolution).div(resolution.y)
const sky = mix(vec3(1, 0.93, 0.78), vec3(0.86, 0.9, 0.92), uv.y)

// A sheet of light over a dune: pale to one side of its crest, dark to
// the other. Where two sheets cross, the darker one stays in front.
const dune = (sand: Vec3, i: number): Vec3 => {
  const run = p.x.mul(0.9 + i * 0.25).add(time.mul(0.02 * (i + 1)))
  const crest = valueNoise(run.mul(1.1).add(i * 7.3))
    .mul(0.6)
    .add(0.45 - i * 0.15)
  const down = crest.sub(p.y)
  const lean = valueNoise(run.mul(0.8).add(i * 3.1 + 40))
    .mul(1.2)
    .sub(0.7)
  const face = down.mul(1.6).add(lean.abs()).saturate()
  const ripple = valueNoise(vec2(p.x.mul(4), down.mul(70))).mul(0.05)
  const pale = mix(vec3(0.98, 0.78, 0.5), vec3(0.93, 0.5, 0.32), i / 4)
  const dark = mix(vec3(0.7, 0.36, 0.3), vec3(0.2, 0.08, 0.2), i / 4)
  const own = mix(pale, dark, face).sub(ripple)
  const body = mix(vec3(1), own, smoothstep(-0.003, 0.003, down))
  return blendDarkerColor(sand, body)
}

export const fragment = vec4([0, 1, 2, 3, 4].reduce(dune, sky), 1)
