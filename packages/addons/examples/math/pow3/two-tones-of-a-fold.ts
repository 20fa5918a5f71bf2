import { pow3 } from '@kirari/addons'
import { resolution, time, uv, vec3, vec4 } from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)

// The slope of paper that is folded to and fro: its cube
// leaves the flat parts grey, and both flanks their colours.
const phase = p.x.mul(9).add(p.y.mul(p.x.mul(3).add(2)))
const slope = pow3(phase.add(time.mul(0.3)).sin())
const paper = vec3(0.87, 0.85, 0.83)
const lit = vec3(0.12, 0.02, -0.18).mul(slope.max(0))
const shaded = vec3(-0.75, -0.5, -0.3).mul(slope.min(0).negate())

export const fragment = vec4(paper.add(lit).add(shaded), 1)
