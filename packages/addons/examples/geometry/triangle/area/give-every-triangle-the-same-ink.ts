import {
  Triangle, triangleArea, triangleBarycentric,
} from '@kirari/addons'
import {
  float, mix, resolution, sin, smoothstep, time, uv, vec3, vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const tip = sin(time).mul(0.35)
const top = vec3(tip, tip.abs().mul(1.4).sub(0.1), 0)
const triangle = Triangle({
  a: vec3(-0.5, -0.3, 0),
  b: vec3(0.5, -0.3, 0),
  c: top,
})

// The smaller the triangle, the thicker the ink.
const weights = triangleBarycentric(triangle, vec3(p, 0))
const cover = smoothstep(0, 0.008, weights.x.min(weights.y).min(weights.z))
const ink = float(0.16).div(triangleArea(triangle).add(0.02))
const paper = vec3(0.97, 0.95, 0.9).sub(p.length().mul(0.12))
const dye = vec3(2.2, 0.9, 0.35).mul(ink).mul(-1).exp()

export const fragment = vec4(mix(paper, paper.mul(dye), cover), 1)
