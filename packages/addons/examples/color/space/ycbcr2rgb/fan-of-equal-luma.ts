import { drawFill, ycbcr2rgb } from '@kirari/addons'
import {
  atan2, float, floor, fract, mix, resolution, sin, time, uv, vec2, vec3,
  vec4,
} from 'kirari/node'

const px = float(1).div(resolution.y)
const p = uv.sub(vec2(0.5, 0.12)).mul(resolution).mul(px)

// Folds of a fan: each has its angle in the plane of Cb and Cr.
const angle = atan2(p.x, p.y)
const fold = angle.mul(8)
const turn = floor(fold).mul(0.42).add(time.mul(0.2))
const strength = p.length().mul(0.36)
const shade = fract(fold).mul(0.12).add(0.5)
const paper = ycbcr2rgb(
  vec3(shade, vec2(turn.cos(), turn.sin()).mul(strength).add(0.5)),
)

const open = sin(time.mul(0.5)).mul(0.12).add(1.2)
const leaf = p
  .length()
  .sub(0.46)
  .abs()
  .sub(0.26)
  .max(angle.abs().sub(open).mul(p.length()))
const rib = fract(fold)
  .sub(0.5)
  .abs()
  .sub(0.08)
  .max(p.length().sub(0.22))
  .max(angle.abs().sub(open).mul(p.length()))
const wood = mix(
  vec3(0.93, 0.92, 0.88),
  vec3(0.35, 0.2, 0.13),
  drawFill(rib, 0, px.mul(8).div(p.length())),
)

export const fragment = vec4(
  mix(wood, paper, drawFill(leaf, 0, px)).saturate(),
  1,
)
