import { rotate2d, scale2d } from '@kirari/addons'
import {
  float, fn, max, mix, resolution, sin, smoothstep, time, uv, vec2, vec3,
} from 'kirari/node'
import { vec4 } from 'kirari/node'
import type { Vec3 } from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const px = float(1).div(resolution.y)

// One leaf, which is 1 long and about 1 wide in its own coordinates.
// Those of the picture are turned, and then divided by its size.
const leaf = fn(
  'leaf',
  [{ under: vec3 }, { base: vec2 }, { angle: float }, { size: vec2 }],
  vec3,
  (under, base, angle, size) => {
    const toLeaf = scale2d(vec2(1).div(size)).mul(rotate2d(angle.negate()))
    const at = toLeaf.mul(p.sub(base))
    const x = at.x.saturate()
    const edge = x.mul(float(1).sub(x)).mul(x.mul(-0.5).add(1.25)).mul(2)
    const d = max(at.x.sub(x).abs(), at.y.abs().sub(edge))
    const rib = smoothstep(0.05, 0.02, at.y.abs())
    const veins = at.x.mul(9).sub(at.y.abs().mul(7)).fract().sub(0.5).abs()
    const lines = max(rib, smoothstep(0.08, 0.02, veins).mul(0.35))
    const green = mix(
      vec3(0.2, 0.42, 0.24),
      vec3(0.5, 0.64, 0.3),
      at.y.mul(0.8).add(0.4),
    )
    const blade = mix(green, vec3(0.8, 0.86, 0.6), lines.mul(0.7))
    const soft = px.div(size.y.abs())
    return mix(under, blade, smoothstep(soft, soft.negate(), d.sub(0.005)))
  },
)

const paper = mix(
  vec3(0.97, 0.95, 0.88),
  vec3(0.9, 0.86, 0.76),
  p.length(),
)
const off = p.y.sub(sin(p.x.mul(2)).mul(0.06)).abs()
const end = smoothstep(0.86, 0.85, p.x.abs())
const stem = smoothstep(0.008, 0.005, off).mul(end)
let picture: Vec3 = mix(paper, vec3(0.3, 0.42, 0.2), stem)
for (let i = 0; i < 14; i++) {
  const x = -0.8 + 0.12 * i
  const length = 0.14 + 0.24 * Math.sin((Math.PI * (i + 1)) / 15)
  const side = i % 2 ? 1 : -1
  const angle = sin(time.add(i))
    .mul(0.05)
    .add(1.05 - 0.03 * i)
  const size = vec2(length, side * length * 0.36)
  const base = vec2(x, Math.sin(2 * x) * 0.06)
  picture = leaf(picture, base, angle.mul(side), size)
}

export const fragment = vec4(picture, 1)
