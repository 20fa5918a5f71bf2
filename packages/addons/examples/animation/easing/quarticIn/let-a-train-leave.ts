import { drawFill, quarticIn, rectSDF } from '@kirari/addons'
import {
  float,
  max,
  mix,
  resolution,
  time,
  uv,
  vec2,
  vec3,
  vec4,
} from 'kirari/node'

const px = float(1).div(resolution.y)
const p = uv.sub(0.5).mul(resolution).mul(px)

// It stands, moves off by inches, and is gone.
const gone = quarticIn(time.add(1.2).mod(5).div(4.6).saturate())
const x = p.x.sub(gone.mul(3)).add(0.15).toConst('x')

const car = rectSDF(vec2(x, p.y), vec2(0.8, 0.15), 0.06)
const pane = vec2(x.mod(0.2).sub(0.1), p.y.sub(0.045))
const panes = max(
  rectSDF(pane, vec2(0.075, 0.045), 0.02),
  x.abs().sub(0.7),
)
const stripe = max(p.y.add(0.065).abs().sub(0.014), car)
const wheel = vec2(x.abs().sub(0.5).abs().sub(0.1), p.y.add(0.16))

const dusk = mix(vec3(0.98, 0.72, 0.55), vec3(0.3, 0.42, 0.62), uv.y)
const hill = p.y.sub(p.x.mul(3).sin().mul(0.05)).sub(0.02)
const far = mix(dusk, vec3(0.28, 0.33, 0.48), drawFill(hill, 0, px))
const body = mix(far, vec3(0.96, 0.93, 0.86), drawFill(car, 0, px))
const lit = mix(body, vec3(1, 0.78, 0.35), drawFill(panes, 0, px))
const red = mix(lit, vec3(0.8, 0.2, 0.2), drawFill(stripe, 0, px))
const train = mix(red, vec3(0.1), drawFill(wheel.length(), 0.045, px))

const platform = drawFill(p.y, -0.2, px)
const slab = mix(
  vec3(0.33, 0.3, 0.36),
  vec3(0.2, 0.18, 0.24),
  uv.y.mul(-3).add(1),
)
const line = drawFill(p.y.add(0.235).abs(), 0.008, px)
export const fragment = vec4(
  mix(mix(train, slab, platform), vec3(0.95, 0.8, 0.2), line),
  1,
)
