import { fbm, lookAt, toMat4, translate4d } from '@kirari/addons'
import {
  mix, normalize, resolution, sin, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)

// lookAt turns the camera; as a 4×4 matrix it can be moved as well.
const way = time.mul(0.12)
const eye = vec3(sin(way).mul(1.5), 2.2, way.mul(-4).add(2))
const target = vec3(0, 0, eye.z.sub(3.4))
const camera = translate4d(eye).mul(
  toMat4(lookAt(target.sub(eye), vec3(sin(way).mul(0.25), 1, 0))),
)
const from = camera.mul(vec4(0, 0, 0, 1)).xyz
const ray = normalize(camera.mul(vec4(p, -1.1, 0)).xyz)
const depth = from.y.div(ray.y).negate()
const at = from.add(ray.mul(depth)).xz

const height = fbm(at.mul(0.55), 5).add(0.02)
const east = fbm(at.mul(0.55).add(vec2(0.03, 0.02)), 5).add(0.02)
const slope = height.sub(east).mul(9)
const sea = mix(
  vec3(0.03, 0.2, 0.42),
  vec3(0.16, 0.62, 0.66),
  smoothstep(-0.35, 0.02, height),
)
const beach = smoothstep(0.02, 0.03, height)
const wood = smoothstep(0.06, 0.1, height)
const rock = smoothstep(0.26, 0.34, height)
const land = mix(
  mix(vec3(0.95, 0.87, 0.66), vec3(0.2, 0.42, 0.24), wood),
  vec3(0.56, 0.5, 0.44),
  rock,
).mul(slope.add(1).clamp(0.55, 1.5))
const surf = smoothstep(0.03, 0.02, height).mul(
  smoothstep(0, 0.018, height),
)
const map = mix(mix(sea, vec3(0.95), surf.mul(0.8)), land, beach)
const haze = vec3(0.82, 0.9, 0.95)
const far = depth.mul(-0.11).exp()

export const fragment = vec4(
  mix(haze, map, smoothstep(0, -0.02, ray.y).mul(far)),
  1,
)
