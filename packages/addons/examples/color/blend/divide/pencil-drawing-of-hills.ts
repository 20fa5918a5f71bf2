import { blendDivide, valueNoise } from '@kirari/addons'
import {
  float, mix, resolution, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'
import type { Float, Vec2 } from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)

// Grey hills, one before another, and a sun.
const picture = (q: Vec2): Float => {
  const sun = smoothstep(0.16, 0.155, q.distance(vec2(0.38, 0.24)))
  const hill = (behind: Float, i: number): Float => {
    const x = q.x.mul(2.6 - i * 0.2).add(time.mul(0.02 + i * 0.02))
    const ridge = x.add(i * 2.4).sin().add(x.mul(2.3).add(i * 5).cos())
    const up = q.y.sub(ridge.mul(0.07)).sub(0.16 - i * 0.16)
    return mix(behind, 0.74 - i * 0.2, smoothstep(0.003, -0.003, up))
  }
  return [0, 1, 2].reduce(hill, mix(float(0.92), 0.6, sun))
}
const grey = picture(p)
const blurred = [vec2(0, 0.012), vec2(0.01, -0.006), vec2(-0.01, -0.006)]
  .map((step) => picture(p.add(step)))
  .reduce((sum, next) => sum.add(next))
  .div(3)

// Divided by its own blur, a picture is white but for its edges.
const line = blendDivide(grey, blurred).sub(0.75).mul(4).saturate()

const lines = p.x.add(p.y).mul(130).add(valueNoise(p.mul(14)).mul(3)).sin()
const dark = float(0.8).sub(grey).saturate()
const hatch = float(1).sub(lines.add(1).mul(dark).mul(0.4))
const tooth = valueNoise(p.mul(190)).mul(0.16).add(0.86).saturate()
const white = line.mul(hatch).mul(tooth)

export const fragment = vec4(
  mix(vec3(0.2, 0.2, 0.24), vec3(0.97, 0.95, 0.9), white),
  1,
)
