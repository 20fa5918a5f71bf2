import { drawFill, ellipseSDF, rotate2d, valueNoise } from '@kirari/addons'
import {
  float, mix, resolution, sin, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const px = float(1).div(resolution.y)
const p = rotate2d(float(-0.3)).mul(uv.sub(0.5).mul(resolution).mul(px))

// Not quite round, as planets that turn fast are.
const globe = ellipseSDF(p, vec2(0.27, 0.25))
const light = smoothstep(0.4, -0.35, p.x.add(p.y.mul(0.4)))
const belts = sin(p.y.mul(55).add(valueNoise(p.mul(9)).mul(4)))
  .mul(0.5)
  .add(0.5)
const gas = mix(vec3(0.85, 0.62, 0.38), vec3(0.98, 0.87, 0.66), belts).mul(
  light.mul(0.9).add(0.1),
)

const ring = ellipseSDF(p, vec2(0.58, 0.13))
const grooves = valueNoise(ring.mul(170).add(time.mul(0.1)))
  .mul(0.5)
  .add(0.5)
const band = drawFill(ring.abs(), 0.07, px).mul(
  float(1).sub(drawFill(ring.add(0.03).abs(), 0.005, px)),
)
const ice = vec3(0.95, 0.85, 0.7).mul(grooves).mul(0.8)

const sky = vec3(0.02, 0.02, 0.05)
const behind = mix(sky, ice, band.mul(0.8))
const planet = mix(behind, gas, drawFill(globe, 0, px))
const front = band.mul(0.9).mul(smoothstep(px, px.negate(), p.y))

export const fragment = vec4(mix(planet, ice, front), 1)
