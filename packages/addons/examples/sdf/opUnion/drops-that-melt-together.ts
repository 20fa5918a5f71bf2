import { drawFill, opUnion } from '@kirari/addons'
import {
  cos, float, mix, normalize, resolution, sin, time, uv, vec2, vec3, vec4,
} from 'kirari/node'
import type { Float, Vec2 } from 'kirari/node'

const px = float(1).div(resolution.y)
const p = uv.sub(0.5).mul(resolution).mul(px)

const drop = (q: Vec2, i: number): Float => {
  const angle = time.mul(0.3 + 0.11 * i).add(i * 2.1)
  const place = vec2(cos(angle).mul(0.42), sin(angle.mul(1.3)).mul(0.26))
  return q.distance(place).sub(0.1 + 0.02 * (i % 3))
}
const drops = (q: Vec2): Float =>
  [1, 2, 3, 4, 5].reduce(
    (joined, i) => opUnion(joined, drop(q, i), 0.18),
    drop(q, 0),
  )
const d = drops(p)

const depth = d.div(-0.14).saturate()
const e = 0.002
const slope = vec2(
  drops(p.add(vec2(e, 0))).sub(d),
  drops(p.add(vec2(0, e))).sub(d),
).div(e)
const normal = normalize(
  vec3(slope.mul(float(1).sub(depth)), depth.add(0.25)),
)
const light = normal.dot(normalize(vec3(-0.5, 0.7, 0.6))).max(0)
const shine = light.mul(light).mul(light).mul(light).mul(0.7)
const water = mix(
  vec3(0.06, 0.25, 0.55),
  vec3(0.35, 0.8, 0.95),
  light,
).add(shine)

const table = mix(vec3(0.9, 0.93, 0.96), vec3(0.78, 0.84, 0.9), uv.y)

export const fragment = vec4(mix(table, water, drawFill(d, 0, px)), 1)
