import { drawFill, lineSDF, quarticInOut } from '@kirari/addons'
import {
  atan2,
  cos,
  float,
  max,
  mix,
  resolution,
  sin,
  time,
  uv,
  vec2,
  vec3,
  vec4,
} from 'kirari/node'
import type { Float } from 'kirari/node'

const px = float(1).div(resolution.y)
const p = uv.sub(0.5).mul(resolution).mul(px)

// One step a second, at once and without a jerk.
const now = time.add(0.5)
const steps = now
  .floor()
  .add(quarticInOut(now.fract().mul(1.4).saturate()))
const turn = Math.PI / 6
const hand = (at: Float, long: number, wide: number): Float => {
  const angle = at.mul(turn)
  return lineSDF(p, vec2(0), vec2(sin(angle), cos(angle)).mul(long)).sub(
    wide,
  )
}

const away = p.length()
const hours = atan2(p.x, p.y.add(1e-6)).div(turn)
const beside = hours.add(0.5).fract().sub(0.5).mul(turn).mul(away)
const marks = max(beside.abs().sub(0.01), away.sub(0.34).abs().sub(0.025))

const wall = mix(vec3(0.55, 0.78, 0.72), vec3(0.7, 0.87, 0.8), uv.y)
const shade = drawFill(p.add(vec2(-0.03, 0.03)).length(), 0.42, 0.05)
const shaded = wall.mul(float(1).sub(shade.mul(0.3)))
const dark = vec3(0.2, 0.25, 0.32)
const red = vec3(0.95, 0.42, 0.33)
const rim = mix(shaded, red, drawFill(away, 0.43, px))
const face = mix(rim, vec3(0.99, 0.97, 0.92), drawFill(away, 0.39, px))
const marked = mix(face, dark, drawFill(marks, 0, px))
const hour = hand(steps.div(12).add(10), 0.19, 0.014)
const short = mix(marked, dark, drawFill(hour, 0, px))
const minute = hand(steps, 0.29, 0.009)
const long = mix(short, red, drawFill(minute, 0, px))
export const fragment = vec4(mix(long, dark, drawFill(away, 0.028, px)), 1)
