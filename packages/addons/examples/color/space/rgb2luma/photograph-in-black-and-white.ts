import { drawFill, rgb2luma } from '@kirari/addons'
import {
  atan2, float, fract, mix, resolution, step, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const px = float(1).div(resolution.y)
const p = uv.sub(0.5).mul(resolution).mul(px)

// A parasol from above, on the sand.
const turn = atan2(p.y, p.x)
  .div(2 * Math.PI)
  .add(time.mul(0.02))
const stripe = step(0.5, fract(turn.mul(8)))
const cloth = mix(vec3(0.95, 0.85, 0.3), vec3(0.1, 0.3, 0.75), stripe)
const folds = fract(turn.mul(16)).mul(0.25).add(0.8)
const sand = mix(vec3(0.93, 0.8, 0.6), vec3(0.85, 0.68, 0.48), uv.y)
const shade = mix(
  sand,
  sand.mul(0.55),
  drawFill(p.distance(vec2(0.07, -0.05)), 0.4, 0.02),
)
const scene = mix(shade, cloth.mul(folds), drawFill(p.length(), 0.4, px))

// Left as it is, right by its luma: yellow stays light, and blue dark.
const grey = vec3(rgb2luma(scene))
export const fragment = vec4(mix(scene, grey, step(0, p.x)), 1)
