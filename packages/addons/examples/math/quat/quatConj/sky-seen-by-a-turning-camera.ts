import {
  quat, quatConj, quatMul, quatRotate, random,
} from '@kirari/addons'
import {
  exp, float, max, mix, resolution, smoothstep, step, time, uv, vec2,
  vec3, vec4,
} from 'kirari/node'
import type { Float, Vec2, Vec3 } from 'kirari/node'

const p = uv.sub(0.5).mul(2).mul(resolution).div(resolution.y)
let colour: Vec3 = mix(vec3(0.07, 0.1, 0.2), vec3(0.01, 0.02, 0.06), uv.y)

const camera = quatMul(
  quat(vec3(0, 1, 0), time.mul(0.2).sin().mul(0.25)),
  quat(vec3(1, 0, 0), time.mul(0.13).sin().mul(0.08)),
)
// What turns the camera, turned back, brings the sky into its view.
const view = quatConj(camera)
const seen = (star: Vec3): Vec2 => {
  const v = quatRotate(view, star)
  return v.xy.div(max(v.z.negate(), 0.1)).mul(1.5)
}
const line = (a: Vec2, b: Vec2): Float => {
  const along = b.sub(a)
  const t = p.sub(a).dot(along).div(along.dot(along).max(1e-6)).saturate()
  return p.sub(a).sub(along.mul(t)).length()
}
// The Plough, as it stands over a horizon in the north.
const plough = [
  [-1.2, 0.28],
  [-0.72, 0.5],
  [-0.42, 0.3],
  [0, 0.12],
  [0.12, -0.32],
  [0.72, -0.38],
  [0.86, 0.12],
  [0, 0.12],
].map(([x = 0, y = 0]) => seen(vec3(x, y + 0.15, -2)))
plough.forEach((star, i) => {
  const path = line(star, plough[i + 1] ?? star)
  const away = p.sub(star).length()
  colour = colour
    .add(
      vec3(0.25, 0.4, 0.7)
        .mul(smoothstep(0.008, 0.002, path))
        .mul(0.6),
    )
    .add(vec3(1, 0.95, 0.85).mul(exp(away.mul(-55)).mul(1.6)))
})
const ray = quatRotate(camera, vec3(p, -1.5))
const cell = ray.xy.div(ray.z).mul(60).floor()
const dust = step(0.985, random(cell)).mul(random(cell.add(vec2(7, 3))))
const hill = p.x.mul(2).sin().mul(0.06).add(p.x.mul(5).sin().mul(0.02))
const land = smoothstep(0, 0.01, float(-0.78).add(hill).sub(p.y))

export const fragment = vec4(
  mix(colour.add(dust.mul(0.35)).min(1), vec3(0.01, 0.02, 0.03), land),
  1,
)
