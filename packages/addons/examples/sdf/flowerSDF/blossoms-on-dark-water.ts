import {
  drawFill, drawStroke, flowerSDF, random, rotate2d,
} from '@kirari/addons'
import {
  float, mix, resolution, sin, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'
import type { Vec3 } from 'kirari/node'

const px = float(1).div(resolution.y)
const p = uv.sub(0.5).mul(resolution).mul(px)
const swell = sin(
  p.y
    .mul(26)
    .add(sin(p.x.mul(5).add(time.mul(0.6))).mul(2))
    .add(time),
)
const water = mix(vec3(0.02, 0.07, 0.12), vec3(0.05, 0.2, 0.26), uv.y).add(
  swell.mul(0.012),
)

// One blossom in each cell, drifting with the stream.
const layer = (below: Vec3, i: number): Vec3 => {
  const scale = 4.2 - i
  const place = p
    .mul(scale)
    .add(vec2(time.mul(0.08 + 0.05 * i), 7.37 * i + 0.3))
  const cell = place.floor()
  const pick = (n: number) => random(cell.add(n * 17 + i))
  const size = pick(1).mul(0.1).add(0.2)
  const local = place
    .sub(cell)
    .sub(0.5)
    .sub(vec2(pick(2), pick(3)).sub(0.5).mul(0.35))
  const q = rotate2d(
    pick(4)
      .mul(6)
      .add(sin(time.mul(0.5).add(pick(5).mul(9))).mul(0.4)),
  ).mul(local)
  const d = flowerSDF(q, size, 5, 0.56)
  const far = q.length()
  const pink = mix(
    vec3(0.86, 0.36, 0.5),
    vec3(1, 0.86, 0.89),
    smoothstep(0, size, far),
  )
  const lit = mix(
    pink,
    vec3(0.9, 0.65, 0.25),
    drawFill(far, size.mul(0.14), px.mul(scale)),
  )
  const ripple = drawStroke(
    d,
    sin(time.mul(0.7).add(pick(6).mul(6)))
      .mul(0.02)
      .add(0.06),
    0.01,
    px.mul(scale),
  )
  const near = drawFill(d, 0, px.mul(scale)).mul(pick(7).mul(3).saturate())
  return mix(below.add(ripple.mul(0.07)), lit.mul(0.62 + 0.19 * i), near)
}

export const fragment = vec4([0, 1, 2].reduce(layer, water), 1)
