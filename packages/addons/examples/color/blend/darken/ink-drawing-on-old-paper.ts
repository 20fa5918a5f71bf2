import {
  blendDarken, fbm, lineSDF, rectSDF, valueNoise,
} from '@kirari/addons'
import {
  float, mix, resolution, smoothstep, uv, vec2, vec3, vec4,
} from 'kirari/node'
import type { Float } from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const rough = valueNoise(p.mul(22)).sub(0.5).mul(0.008)

// A stalk of joints with gaps between them, a leaf with two points.
const stalk = (x: number, lean: number, wide: number): Float => {
  const joint = p.y
    .mul(3.2)
    .add(x * 7)
    .fract()
    .sub(0.5)
    .abs()
  const away = p.x.sub(p.y.mul(lean).add(x)).abs().add(rough)
  const bulge = smoothstep(0.36, 0.5, joint).mul(wide * 0.3)
  const inside = smoothstep(wide, wide * 0.8, away.sub(bulge))
  return inside.mul(smoothstep(0.49, 0.47, joint))
}
const leaf = (x: number, y: number, dx: number, dy: number): Float => {
  const far = lineSDF(p, vec2(x, y), vec2(x + dx, y + dy))
  const along = p
    .sub(vec2(x, y))
    .dot(vec2(dx, dy))
    .div(dx * dx + dy * dy)
  const wide = along.mul(float(1).sub(along)).max(0).mul(0.13)
  return smoothstep(0.004, -0.004, far.sub(wide).add(rough))
}
const behind = stalk(-0.62, 0.1, 0.05).max(stalk(0.24, 0.05, 0.03))
const leaves = [
  leaf(-0.32, 0.16, 0.44, -0.16),
  leaf(-0.32, 0.16, 0.3, -0.36),
  leaf(-0.32, 0.17, -0.36, -0.16),
  leaf(0.26, 0.38, 0.42, -0.08),
  leaf(0.26, 0.38, 0.36, -0.3),
  leaf(0.26, 0.38, -0.22, -0.22),
  leaf(-0.37, -0.15, 0.4, -0.16),
].reduce((all, one) => all.max(one))
const ink = behind
  .mul(0.3)
  .max(stalk(-0.36, 0.16, 0.042).mul(0.75))
  .max(leaves)
const seal = rectSDF(p.sub(vec2(0.78, -0.3)), vec2(0.045), 0.012)
const drawing = mix(
  mix(vec3(1), vec3(0.09, 0.1, 0.12), ink),
  vec3(0.78, 0.16, 0.12),
  smoothstep(0.003, -0.003, seal.add(rough)),
)

const fibre = fbm(p.mul(vec2(6, 30)), 4).mul(0.08)
const paper = vec3(0.93, 0.87, 0.74).add(fibre).sub(p.dot(p).mul(0.16))

export const fragment = vec4(blendDarken(paper, drawing), 1)
