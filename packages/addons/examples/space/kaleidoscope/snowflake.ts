import { kaleidoscope, rectSDF, rotate } from '@kirari/addons'
import {
  min, mix, resolution, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'
import type { Float, Vec2 } from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
// Half an arm between two mirrors; they
// make the other eleven halves of it.
const at = kaleidoscope(rotate(p, time.mul(0.1)), 6)
const bar = (from: Vec2, length: number, width: number): Float => {
  const local = at.sub(from)
  // Branches leave the arm at sixty degrees, as water freezes.
  const turned = vec2(
    local.x.mul(0.5).add(local.y.mul(0.866)),
    local.y.mul(0.5).sub(local.x.mul(0.866)),
  )
  return rectSDF(turned.sub(vec2(length, 0)), vec2(length, width), width)
}
const stem = rectSDF(at.sub(vec2(0.2, 0)), vec2(0.22, 0.008), 0.004)
const lengths = [0.035, 0.06, 0.045, 0.025]
const twigs = lengths.map((length, i) =>
  bar(vec2(0.1 + 0.078 * i, 0), length, 0.006),
)
const d = twigs.reduce<Float>((nearest, twig) => min(nearest, twig), stem)
const night = mix(
  vec3(0.1, 0.2, 0.38),
  vec3(0.02, 0.04, 0.1),
  p.length().mul(1.6),
)
const glow = d.max(0).mul(-28).exp().mul(0.35)
const ice = mix(vec3(0.75, 0.9, 1), vec3(1), smoothstep(0, -0.006, d))
const shining = night.add(vec3(0.3, 0.6, 1).mul(glow))

export const fragment = vec4(
  mix(shining, ice, smoothstep(0.002, -0.002, d)),
  1,
)
