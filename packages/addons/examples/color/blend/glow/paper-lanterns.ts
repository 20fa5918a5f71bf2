import { blendGlow } from '@kirari/addons'
import {
  exp, mix, resolution, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'
import type { Vec3 } from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const night = mix(vec3(0.2, 0.12, 0.3), vec3(0.04, 0.05, 0.17), uv.y)

const lantern = (below: Vec3, i: number): Vec3 => {
  const size = 0.08 + ((i * 2) % 3) * 0.035
  const x = time.mul(0.6).add(i * 2).sin().mul(0.012).add(i * 0.36 - 0.9)
  const q = p.sub(vec2(x, 0.26 - ((i * 0.41) % 0.6))).div(size)
  const round = q.mul(vec2(0.85, 1.05)).length()
  const red = mix(vec3(0.95, 0.36, 0.16), vec3(0.5, 0.05, 0.08), round)
  const paper = red.add(q.y.mul(12).sin().mul(0.05))

  // The flame burns the paper white where it is bright already.
  const flicker = time.mul(3 + i).sin().mul(0.04).add(0.96)
  const flame = exp(q.distance(vec2(0, -0.25)).mul(-1.2)).mul(flicker)
  const light = vec3(0.95, 0.8, 0.55).mul(flame.add(0.35).saturate())
  const lit = blendGlow(paper, light)

  const halo = vec3(0.45, 0.18, 0.07).mul(exp(round.mul(-1.3)))
  const cord = smoothstep(0.05, 0.02, q.x.abs()).mul(q.y.step(0)).mul(0.5)
  const hung = mix(below.add(halo), vec3(0.03), cord)
  return mix(hung, lit, smoothstep(1, 0.95, round))
}

export const fragment = vec4([0, 1, 2, 3, 4, 5].reduce(lantern, night), 1)
