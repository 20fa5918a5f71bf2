import { linkSDF } from '@kirari/addons'
import {
  fwidth, mix, resolution, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'
import type { Vec2 } from 'kirari/node'

// A level cut through woven links: where their heights
// differ, the nearer one covers the other.
const p = uv.sub(0.5).mul(resolution).div(resolution.y).mul(4.2)
const sway = vec2(p.y.mul(0.8).add(time).sin().mul(0.12), 0)
const links = (shift: Vec2) => {
  const q = p.add(sway).sub(shift).div(vec2(1, 2)).toConst('q')
  const local = q.sub(q.round()).mul(vec2(1, 2))
  return linkSDF(vec3(local, 0), 0.42, 0.32, 0.085).toConst('d')
}
const gold = links(vec2(0))
const silver = links(vec2(0.5, 1))

/** Bright along the core, as a round wire is. */
const round = (d: typeof gold) => {
  const x = d.div(-0.085).saturate()
  return x.mul(x.sub(2).negate()).sqrt()
}
const ink = (d: typeof gold) => smoothstep(fwidth(d), 0, d)
const cloth = mix(
  vec3(0.3, 0.04, 0.1),
  vec3(0.5, 0.09, 0.16),
  smoothstep(0, 0.3, gold.min(silver)),
)
const first = mix(
  cloth,
  mix(vec3(0.3, 0.32, 0.4), vec3(0.95, 0.97, 1), round(silver)),
  ink(silver),
)

export const fragment = vec4(
  mix(
    first,
    mix(vec3(0.45, 0.22, 0.06), vec3(1, 0.85, 0.45), round(gold)),
    ink(gold),
  ),
  1,
)
