import { hsl2rgb, rotateY } from '@kirari/addons'
import {
  float, mix, resolution, select, sin, smoothstep, time, uv, vec2, vec3,
  vec4,
} from 'kirari/node'
import type { Float, Vec3 } from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const count = 13
let colour: Vec3 = mix(
  vec3(0.03, 0.05, 0.12),
  vec3(0.13, 0.07, 0.17),
  uv.y,
)
let glow: Vec3 = vec3(0)
let nearest: Float = float(-9)
for (let i = 0; i < count; i++) {
  const around = time.mul(0.2).add((i * 2 * Math.PI) / count)
  const at = rotateY(vec3(1.5, 0.1 * Math.sin(i * 2.4), 0), around)
  // Seen from above by a little, in perspective.
  const size = float(1).div(float(3.1).sub(at.z))
  const centre = vec2(
    at.x.mul(1.15),
    at.y.sub(at.z.mul(0.34)).add(sin(time.add(i)).mul(0.04)),
  ).mul(size)
  const q = p.sub(centre).div(size)
  const lobe = vec2(q.x, q.y.mul(0.8)).length()
  const tint = hsl2rgb(vec3(0.02 + 0.035 * (i % 5), 0.9, 0.58))
  const ribs = sin(q.y.mul(44)).mul(0.1).add(0.9)
  const cap = smoothstep(0.2, 0.22, q.y.abs())
  const paper = mix(
    tint.mul(lobe.mul(-2).add(1.35)).mul(ribs),
    vec3(0.16, 0.06, 0.05),
    cap,
  )
  const cover = smoothstep(0.26, 0.25, lobe).max(
    smoothstep(0.09, 0.085, q.x.abs()).mul(
      smoothstep(0.36, 0.35, q.y.abs()),
    ),
  )
  // Lanterns are drawn from back to front.
  colour = mix(
    colour,
    paper.mul(smoothstep(-3, 1.4, at.z)),
    cover.mul(
      select(
        float(0),
        float(1),
        at.z.greaterThan(nearest).or(cover.lessThan(0.01)),
      ),
    ),
  )
  nearest = select(nearest, nearest.max(at.z), cover.greaterThan(0.5))
  glow = glow.add(tint.mul(lobe.mul(-4).exp()).mul(size.mul(0.35)))
}

export const fragment = vec4(colour.add(glow), 1)
