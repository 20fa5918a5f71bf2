import { fbm, pack, unpack } from '@kirari/addons'
import {
  mix, normalize, resolution, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'
import type { Float, Vec2 } from 'kirari/node'

const p = uv.mul(resolution).div(resolution.y)

// A texel of 8 bits a channel, as a height map has it.
const texel = (at: Vec2) =>
  pack(fbm(at.mul(1.6).add(3), 3).mul(0.4).add(0.5))
    .mul(255)
    .round()
    .div(255)

const height = (at: Vec2): Float => unpack(texel(at))
const here = height(p)
const step = 0.006
const slope = vec2(
  height(p.add(vec2(step, 0))).sub(here),
  height(p.add(vec2(0, step))).sub(here),
).div(step)

const angle = time.mul(0.3).add(2.3)
const light = normalize(vec3(angle.cos(), angle.sin(), 0.9))
const lit = normalize(vec3(slope.mul(-0.9), 1))
  .dot(light)
  .max(0)
const isLand = smoothstep(0.47, 0.475, here)
const shore = mix(
  vec3(0.86, 0.8, 0.6),
  vec3(0.35, 0.5, 0.3),
  here.sub(0.47).mul(14).saturate(),
)
const land = mix(shore, vec3(0.95), here.sub(0.6).mul(7).saturate())
const depth = here.mul(2).saturate()
const sea = mix(
  vec3(0.05, 0.15, 0.3),
  vec3(0.25, 0.55, 0.62),
  depth.mul(depth),
)

export const fragment = vec4(
  mix(sea, land.mul(lit.mul(1.1).add(0.12)), isLand),
  1,
)
