import { mmax } from '@kirari/addons'
import {
  float, mix, resolution, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const gaze = vec2(time.mul(0.4).sin().mul(0.06), 0.03)

// Everything at one distance along a corridor lies on a rectangle:
// the largest component says how far away it is.
const away = mmax(p.sub(gaze).abs().mul(vec2(0.62, 1)))
const depth = float(0.35).div(away.max(0.004)).add(time.mul(0.4))

const frame = depth.fract()
const door = smoothstep(0.06, 0.1, frame).mul(smoothstep(0.3, 0.26, frame))
const isWall = smoothstep(
  -0.002,
  0.002,
  p.x.sub(gaze.x).abs().mul(0.62).sub(away.sub(1e-3)),
)
const isFloor = smoothstep(0.002, -0.002, p.y.sub(gaze.y)).mul(
  float(1).sub(isWall),
)
const wall = mix(vec3(0.86, 0.8, 0.7), vec3(0.72, 0.32, 0.22), door)
const tiles = smoothstep(0.45, 0.5, depth.mul(4).fract().sub(0.5).abs())
const floor = mix(vec3(0.35, 0.3, 0.32), vec3(0.2, 0.17, 0.2), tiles)
const ceiling = mix(vec3(0.95, 0.9, 0.8), vec3(0.72, 0.32, 0.22), door)
const surface = mix(mix(ceiling, floor, isFloor), wall.mul(0.8), isWall)
const light = smoothstep(0.002, 0.5, away).mul(0.85).add(0.1)
const end = smoothstep(0.05, 0.02, away)

export const fragment = vec4(
  mix(surface.mul(light), vec3(1, 0.93, 0.75), end),
  1,
)
