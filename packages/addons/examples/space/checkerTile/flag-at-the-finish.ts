import { checkerTile, fbm } from '@kirari/addons'
import {
  cos, mix, resolution, select, sin, smoothstep, time, uv, vec2, vec3,
  vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
// The cloth hangs on the left, and its waves grow towards the right.
const along = p.x.add(0.62)
const phase = along.mul(9).sub(p.y.mul(2.5)).sub(time.mul(3))
const swing = smoothstep(0, 1.2, along).mul(0.09)
const q = vec2(
  along.add(sin(phase).mul(swing).mul(0.35)),
  p.y.sub(0.02).sub(cos(phase).mul(swing)).add(along.mul(0.06)),
)
const light = sin(phase.add(0.6))
  .mul(smoothstep(0, 0.5, along))
  .mul(0.34)
  .add(0.7)
const black = vec3(0.045, 0.05, 0.07)
const cloth = mix(vec3(0.97, 0.96, 0.93), black, checkerTile(q, 8.5))
  .mul(light)
  .add(light.mul(light).mul(0.05))
const isCloth = q.x
  .greaterThan(0)
  .and(q.x.lessThan(1.06))
  .and(q.y.abs().lessThan(0.3))

const cloud = smoothstep(0, 0.6, fbm(p.mul(2).add(time.mul(0.03)), 4))
const sky = mix(
  mix(vec3(0.72, 0.87, 0.98), vec3(0.2, 0.5, 0.85), uv.y),
  vec3(1),
  cloud.mul(0.7),
)
const toPole = p.x.add(0.64).abs()
const pole = vec3(0.85, 0.3, 0.2).mul(
  smoothstep(0.022, 0, toPole).mul(0.7).add(0.4),
)
const behind = select(sky, pole, toPole.lessThan(0.018))

export const fragment = vec4(select(behind, cloth, isCloth), 1)
