import { drawArrow, drawMatrix, rotate2d } from '@kirari/addons'
import { mix, resolution, time, uv, vec2, vec3, vec4 } from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)

const turn = rotate2d(time.mul(0.4).add(0.5))
const dots = drawMatrix(p.sub(vec2(-0.08, -0.105)).div(0.0095), turn)

// Its columns are where the axes go.
const q = p.add(vec2(0.55, 0))
const x = drawArrow(q, vec2(0), turn.at(0).mul(0.32), 0.016)
const y = drawArrow(q, vec2(0), turn.at(1).mul(0.32), 0.016)

let board = mix(vec3(0.1, 0.12, 0.18), vec3(0.92, 0.93, 0.96), dots)
board = mix(board, vec3(0.4, 0.85, 0.6), y)

export const fragment = vec4(mix(board, vec3(1, 0.5, 0.45), x), 1)
