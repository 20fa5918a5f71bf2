import { arrowSDF, drawFill, fbm, lineSDF } from '@kirari/addons'
import {
  cos, mix, resolution, sin, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const p = uv.sub(vec2(0.5, 0.42)).mul(resolution).div(resolution.y)

const high = smoothstep(-0.4, 0.5, p.y)
const dusk = mix(vec3(1, 0.55, 0.28), vec3(0.2, 0.25, 0.5), high)
const wind = p.mul(vec2(1.6, 5)).sub(vec2(time.mul(0.06), 0))
const cloud = smoothstep(0.05, 0.5, fbm(wind, 4))
const sky = mix(
  dusk,
  mix(vec3(1, 0.8, 0.6), vec3(0.5, 0.4, 0.55), high),
  cloud.mul(0.7),
)

// It turns with the wind: seen from the side, it grows shorter.
const turn = sin(time.mul(0.4))
  .mul(0.5)
  .add(sin(time.mul(0.23)).mul(0.4))
  .add(0.35)
const reach = cos(turn).mul(0.34)
const hub = vec2(0.1, 0.2)
const vane = arrowSDF(
  p,
  hub.sub(vec2(reach, 0)),
  hub.add(vec2(reach, 0)),
  0.02,
  0.11,
)
const tail = arrowSDF(
  p,
  hub.sub(vec2(reach.mul(1.1), 0)),
  hub.sub(vec2(reach.mul(0.7), 0)),
  0.07,
  0.1,
)
const pole = lineSDF(p, hub.add(vec2(0, 0.05)), vec2(0.1, -0.3)).sub(0.007)
const letters = lineSDF(p, vec2(0, 0.07), vec2(0.2, 0.07)).sub(0.005)
const ball = p.distance(hub.add(vec2(0, 0.065))).sub(0.017)
const roof = p.y.add(0.16).add(p.x.sub(0.1).abs().mul(0.62))
const iron = vane.min(tail).min(pole).min(letters).min(ball).min(roof)

const rim = smoothstep(-0.012, 0, iron).mul(smoothstep(0.3, -0.2, p.y))
const dark = mix(
  vec3(0.06, 0.05, 0.09),
  vec3(0.5, 0.24, 0.14),
  rim.mul(0.5),
)

export const fragment = vec4(mix(sky, dark, drawFill(iron)), 1)
