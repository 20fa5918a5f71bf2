import { bias, valueNoise } from '@kirari/addons'
import { cos, float, mix, time, uv, vec2, vec3, vec4 } from 'kirari/node'

// Each pleat runs from 0 to 1; the draught leans its crest to one side.
const sway = time.mul(0.7).add(uv.y.mul(2.2)).sin().mul(0.012)
const pleats = uv.x.add(sway.mul(float(1.2).sub(uv.y))).mul(9)
const lean = valueNoise(
  vec2(pleats.floor().mul(3.7), uv.y.mul(1.6).add(time.mul(0.3))),
)
const fold = bias(pleats.fract(), lean.mul(0.7).add(0.15))
const light = cos(fold.sub(0.45).mul(6.283)).mul(0.5).add(0.5)

// A woven stripe follows the cloth, so it shows how the fold is bent.
const stripe = fold
  .mul(3)
  .fract()
  .sub(0.5)
  .abs()
  .sub(0.1)
  .mul(30)
  .saturate()
const cloth = mix(vec3(0.96, 0.84, 0.6), vec3(0.66, 0.2, 0.2), stripe)
const shade = light.mul(0.8).add(0.24)
const hem = uv.y.mul(22).saturate().mul(0.35).add(0.65)

export const fragment = vec4(cloth.mul(shade).mul(hem), 1)
