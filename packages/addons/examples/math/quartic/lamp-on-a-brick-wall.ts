import {
  drawFill, gnoise, quartic, random, rectSDF,
} from '@kirari/addons'
import {
  float, mix, resolution, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)

// Every other course is shifted by half a brick.
const course = p.y.mul(11).floor()
const at = vec2(p.x.mul(4.4).add(course.mul(0.5)), p.y.mul(11))
const brick = at.fract().sub(0.5).div(vec2(4.4, 11))
const edge = rectSDF(brick, vec2(0.105, 0.036), 0.008)
const tone = random(at.floor()).mul(0.3).add(0.75)
const rough = gnoise(p.mul(60)).mul(0.08).add(1)
const clay = vec3(0.72, 0.34, 0.24).mul(tone).mul(rough)
const wall = mix(vec3(0.55, 0.5, 0.46), clay, drawFill(edge, 0, 0.008))

// A pool of light: round in the middle, and it ends without an edge.
const swing = time.mul(0.9).sin().mul(0.06)
const from = p.sub(vec2(swing, 0.16)).div(vec2(0.75, 0.85)).length()
const pool = float(1).sub(quartic(from))
const lamp = drawFill(p.sub(vec2(swing, 0.36)).length(), 0.05, 0.01)
const lit = wall.mul(
  vec3(1.5, 1.25, 0.85)
    .mul(pool)
    .add(vec3(0.07, 0.08, 0.13)),
)

export const fragment = vec4(mix(lit, vec3(1, 0.95, 0.8), lamp), 1)
