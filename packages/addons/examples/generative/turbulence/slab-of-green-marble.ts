import { turbulence } from '@kirari/addons'
import {
  float, mix, resolution, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)

// Veins are straight stripes that turbulence has pushed aside: Perlin's
// marble. Its creases make them thin, and sharp on one side.
const push = turbulence(p.mul(2.1).add(3), 5)
const stripe = p.x.mul(5).add(p.y.mul(3.2)).add(push.mul(9)).sin().abs()
const fine = turbulence(p.mul(5).sub(1), 4)
const stone = mix(
  vec3(0.03, 0.16, 0.13),
  vec3(0.16, 0.4, 0.31),
  fine.mul(1.5),
)
const clouded = mix(
  stone,
  vec3(0.02, 0.09, 0.08),
  smoothstep(0.2, 0.6, push),
)
const vein = smoothstep(0.16, 0, stripe).mul(0.85)
const thin = smoothstep(0.035, 0, fine.sub(0.3).abs()).mul(0.35)
const marble = mix(clouded, vec3(0.86, 0.92, 0.84), vein.max(thin))

// A polished slab with a bevelled edge, and a window that it mirrors.
const edge = vec2(0.82, 0.4).sub(p.abs())
const inside = edge.x.min(edge.y)
const bevel = smoothstep(0.03, 0, inside)
const lean = smoothstep(-0.3, 0.3, p.y.add(p.x.mul(0.3)))
const pane = p.sub(vec2(time.mul(0.3).sin().mul(0.15).add(0.25), 0.12))
const skew = vec2(pane.x.add(pane.y.mul(0.4)), pane.y).abs()
const glass = smoothstep(
  0.02,
  -0.02,
  skew.x.sub(0.16).max(skew.y.sub(0.2)),
)
const bars = smoothstep(0.008, 0.014, skew.x.min(skew.y))
const lit = marble
  .add(glass.mul(bars).mul(0.13))
  .mul(mix(float(1), mix(float(0.6), float(1.5), lean), bevel))
const wall = mix(vec3(0.78, 0.74, 0.68), vec3(0.6, 0.55, 0.5), uv.y)
const shadow = smoothstep(-0.09, 0.02, inside.add(0.02)).mul(0.4)

export const fragment = vec4(
  mix(wall.mul(float(1).sub(shadow)), lit, smoothstep(0, 0.004, inside)),
  1,
)
