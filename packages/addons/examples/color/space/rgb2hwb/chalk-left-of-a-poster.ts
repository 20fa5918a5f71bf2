import { drawFill, hwb2rgb, rgb2hwb } from '@kirari/addons'
import {
  float, mix, resolution, smoothstep, step, uv, vec2, vec3, vec4,
} from 'kirari/node'

const px = float(1).div(resolution.y)
const p = uv.sub(0.5).mul(resolution).mul(px)

// A poster of three discs and a bar.
const disc = (x: number, y: number, r: number) =>
  drawFill(p.distance(vec2(x, y)), r, px)
const bar = step(p.y.add(0.28).abs(), 0.06)
const ground = mix(vec3(0.95, 0.75, 0.15), vec3(0.1, 0.2, 0.45), bar)
const red = mix(ground, vec3(0.85, 0.12, 0.1), disc(-0.3, 0.08, 0.3))
const blue = mix(red, vec3(0.05, 0.25, 0.6), disc(0.12, 0.05, 0.22))
const poster = mix(blue, vec3(0.05, 0.45, 0.35), disc(0.55, 0.12, 0.28))

// The sun reaches its right half: more white, and less black.
const sun = smoothstep(-0.1, 0.5, p.x.add(p.y.mul(0.4)))
const hwb = rgb2hwb(poster)
export const fragment = vec4(
  hwb2rgb(
    vec3(hwb.x, hwb.y.add(sun.mul(0.55)), hwb.z.mul(float(1).sub(sun))),
  ),
  1,
)
