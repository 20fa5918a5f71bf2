import {
  blendColorBurn, gnoise, starSDF, valueNoise,
} from '@kirari/addons'
import {
  exp, float, mix, resolution, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)

// Rings of growth, cut lengthwise: long waves, fine pores.
const q = p.mul(vec2(0.55, 3)).add(vec2(0, 1.4))
const bend = gnoise(q.mul(1.2)).mul(0.8)
const rings = q.y.add(bend).mul(22).sin().mul(0.5).add(0.5)
const pores = valueNoise(p.mul(vec2(14, 260))).mul(0.1)
const wood = mix(vec3(0.9, 0.74, 0.52), vec3(0.82, 0.62, 0.4), rings).sub(
  pores,
)

// The iron touches along lines and scorches what lies near.
const lines = starSDF(p, 0.36, 8, 0.45)
  .abs()
  .min(p.length().sub(0.41).abs())
  .min(p.length().sub(0.06).abs())
const heat = exp(lines.mul(-26))
  .mul(0.5)
  .add(exp(lines.mul(-160)).mul(0.5))
const flicker = time.mul(1.3).sin().mul(0.06).add(0.94)
const iron = mix(vec3(1), vec3(0.28, 0.14, 0.06), heat.mul(flicker))

export const fragment = vec4(
  blendColorBurn(wood, iron.max(float(0.05))),
  1,
)
