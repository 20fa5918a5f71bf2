import {
  compositeSourceOver, drawCircle, drawColorPicker, drawRect, hsv2rgb,
} from '@kirari/addons'
import {
  mix, resolution, sin, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const st = p.add(vec2(0.72, 0.38)).div(0.76)

const hue = time.mul(0.02).add(0.55)
const pick = vec2(sin(time.mul(0.5)).mul(0.2).add(0.7), 0.8)
const picked = hsv2rgb(vec3(hue, pick))

const panel = vec4(mix(vec3(0.12), vec3(0.19, 0.19, 0.21), uv.y), 1)
const picker = compositeSourceOver(drawColorPicker(st, hue), panel)
const ring = drawCircle(st.sub(pick), 0.035, 0.012)
const level = drawRect(
  st.sub(vec2(1.1875, hue.fract())),
  vec2(0.16, 0.02),
  0.012,
)
const swatch = drawRect(p.sub(vec2(0.6, 0)), vec2(0.5, 0.76))

export const fragment = vec4(
  mix(mix(picker.xyz, vec3(1), ring.max(level)), picked, swatch),
  1,
)
