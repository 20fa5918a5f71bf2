import {
  compositeClear, compositeSourceOver, drawFill, lineSDF, valueNoise,
} from '@kirari/addons'
import {
  float, mix, resolution, sin, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'
import type { Float } from 'kirari/node'

const px = float(1).div(resolution.y)
const p = uv.sub(0.5).mul(resolution).mul(px)

// The street outside: dusk, and lamps out of focus.
const lamp = (sum: Float, i: number): Float => {
  const at = vec2(((i * 0.37) % 1.9) - 0.95, ((i * 0.23) % 0.6) - 0.42)
  const flicker = sin(time.mul(0.7).add(i * 2))
    .mul(0.15)
    .add(0.5)
  return sum.add(drawFill(p.distance(at), 0.05, 0.012).mul(flicker))
}
const lamps = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].reduce(lamp, float(0))
const dusk = mix(vec3(0.1, 0.08, 0.2), vec3(0.2, 0.26, 0.5), uv.y)
const street = vec4(dusk.add(vec3(1, 0.62, 0.25).mul(lamps)).min(1), 1)

const grain = valueNoise(p.mul(60))
  .add(valueNoise(p.mul(9)))
  .mul(0.08)
const frost = vec4(0.74, 0.81, 0.87, 1).mul(grain.add(0.8))

// A finger draws a face, and a drop runs down from it.
const drop = sin(time.mul(0.17)).abs().mul(-0.2).sub(0.38)
const face = lineSDF(p, vec2(-0.1, 0.1), vec2(-0.1, 0.16))
  .min(lineSDF(p, vec2(0.1, 0.1), vec2(0.1, 0.16)))
  .min(p.sub(vec2(0, 0.02)).length().sub(0.2).abs().max(p.y.add(0.06)))
  .min(p.length().sub(0.36).abs())
  .min(lineSDF(p, vec2(0.17, -0.33), vec2(0.17, drop)).add(0.02))
const finger = smoothstep(0.034, 0.022, face)

const pane = mix(frost, compositeClear(frost, frost), finger)
export const fragment = compositeSourceOver(pane, street)
