import { blendLinearLight, gnoise } from '@kirari/addons'
import {
  float, mix, resolution, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'
import type { Vec3 } from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const high = uv.y.sub(0.55).mul(2).saturate()
const sky = mix(vec3(1, 0.8, 0.62), vec3(0.42, 0.56, 0.72), high)
const bend = gnoise(p.mul(vec2(3, 6))).mul(5)

// From the furthest dune to the nearest: sun, shade, and ripples.
const dune = (behind: Vec3, i: number): Vec3 => {
  const near = i / 3
  const x = p.x.mul(3.2 - near * 1.3).add(i * 9.9 + 2.9)
  const wave = x.sin().add(x.mul(2.2).cos().mul(0.3))
  const down = wave.mul(0.1).add(0.14 - near * 0.36).sub(p.y)
  const crest = x.add(down.mul(3.2)).add(bend.mul(0.06)).cos()
  const shade = smoothstep(-0.25, 0.2, crest)
  const lines = down.mul(120 - near * 60).add(bend).sub(time.mul(0.3))
  const ripple = lines.add(i).sin().mul(0.012 + near * 0.014)
  const slope = mix(float(0.34), 0.55, shade).add(ripple)
  const sand = mix(vec3(0.95, 0.72, 0.56), vec3(0.86, 0.56, 0.34), near)
  const lit = blendLinearLight(sand, slope.add(vec3(-0.02, 0, 0.03)))
  return mix(behind, lit, smoothstep(-0.002, 0.002, down))
}

export const fragment = vec4([0, 1, 2, 3].reduce(dune, vec3(sky)), 1)
