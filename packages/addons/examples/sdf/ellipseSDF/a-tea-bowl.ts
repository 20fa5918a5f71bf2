import { drawFill, ellipseSDF, fbm, valueNoise } from '@kirari/addons'
import {
  float, mix, resolution, smoothstep, step, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const px = float(1).div(resolution.y)
const p = uv.sub(0.5).mul(resolution).mul(px)

const rim = ellipseSDF(p.sub(vec2(0, 0.12)), vec2(0.38, 0.11))
const mouth = ellipseSDF(p.sub(vec2(0, 0.12)), vec2(0.36, 0.095))
const tea = ellipseSDF(p.sub(vec2(0, 0.075)), vec2(0.33, 0.075)).max(mouth)
const wall = ellipseSDF(p.sub(vec2(0, 0.12)), vec2(0.38, 0.47))
const body = wall.max(p.y.sub(0.12)).min(rim)
const foot = ellipseSDF(p.add(vec2(0, 0.325)), vec2(0.15, 0.045))
const shadow = smoothstep(
  0.16,
  -0.1,
  ellipseSDF(p.add(vec2(-0.1, 0.35)), vec2(0.4, 0.06)),
)

const table = mix(
  vec3(0.36, 0.22, 0.13),
  vec3(0.62, 0.45, 0.3),
  uv.y.add(valueNoise(p.mul(vec2(3, 70))).mul(0.3)),
)
const floor = table.mul(float(1).sub(shadow.mul(0.6)))
const crackle = fbm(p.mul(vec2(9, 14)), 3)
const round = float(1).sub(p.x.add(0.14).abs().mul(2)).saturate()
const clay = mix(
  vec3(0.09, 0.1, 0.12),
  vec3(0.42, 0.46, 0.46),
  round.mul(0.7).add(crackle.mul(0.25)),
)
const glazed = mix(
  vec3(0.3, 0.17, 0.1),
  clay,
  step(crackle.mul(0.12).sub(0.27), p.y),
)
const steam = fbm(vec2(p.x.mul(5), p.y.mul(3).sub(time.mul(0.4))), 3)
const foam = vec3(0.5, 0.65, 0.2).add(
  valueNoise(p.mul(vec2(60, 180)))
    .mul(0.2)
    .sub(0.1),
)

const base = mix(floor, vec3(0.16, 0.09, 0.06), drawFill(foot, 0, px))
const bowl = mix(base, glazed, drawFill(body, 0, px))
const inner = mix(bowl, vec3(0.06, 0.07, 0.08), drawFill(mouth, 0, px))
const filled = mix(inner, foam, drawFill(tea, 0, px))
const mist = steam
  .mul(steam)
  .mul(smoothstep(0.3, 0, p.x.abs()))
  .mul(smoothstep(0.05, 0.3, p.y))

export const fragment = vec4(
  mix(filled, vec3(1), mist.mul(0.9).saturate()),
  1,
)
