import { drawFill, mirror } from '@kirari/addons'
import {
  atan2, mix, resolution, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y).add(vec2(0, 0.4))
const away = p.length()
const open = time.mul(0.5).sin().mul(0.12).add(1.12)
const angle = atan2(p.x, p.y.max(1e-4)).div(open)

// Twenty folds: the paper rises on one flank and falls on the other.
const fold = mirror(angle.mul(10))
const light = fold.mul(0.3).add(0.75)
const leaf = drawFill(away.sub(0.58).abs(), 0.24, 0.004)
const ribs = drawFill(away, 0.36, 0.003).mul(smoothstep(0.75, 0.85, fold))
const isFan = smoothstep(1.002, 0.998, angle.abs())

const wave = angle.mul(5).sin().mul(0.05).add(0.56)
const paint = mix(
  vec3(0.16, 0.32, 0.5),
  vec3(0.95, 0.88, 0.72),
  smoothstep(-0.004, 0.004, away.sub(wave)),
)
const sun = drawFill(p.sub(vec2(0.22, 0.66)).length(), 0.07, 0.004)
const paper = mix(paint, vec3(0.85, 0.25, 0.18), sun).mul(light)
const cloth = vec3(0.3, 0.12, 0.14).add(uv.y.mul(0.06))
const wood = mix(cloth, vec3(0.25, 0.16, 0.1), ribs.mul(isFan))

export const fragment = vec4(mix(wood, paper, leaf.mul(isFan)), 1)
