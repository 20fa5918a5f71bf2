import { fcos, rotate2d, valueNoise } from '@kirari/addons'
import {
  dot, float, length, mix, resolution, smoothstep, time, uv, vec2, vec3,
  vec4,
} from 'kirari/node'

const p = uv
  .sub(vec2(0.57, 0.4))
  .mul(resolution)
  .div(resolution.y)
  .mul(0.62)
const r = length(p)
const loud = valueNoise(vec2(r.mul(60), 3))

// A groove every 0.009: where a pixel cannot show one, no moiré is left.
const groove = fcos(r.mul(700).add(loud.mul(3)))
const songs = smoothstep(0.9, 0.97, fcos(r.mul(62).add(0.4)))

// Two lamps shine back from the grooves that face them.
const facing = (x: number, y: number) =>
  dot(p, vec2(x, y)).div(r.max(0.01)).abs().pow(8)
const lit = facing(0.42, 0.91).add(facing(0.97, -0.26).mul(0.5))
const relief = groove.mul(loud.mul(0.4).add(0.15)).add(0.5)
const shine = lit.mul(mix(relief, float(0.16), songs))
const vinyl = vec3(0.03, 0.03, 0.04).add(vec3(0.6, 0.68, 0.85).mul(shine))

// The label turns; its rays are a cosine of the angle's fifth multiple.
const q = rotate2d(time.mul(1.2)).mul(p)
const rays = fcos(q.x.div(r.max(0.01)).clamp(-1, 1).acos().mul(5))
  .mul(9)
  .saturate()
const label = mix(vec3(0.85, 0.25, 0.16), vec3(0.96, 0.72, 0.3), rays)
const printed = mix(
  label,
  vec3(0.95, 0.9, 0.8),
  smoothstep(0.1, 0.098, r),
)

const edge = (at: number) => smoothstep(at + 0.002, at - 0.002, r)
const felt = vec3(0.36, 0.3, 0.26).sub(uv.y.mul(0.12))
const shadow = smoothstep(0.5, 0.42, length(p.add(vec2(-0.02, 0.03))))
const disc = mix(felt.mul(shadow.mul(-0.6).add(1)), vinyl, edge(0.43))
export const fragment = vec4(
  mix(mix(disc, printed, edge(0.15)), vec3(0.1), edge(0.012)),
  1,
)
