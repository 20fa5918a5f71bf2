import { fbm, fisheye2xyz, rotateX, rotateY } from '@kirari/addons'
import {
  max, mix, resolution, select, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'
import type { Float } from 'kirari/node'

// Wider than the circle of 180°, so that the picture is full.
const p = uv.sub(0.5).mul(resolution).div(resolution.x)
const d = rotateY(
  rotateX(fisheye2xyz(p.mul(0.92).add(0.5)), Math.PI / 2),
  time.mul(0.05).add(0.3),
)

// A hall: a roof in two slopes above, and walls that stand far apart.
const slope = d.y.add(d.x.abs().mul(0.45)).max(1e-3)
const roof = d.mul(slope.pow(-1))
const side = d.mul(d.x.abs().max(1e-3).pow(-1).mul(1.15))
const isRoof = roof.x.abs().lessThan(1.15)
const girder = (x: Float, width: number): Float =>
  smoothstep(width, width * 0.8, x.fract().sub(0.5).abs())
const purlins = girder(roof.x.mul(6), 0.05).max(
  girder(roof.z.mul(7), 0.05),
)
const frames = max(
  girder(roof.z.mul(1.4), 0.05),
  smoothstep(0.03, 0.024, roof.x.abs()),
)
const cloud = smoothstep(
  -0.15,
  0.4,
  fbm(roof.xz.mul(1.3).add(vec2(time.mul(0.05), 0)), 4),
)
const sky = mix(vec3(0.35, 0.62, 0.86), vec3(0.96, 0.97, 0.98), cloud)
const iron = vec3(0.11, 0.2, 0.19)
const glass = mix(mix(sky, iron, purlins.mul(0.8)), iron.mul(0.7), frames)

const arcade = vec2(side.z.mul(1.4).fract().sub(0.5).abs(), side.y)
const arch = vec2(arcade.x, arcade.y.sub(0.1).max(0)).length().sub(0.36)
const shops = mix(
  vec3(0.98, 0.72, 0.36),
  vec3(0.55, 0.24, 0.14),
  smoothstep(0.3, -0.4, side.y),
)
const masonry = vec3(0.74, 0.46, 0.36).mul(
  smoothstep(-0.4, 0.7, side.y).mul(0.7).add(0.4),
)
const wall = mix(masonry, shops, smoothstep(0.01, -0.01, arch))
export const fragment = vec4(select(wall, glass, isRoof), 1)
