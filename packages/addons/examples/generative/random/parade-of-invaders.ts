import { hsl2rgb, random } from '@kirari/addons'
import {
  float, mix, resolution, smoothstep, step, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const p = uv.mul(resolution).div(resolution.y).mul(5)
const cell = p.floor()

// Every second, one in eight is replaced by another.
const age = time.add(random(cell).mul(8)).div(8).floor()
const place = p.fract().sub(0.5).mul(11)

// The left half of each is random pixels; the right half mirrors it.
const pixel = vec2(place.x.abs().floor(), place.y.add(4).floor())
const isIn = step(pixel.x, float(3)).mul(step(place.y.abs(), float(4)))
const bit = random(
  vec4(cell, pixel.x.add(pixel.y.mul(4)), age.mul(7).add(cell.y)),
)

// Near the middle more of them are set, so that no one falls apart.
const middle = pixel.x.mul(0.14).add(pixel.y.sub(3.5).abs().mul(0.05))
const body = step(bit, float(0.86).sub(middle)).mul(isIn)
const eye = step(pixel.sub(vec2(1, 5)).length(), float(0.5))
const dot = place.fract().sub(0.5).abs()
const lamp = smoothstep(0.5, 0.38, dot.x.max(dot.y))

const hue = random(cell.add(9)).mul(0.5).add(cell.y.mul(0.11))
const glow = hsl2rgb(vec3(hue, 0.85, 0.62))
const night = mix(vec3(0.02, 0.02, 0.06), vec3(0.06, 0.03, 0.12), uv.y)
const alien = mix(glow, vec3(1), eye.mul(0.85))
const lines = p.y.mul(60).sin().mul(0.06).add(0.94)

export const fragment = vec4(
  mix(night, alien.mul(lamp.mul(0.45).add(0.55)), body).mul(lines),
  1,
)
