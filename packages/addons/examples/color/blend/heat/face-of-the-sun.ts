import { blendHeat, drawFill, gnoise } from '@kirari/addons'
import {
  exp, float, mix, normalize, resolution, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const px = float(1).div(resolution.y)
const p = uv.sub(0.5).mul(resolution).mul(px)
const far = p.length().div(0.4)
const up = float(1).sub(far.mul(far)).max(0).sqrt()

// Grains of hot gas on a ball, darker towards its edge.
const q = p.div(up.mul(0.5).add(0.5)).mul(7)
const stir = gnoise(q.mul(0.6).add(time.mul(0.2))).mul(1.4)
const fine = gnoise(q.mul(2.6).sub(stir)).mul(0.5)
const boil = gnoise(q.add(stir)).add(fine).mul(0.8).add(0.62).saturate()
const disc = vec3(1, 0.8, 0.42).mul(up.mul(0.45).add(0.55))
const gas = mix(vec3(0.7, 0.45, 0.3), vec3(1, 0.92, 0.66), boil)
const face = blendHeat(disc, gas)

// Around it, its corona.
const ray = normalize(p).mul(4).add(vec2(far.sub(time.mul(0.15)), 0))
const flicker = gnoise(ray.mul(3)).mul(0.3)
const flames = gnoise(ray).mul(0.5).add(flicker).add(0.75)
const corona = exp(far.sub(1).max(0).mul(-4.5)).mul(flames)
const sky = vec3(1, 0.36, 0.08).mul(corona)

export const fragment = vec4(
  mix(sky, face, drawFill(p.length(), 0.4, px)),
  1,
)
