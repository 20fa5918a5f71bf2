import { drawFill, quinticInOut, random, rectSDF } from '@kirari/addons'
import {
  cos,
  float,
  max,
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

const px = float(1).div(resolution.y)
const p = uv.sub(0.5).mul(resolution).mul(px)

// The page stays flat, turns over, and stays again.
const turned = quinticInOut(time.add(1.4).mod(2.4).div(2.4))
const lean = cos(turned.mul(Math.PI)).mul(0.5).toConst('lean')
const lift = sin(turned.mul(Math.PI)).toConst('lift')

const print = (x: Float, y: Float, light: Float): Vec3 => {
  const row = y.mul(17)
  const ends = random(row.floor()).mul(0.08).add(0.34)
  const text = max(
    row.fract().sub(0.5).abs().sub(0.2).div(17),
    max(x.sub(ends), float(0.06).sub(x)),
  )
  const kept = max(text, y.abs().sub(0.265))
  return mix(
    vec3(0.98, 0.95, 0.88),
    vec3(0.45, 0.42, 0.42),
    drawFill(kept, 0, px),
  ).mul(light)
}
const desk = mix(vec3(0.2, 0.36, 0.34), vec3(0.3, 0.48, 0.43), uv.y)
const cover = rectSDF(p.add(vec2(0, 0.005)), vec2(0.49, 0.335), 0.015)
const bound = mix(desk, vec3(0.55, 0.16, 0.17), drawFill(cover, 0, px))
const gutter = smoothstep(0, 0.12, p.x.abs()).mul(0.3).add(0.7)
const block = rectSDF(p, vec2(0.47, 0.315), 0.005)
const dim = drawFill(p.x.mul(lean.sign()), 0.35, 0.4)
  .mul(lift)
  .mul(-0.15)
  .add(1)
const open = mix(
  bound,
  print(p.x.abs(), p.y, gutter.mul(dim)),
  drawFill(block, 0, px),
)

// The turning page gets narrow, and its free edge comes nearer.
const x = p.x.div(lean.sign().mul(lean.abs().max(0.004))).mul(0.5)
const y = p.y.div(x.mul(lift).mul(0.5).add(1))
const page = max(
  max(x.sub(0.47), x.negate()).mul(lean.abs().mul(2)),
  y.abs().sub(0.315),
)
const light = mix(0.72, 1.02, lean.abs().mul(2)).mul(
  smoothstep(0, 0.12, x).mul(0.2).add(0.8),
)
export const fragment = vec4(
  mix(open, print(x, y, light), drawFill(page, 0, px)),
  1,
)
