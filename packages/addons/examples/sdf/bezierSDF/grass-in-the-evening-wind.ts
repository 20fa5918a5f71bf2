import { bezierSDF, drawFill, random } from '@kirari/addons'
import {
  float, mix, resolution, sin, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'
import type { Vec3 } from 'kirari/node'

const px = float(1).div(resolution.y)
const p = uv.sub(0.5).mul(resolution).mul(px)
const sun = p.distance(vec2(0.35, -0.05))
const glow = mix(vec3(1, 0.66, 0.36), vec3(0.4, 0.38, 0.58), uv.y)
const sky = mix(glow, vec3(1, 0.9, 0.66), drawFill(sun, 0.16, px)).add(
  sun.mul(-5).exp().mul(0.25),
)

// A blade in each cell. It leans no further than the next one.
const layer = (behind: Vec3, i: number): Vec3 => {
  const width = 0.1 + 0.01 * i
  const column = p.x.div(width).floor()
  const meadow = [-1, 0, 1].reduce((further, step) => {
    const cell = column.add(step)
    const pick = (n: number) => random(vec2(cell, n + 10 * i))
    const root = cell.add(pick(1)).mul(width)
    const gust = sin(time.mul(1.6).sub(root.mul(3)).add(pick(2)))
    const lean = pick(3).sub(0.4).mul(0.12).add(gust.mul(0.025))
    const height = pick(4)
      .mul(0.32)
      .add(0.4 - 0.05 * i)
    const [foot, tip] = [
      vec2(root, -0.56),
      vec2(root.add(lean), height.sub(0.5)),
    ]
    const d = bezierSDF(p, foot, vec2(root, height.mul(0.6).sub(0.5)), tip)
    const thick = smoothstep(tip.y, foot.y, p.y).mul(0.011).add(0.0012)
    return further.min(d.sub(thick))
  }, float(1))
  const green = mix(
    vec3(0.42, 0.3, 0.22),
    vec3(0.05, 0.09, 0.08),
    (i + 0.4) / 3.4,
  )
  return mix(behind, green, drawFill(meadow, 0, px))
}

export const fragment = vec4([0, 1, 2, 3].reduce(layer, sky), 1)
