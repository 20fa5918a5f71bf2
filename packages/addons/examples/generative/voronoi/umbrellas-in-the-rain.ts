import { voronoi } from '@kirari/addons'
import {
  atan2, fract, mix, resolution, smoothstep, time, uv, vec2, vec3,
  vec4,
} from 'kirari/node'

const p = uv.mul(resolution).div(resolution.y)
// The crowd walks slowly; every point is the tip of an
// umbrella.
const found = voronoi(p.mul(5.2).add(vec2(time.mul(0.1), 2)), 0.62)
const tip = found.xy.negate()
const number = found.z
const r = tip.length()
const panel = atan2(tip.y, tip.x).div(6.2832).add(number).mul(8)
const bow = panel.fract().sub(0.5).abs()
// The cloth is cut straight between the ribs.
const rim = r.mul(bow.sub(0.5).mul(bow.sub(0.5)).mul(-0.45).add(1.11))
const cloth = smoothstep(0.535, 0.52, rim)
const hue = fract(number.mul(5)).mul(6.28)
const dye = vec3(hue.cos(), hue.sub(2.1).cos(), hue.add(2.1).cos())
  .mul(0.28)
  .add(0.56)
const dark = mix(
  vec3(0.13, 0.15, 0.2),
  dye,
  smoothstep(0.28, 0.36, number),
)
const striped = mix(
  dark,
  vec3(0.95, 0.93, 0.88),
  smoothstep(0.8, 0.82, number).mul(
    smoothstep(0.48, 0.5, panel.mul(0.5).fract()),
  ),
)
const light = tip
  .normalize()
  .dot(vec2(-0.6, 0.8))
  .mul(0.26)
  .mul(r.mul(2).min(1))
  .add(0.84)
const rib = smoothstep(0.5, 0.44, bow).mul(0.22).add(0.78)
const cap = mix(
  striped.mul(light).mul(rib),
  vec3(0.9),
  smoothstep(0.045, 0.03, r),
)
const wet = mix(
  vec3(0.16, 0.18, 0.21),
  vec3(0.26, 0.29, 0.33),
  p.mul(vec2(3, 5)).x.sin().mul(0.5).add(0.5),
)
const street = wet.mul(
  smoothstep(0.42, 0.8, tip.add(vec2(-0.08, 0.1)).length()),
)
// Drops that streak past on the way down.
const lane = p.x.mul(90).floor()
const fall = fract(p.y.add(time.mul(2.2)).add(lane.mul(0.618)).mul(0.9))
const drop = smoothstep(0.05, 0, fall).mul(
  smoothstep(0.5, 0.1, p.x.mul(90).fract().sub(0.5).abs()),
)

export const fragment = vec4(
  mix(street, cap, cloth).add(drop.mul(0.16)),
  1,
)
