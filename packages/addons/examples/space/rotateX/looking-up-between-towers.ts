import { fbm, gnoise, random, rotateX } from '@kirari/addons'
import {
  float, mix, resolution, select, sin, smoothstep, time, uv, vec2, vec3,
  vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
// The camera lies nearly on its back: the view along the street is
// tilted up.
const tilt = sin(time.mul(0.3)).mul(0.06).add(0.98)
const ray = rotateX(vec3(p, -0.75), tilt)

// The street runs along z, between two walls.
const far = float(1).div(ray.x.abs().max(0.001)).toConst('far')
const at = ray.mul(far).toConst('at')
const side = ray.x.sign()
// Each house is as high as chance had it.
const plot = at.z.div(1.3)
const house = vec2(plot.floor(), side)
const chance = random(house).toConst('chance')
const height = chance.mul(4.2).add(3)
const isWall = at.y.lessThan(height)

const storey = vec2(plot.fract().mul(6), at.y.mul(4))
const pane = storey.fract().sub(0.5).abs()
const glass = smoothstep(0.36, 0.32, pane.x).mul(
  smoothstep(0.34, 0.3, pane.y),
)
const stone = mix(
  vec3(0.3, 0.25, 0.27),
  vec3(0.72, 0.6, 0.5),
  chance.mul(7).fract(),
).mul(select(0.62, 1, ray.x.lessThan(0)))
const room = random(vec3(storey.floor(), house.x.mul(3).add(side)))
const mirrored = mix(
  vec3(0.2, 0.34, 0.46),
  vec3(0.62, 0.76, 0.82),
  gnoise(at.yz.mul(0.8)).mul(0.7).add(0.4),
)
const window = select(
  mirrored,
  vec3(1, 0.8, 0.45),
  room.greaterThan(0.86),
)
const ledge = smoothstep(0.06, 0.03, height.sub(at.y).sub(0.03).abs())
const corner = smoothstep(0.47, 0.5, plot.fract().sub(0.5).abs())
const wall = mix(stone, window, glass)
  .mul(corner.mul(-0.6).add(1))
  .add(ledge.mul(0.15))

const over = ray.xz.div(ray.y.max(0.05)).mul(2.2)
const cloud = smoothstep(
  0,
  0.7,
  fbm(over.add(time.mul(0.05)), 3).add(0.2),
)
const sky = mix(
  mix(vec3(0.85, 0.88, 0.88), vec3(0.2, 0.47, 0.8), ray.y),
  vec3(1, 0.97, 0.93),
  cloud,
)
const haze = far.mul(-0.1).exp()

export const fragment = vec4(
  select(sky, mix(vec3(0.75, 0.82, 0.87), wall, haze), isWall),
  1,
)
