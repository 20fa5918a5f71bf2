import { cubicOut, drawFill, rectSDF } from '@kirari/addons'
import {
  float,
  mix,
  resolution,
  time,
  uv,
  vec2,
  vec3,
  vec4,
} from 'kirari/node'
import type { Vec3 } from 'kirari/node'

const px = float(1).div(resolution.y)
const p = uv.mul(resolution).mul(px)
const now = time.add(0.7).mod(3.5)

const page = mix(vec3(0.2, 0.55, 0.75), vec3(0.55, 0.8, 0.75), uv.y)
const come = cubicOut(now.saturate())
const dim = mix(page, vec3(0.05, 0.1, 0.2), come.mul(0.45))
const panel = drawFill(p.x, come.mul(0.62), px)
const open = mix(dim, vec3(0.99, 0.98, 0.96), panel)

// The rows of the menu follow, each a little later.
const row = (below: Vec3, i: number): Vec3 => {
  const x = cubicOut(now.sub(0.25 + i * 0.09).saturate())
    .sub(1)
    .mul(0.7)
  const q = p.sub(vec2(x.add(0.31), 0.82 - i * 0.16))
  const bar = rectSDF(q.sub(vec2(0.06, 0)), vec2(0.16, 0.025), 0.025)
  const icon = q.add(vec2(0.18, 0)).length().sub(0.045)
  const paint = mix(vec3(0.95, 0.45, 0.3), vec3(0.4, 0.35, 0.8), i / 4)
  const withBar = mix(below, vec3(0.78, 0.8, 0.84), drawFill(bar, 0, px))
  return mix(withBar, paint, drawFill(icon, 0, px))
}

export const fragment = vec4([0, 1, 2, 3, 4].reduce(row, open), 1)
