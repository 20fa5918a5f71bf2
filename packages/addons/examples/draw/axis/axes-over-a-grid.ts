import {
  compositeSourceOver, drawAxis, drawGrid, drawStroke,
} from '@kirari/addons'
import { mix, resolution, uv, vec2, vec3, vec4 } from 'kirari/node'

const p = uv.sub(vec2(0.4, 0.36)).mul(resolution).div(resolution.y)

const grid = drawGrid(p, vec2(0.1), 0.003)
const paper = mix(vec3(0.12, 0.13, 0.17), vec3(0.22, 0.24, 0.31), grid)
const axes = compositeSourceOver(drawAxis(p, 0.01), vec4(paper, 1))

// A cubic with its three roots on the x axis.
const height = p.x.mul(p.x.add(0.5)).mul(p.x.sub(0.7)).mul(2.4)
const curve = drawStroke(p.y.sub(height), 0, 0.014)

export const fragment = mix(axes, vec4(1, 0.85, 0.5, 1), curve)
