import { translate4d } from '@kirari/addons'
import {
  float, fn, mat4, mix, resolution, sin, smoothstep, time, uv, vec2, vec3,
} from 'kirari/node'
import { vec4 } from 'kirari/node'
import type { Vec3 } from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)

// Below the shore everything is seen once more, upside down.
const isLake = smoothstep(-0.3, -0.302, p.y)
const wave = sin(p.y.mul(90).add(time)).mul(0.008).mul(isLake)
const seen = vec2(p.x.add(wave), mix(p.y, p.y.negate().sub(0.6), isLake))

// The last row makes w the distance, which x and y are divided by.
const projection = mat4(1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, -1, 0, 0, 1, 0)

const lantern = fn(
  'lantern',
  [{ under: vec3 }, { place: vec3 }, { fade: float }],
  vec3,
  (under, place, fade) => {
    const at = projection.mul(translate4d(place)).mul(vec4(0, 0, 0, 1))
    const q = seen.sub(at.xy.div(at.w)).mul(at.w).div(0.13)
    const off = vec2(
      q.x.abs().sub(q.y.mul(0.16).add(0.62)),
      q.y.abs().sub(0.85),
    )
    const paper = smoothstep(0.12, -0.12, off.x.max(off.y))
    const high = q.y.mul(0.5).add(0.5)
    const flame = mix(vec3(1, 0.86, 0.45), vec3(0.95, 0.36, 0.14), high)
    const glow = vec3(1, 0.5, 0.2).mul(
      q.length().mul(-0.9).exp().mul(0.35),
    )
    return mix(under.add(glow.mul(fade)), flame, paper.mul(fade))
  },
)

const dusk = mix(
  vec3(0.42, 0.24, 0.36),
  vec3(0.03, 0.05, 0.16),
  seen.y.add(0.35).mul(1.4).saturate(),
)
let sky: Vec3 = dusk
const count = 24
for (let i = count; i > 0; i--) {
  const far = 1.1 + 0.2 * i
  const rise = time
    .mul(0.04)
    .add((i * i * 0.313) % 1)
    .fract()
  const sway = sin(time.mul(0.5).add(i * 2)).mul(0.06)
  const x = (((i * i * i * 0.1871) % 1) - 0.5) * 2.2 * far
  const place = vec3(
    sway.add(x),
    rise.mul(1.1).sub(0.35).mul(far),
    float(-far),
  )
  sky = lantern(sky, place, smoothstep(0, 0.1, rise).mul(1.05 - far * 0.1))
}
const hills = sin(p.x.mul(7)).mul(0.01).add(0.012)
const shore = smoothstep(0.012, 0, p.y.add(0.3).abs().sub(hills))
const dim = mix(float(1), float(0.55), isLake)

export const fragment = vec4(
  mix(sky.mul(dim), vec3(0.02, 0.02, 0.05), shore),
  1,
)
