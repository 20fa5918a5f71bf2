import { blendHeat, drawFill, fbm } from '@kirari/addons'
import {
  exp, float, mix, normalize, resolution, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const px = float(1).div(resolution.y)
const p = uv.sub(0.5).mul(resolution).mul(px)
const far = p.length().div(0.4)
const up = float(1).sub(far.mul(far)).max(0).sqrt()

// Grains of hot gas on a ball, darker towards its edge.
const q = p.div(up.mul(0.5).add(0.5)).mul(6)
const boil = fbm(q.add(fbm(q.mul(0.6).add(time.mul(0.2)), 2).mul(1.1)), 3)
const disc = vec3(1, 0.8, 0.42).mul(up.mul(0.45).add(0.55))
const gas = mix(
  vec3(0.7, 0.45, 0.3),
  vec3(1, 0.92, 0.66),
  boil.mul(1.1).add(0.62).saturate(),
)
const face = blendHeat(disc, gas)

const flames = fbm(
  normalize(p)
    .mul(3)
    .add(vec2(far.mul(0.8).sub(time.mul(0.15)), 0)),
  3,
)
  .mul(0.6)
  .add(0.7)
const corona = exp(far.sub(1).max(0).mul(-4.5)).mul(flames)

export const fragment = vec4(
  mix(
    vec3(1, 0.36, 0.08).mul(corona),
    face,
    drawFill(p.length(), 0.4, px),
  ),
  1,
)
