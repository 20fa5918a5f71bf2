import { drawFill, quadraticInOut, starSDF } from '@kirari/addons'
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
  time.add(2.35).mod(6).sub(3).abs().sub(0.5).div(1.8).saturate(),
)
const edge = half.mul(open).mul(0.8)
const from = p.x.abs().sub(edge)
// The cloth is pushed together: its folds get narrower.
const folds = from.div(half.sub(edge)).mul(24).cos().mul(0.5).add(0.5)
const cloth = mix(vec3(0.3, 0.02, 0.07), vec3(0.78, 0.12, 0.16), folds)

// A star hangs in the spotlight, above its pool of light.
const spot = exp(p.distance(vec2(0, 0.05)).mul(-3.2))
const stage = mix(vec3(0.05, 0.04, 0.12), vec3(0.95, 0.8, 0.6), spot)
const pool = exp(p.add(vec2(0, 0.42)).mul(vec2(2, 9)).length().mul(-2))
const boards = mix(vec3(0.13, 0.07, 0.06), vec3(0.95, 0.7, 0.4), pool)
const behind = mix(stage, boards, drawFill(p.y.add(0.33), 0, px))
const star = drawFill(starSDF(p.sub(vec2(0, 0.05)), 0.17, 5, 0.5), 0, px)
const shown = mix(behind, vec3(1, 0.85, 0.35), star)
const closed = drawFill(from.negate(), 0, px)

export const fragment = vec4(mix(shown, cloth, closed), 1)
