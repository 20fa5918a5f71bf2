import { quadraticInOut, drawFill } from '@kirari/addons'
import {
  exp,
  float,
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
const half = resolution.x.mul(px).mul(0.5)

// Open and closed again.
const open = quadraticInOut(
  time.add(4.6).mod(6).sub(3).abs().sub(0.5).div(1.8).saturate(),
)
const edge = half.mul(open).mul(0.8)
const from = p.x.abs().sub(edge)
// The cloth is pushed together: its folds get narrower.
const folds = from.div(half.sub(edge)).mul(24).cos().mul(0.5).add(0.5)
const cloth = mix(vec3(0.3, 0.02, 0.07), vec3(0.78, 0.12, 0.16), folds)

const spot = exp(p.distance(vec2(0, -0.1)).mul(-3.2))
const stage = mix(vec3(0.05, 0.04, 0.12), vec3(1, 0.9, 0.65), spot)
const boards = drawFill(p.y.add(0.33), 0, px)
const behind = mix(stage, stage.mul(vec3(0.7, 0.45, 0.3)), boards)
const closed = drawFill(from.negate(), 0, px)

export const fragment = vec4(mix(behind, cloth, closed), 1)
