import { drawAxis, drawGrid, fbm, quatRotate } from '@kirari/addons'
import {
  exp, mix, normalize, resolution, select, smoothstep, time, uv, vec2,
  vec3, vec4,
} from 'kirari/node'

// A camera that walks around a polished ball on a floor.
const half = time.mul(0.1).add(0.32)
const turn = vec4(0, half.sin(), 0, half.cos())
const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const eye = quatRotate(turn, vec3(0, 1.5, 3.6))
const ray = quatRotate(turn, normalize(vec3(p.x, p.y.sub(0.47), -1.35)))

const radius = 0.8
const near = eye.dot(ray).negate()
const root = near
  .mul(near)
  .sub(eye.dot(eye))
  .add(radius * radius)
const hit = eye.add(ray.mul(near.sub(root.max(0).sqrt())))
const isBall = smoothstep(0, 0.012, root)

const floor = eye.add(
  ray.mul(eye.y.add(radius).div(ray.y.min(-0.001).negate())),
)
const far = exp(floor.length().mul(-0.16))
const line = drawGrid(floor.xz, vec2(0.5), 0.015).mul(0.4)
const shade = smoothstep(1.3, 0.2, floor.xz.length())
const tiles = mix(vec3(0.1, 0.11, 0.15), vec3(0.42, 0.44, 0.52), line).mul(
  shade.mul(-0.75).add(1),
)
const below = drawAxis(vec3(floor.x, 0, floor.z), 0.035)
const ground = tiles.mul(below.w.negate().add(1)).add(below.xyz)
const sky = mix(
  vec3(0.5, 0.42, 0.5),
  vec3(0.1, 0.13, 0.25),
  p.y.mul(1.6).add(0.3).saturate(),
)
const back = select(sky, mix(sky, ground, far), ray.y.lessThan(-0.001))

// Each axis leaves the ball in two places, where its rod is cut.
const vein = fbm(hit.mul(3), 4).abs()
const stone = mix(
  vec3(0.2, 0.19, 0.22),
  vec3(0.86, 0.83, 0.8),
  smoothstep(0, 0.25, vein),
)
const inlay = drawAxis(hit, 0.5).mul(0.94)
const skin = stone.mul(inlay.w.negate().add(1)).add(inlay.xyz)
const light = hit
  .dot(vec3(0.35, 0.8, 0.5))
  .div(radius)
  .mul(0.55)
  .add(0.5)
const sheen = hit
  .div(radius)
  .dot(normalize(vec3(0.35, 0.8, 0.5).sub(ray)))
  .max(0)
  .pow(60)

export const fragment = vec4(
  mix(back, skin.mul(light).add(sheen.mul(0.8)), isBall).min(1),
  1,
)
