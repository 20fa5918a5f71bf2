import { blendLinearLight, gnoise } from '@kirari/addons'
import {
  float, mix, resolution, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'
import type { Vec3 } from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const sky = mix(
  vec3(1, 0.8, 0.62),
  vec3(0.42, 0.56, 0.72),
  uv.y.sub(0.55).mul(2).saturate(),
)

// From the furthest dune to the nearest: sun, shade, and ripples.
const dune = (behind: Vec3, i: number): Vec3 => {
  const near = i / 3
  const x = p.x.mul(1.5 - near * 0.6).add(i * 4.7 + 1.4)
  const ridge = x
    .mul(2.1)
    .sin()
    .add(x.mul(4.7).cos().mul(0.3))
    .mul(0.1)
    .add(0.14 - near * 0.36)
  const down = ridge.sub(p.y)
  const crest = x
    .mul(2.1)
    .add(down.mul(3.2))
    .add(gnoise(vec2(x, down.mul(4))).mul(0.5))
    .cos()
  const shade = smoothstep(-0.25, 0.2, crest)
  const ripple = down
    .mul(120 - near * 60)
    .add(gnoise(p.mul(vec2(3, 6)).add(i)).mul(5))
    .sub(time.mul(0.3))
    .sin()
  const slope = mix(float(0.34), 0.55, shade).add(
    ripple.mul(0.012 + near * 0.014),
  )
  const sand = mix(vec3(0.95, 0.72, 0.56), vec3(0.86, 0.56, 0.34), near)
  const lit = blendLinearLight(sand, slope.add(vec3(-0.02, 0, 0.03)))
  return mix(behind, lit, smoothstep(-0.002, 0.002, down))
}

export const fragment = vec4([0, 1, 2, 3].reduce(dune, vec3(sky)), 1)
