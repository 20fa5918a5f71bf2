import { gnoise, pow5, valueNoise, worley } from '@kirari/addons'
import {
  float, mix, resolution, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'
import type { Float } from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const shore = 0.16
const down = float(shore).sub(p.y).max(0.001)

const land = (x: Float, y: Float) => {
  const ridge = valueNoise(x.mul(3).add(4))
    .mul(0.16)
    .add(valueNoise(x.mul(11)).mul(0.03))
  const sky = mix(
    vec3(1, 0.86, 0.72),
    vec3(0.38, 0.6, 0.82),
    smoothstep(0, 0.4, y),
  )
  return mix(sky, vec3(0.22, 0.3, 0.4), smoothstep(0.004, 0, y.sub(ridge)))
}
// A lake lies still, so its far end is seen at a grazing angle.
const far = float(0.16).div(down)
const at = vec2(p.x.mul(far).mul(4), far.mul(4))
const wave = gnoise(at.mul(vec2(1, 3)).add(vec2(0, time.mul(0.4))))
const cosine = down.div(vec2(down, 0.8).length())
const mirror = pow5(float(1).sub(cosine)).mul(0.98).add(0.02)

const stones = worley(at.mul(2.5).add(wave.mul(0.15))).x
const bed = mix(vec3(0.24, 0.3, 0.24), vec3(0.05, 0.14, 0.16), stones)
const seen = land(p.x.add(wave.mul(0.02)), down.add(wave.mul(0.03)).abs())
const lake = mix(bed, seen, mirror)

export const fragment = vec4(
  mix(
    lake,
    land(p.x, p.y.sub(shore)),
    smoothstep(-0.002, 0.002, p.y.sub(shore)),
  ),
  1,
)
