import { adaptiveThreshold, drawFill } from '@kirari/addons'
import {
  float, mix, resolution, step, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const px = float(1).div(resolution.y)
const p = uv.sub(0.5).mul(resolution).mul(px)

// Two staves of five lines, and notes on a melody.
const staff = p.y.add(0.5).mul(2).fract().sub(0.5)
const line = staff.mul(16).sub(0.5).fract().sub(0.5).abs().div(16)
const rules = drawFill(line.max(staff.abs().sub(0.14)), 0.005, px.mul(2))
const beat = p.x.mul(8).floor()
const tune = beat.mul(2.4).add(step(0, p.y).mul(1.7)).sin().mul(4).floor()
const head = vec2(p.x.mul(8).fract().sub(0.5).div(8), staff.div(2))
  .sub(vec2(0, tune.div(64)))
  .mul(vec2(0.75, 1.1))
const stem = vec2(
  head.x.sub(0.0125).abs(),
  head.y.sub(0.05).abs().sub(0.05),
)
const notes = drawFill(head.length().sub(0.015), 0).max(
  drawFill(stem.x.sub(0.0016).max(stem.y), 0),
)
const ink = rules.max(notes)

// A candle lights one corner; the other lies in the dark.
const flicker = time.mul(9).sin().mul(0.02)
const flame = p.sub(vec2(-0.7, 0.3)).length()
const light = flame.mul(flame.mul(-2.1).add(flicker)).exp().mul(0.9)
const seen = light.mul(float(1).sub(ink.mul(0.6)))
// The mean of ink and paper around the place is a little below the light.
const read = adaptiveThreshold(seen, light.mul(0.92), 0.15)

const lit = vec3(1, 0.85, 0.6).mul(seen.mul(1.1).add(0.02))
const clean = mix(vec3(0.1, 0.12, 0.2), vec3(0.98, 0.97, 0.94), read)
export const fragment = vec4(mix(lit, clean, step(0.1, p.x)), 1)
