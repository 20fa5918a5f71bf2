import { drawFill, mod2, random, rectSDF } from '@kirari/addons'
import {
  mix, resolution, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const part = mod2(p, vec2(0.25, 0.167))

// The place inside a box draws it, and the number of the box paints it.
const at = part.xy.sub(vec2(0.125, 0.0835))
const box = part.zw
const chance = random(box)
const door = rectSDF(at, vec2(0.11, 0.07), 0.012)
const slot = rectSDF(at.sub(vec2(0, 0.03)), vec2(0.07, 0.009), 0.004)
const lock = at.sub(vec2(0.085, -0.045)).length().sub(0.008)
const hasPost = smoothstep(
  0.7,
  0.71,
  random(box.add(time.mul(0.3).floor())),
)
const post = rectSDF(at.sub(vec2(0.01, 0.052)), vec2(0.045, 0.024), 0.003)

const green = vec3(0.2, 0.42, 0.38)
const red = vec3(0.72, 0.27, 0.2)
const paint = mix(
  mix(green, vec3(0.9, 0.78, 0.5), smoothstep(0.45, 0.46, chance)),
  red,
  smoothstep(0.82, 0.83, chance),
).mul(at.y.mul(2).add(0.95))
const wall = mix(vec3(0.16, 0.15, 0.17), paint, drawFill(door, 0, 0.004))
const cut = mix(wall, vec3(0.08, 0.07, 0.08), drawFill(slot, 0, 0.003))
const sent = mix(cut, vec3(0.97), drawFill(post, 0, 0.003).mul(hasPost))

export const fragment = vec4(
  mix(sent, vec3(0.85, 0.8, 0.6), drawFill(lock, 0, 0.003)),
  1,
)
