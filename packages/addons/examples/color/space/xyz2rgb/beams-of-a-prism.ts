import { rgb2srgb, xyz2rgb } from '@kirari/addons'
import {
  exp, float, max, resolution, select, sin, smoothstep, time, uv, vec2,
  vec3, vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const lean = sin(time.mul(0.4)).mul(0.04)

// A white beam from the left, and a fan of colours to the right.
const out = p.sub(vec2(0.1, 0.02))
const angle = out.y.div(out.x.max(0.02)).add(0.42).add(lean).mul(2.4)
const lobe = (at: number, wide: number) => {
  const t = angle.sub(at).div(wide)
  return exp(t.mul(t).mul(-0.5))
}
const fan = vec3(
  lobe(0.72, 0.13).add(lobe(0.16, 0.07).mul(0.35)),
  lobe(0.56, 0.15),
  lobe(0.2, 0.09).mul(1.6),
)
const beam = smoothstep(0.02, 0.006, p.y.sub(p.x.mul(0.3)).sub(0.06).abs())
const white = vec3(0.95, 1, 1.09).mul(beam).mul(0.9)
const isRight = p.x.greaterThan(0.1)
const light = xyz2rgb(select(white, fan.mul(0.75), isRight)).max(0)

// Glass: lit edges of a triangle.
const q = vec2(p.x.abs(), p.y.add(0.16))
const side = max(q.dot(vec2(0.866, 0.5)).sub(0.25), q.y.negate().sub(0.02))
const glass = smoothstep(0.012, 0, side.abs())
  .mul(0.4)
  .add(smoothstep(0.005, -0.005, side).mul(0.06))
const shown = select(light, light.mul(0.12), side.lessThan(0))

export const fragment = vec4(
  rgb2srgb(shown.add(glass).add(float(0.004)).min(1)),
  1,
)
