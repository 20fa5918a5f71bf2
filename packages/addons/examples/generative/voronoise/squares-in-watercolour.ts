import { valueNoise, voronoise } from '@kirari/addons'
import {
  mix, resolution, smoothstep, time, uv, vec3, vec4,
} from 'kirari/node'

const p = uv.mul(resolution).div(resolution.y)
// Squares that are not quite square, and that run into one
// another a little.
const bleed = time.mul(0.5).sin().mul(0.05).add(0.2)
const wash = (scale: number, seed: number) =>
  voronoise(p.mul(scale).add(seed), 0.3, bleed)
const tone = wash(5, 0)
const warmth = wash(5, 40)
const blue = mix(vec3(0.16, 0.28, 0.45), vec3(0.6, 0.72, 0.72), tone)
const red = mix(vec3(0.55, 0.17, 0.16), vec3(0.96, 0.75, 0.45), tone)
const pigment = mix(blue, red, smoothstep(0.35, 0.6, warmth))
const grain = valueNoise(p.mul(120))
  .mul(0.6)
  .add(valueNoise(p.mul(45)).mul(0.4))
const paper = vec3(0.97, 0.95, 0.9)
const painted = mix(pigment, paper, grain.mul(0.28))
const rough = valueNoise(p.mul(14)).mul(0.025)
const edge = uv.sub(0.5).abs().mul(resolution).div(resolution.y)
const inner = resolution.div(resolution.y).mul(0.5).sub(edge).sub(rough)
const isPainted = smoothstep(0.04, 0.05, inner.x.min(inner.y))

export const fragment = vec4(
  mix(paper.sub(grain.mul(0.05)), painted, isPainted),
  1,
)
