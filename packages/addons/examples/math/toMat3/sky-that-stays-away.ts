import {
  fbm, random, rotate4dX, rotate4dY, toMat3, translate4d,
} from '@kirari/addons'
import {
  float, mix, normalize, resolution, smoothstep, step, time, uv, vec2,
  vec3,
} from 'kirari/node'
import { vec4 } from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)

// A camera that walks and looks about.
const camera = translate4d(vec3(0, 1, time.mul(-0.8)))
  .mul(rotate4dY(time.mul(0.2).sin().mul(0.25)))
  .mul(rotate4dX(float(0.14)))
const eye = camera.mul(vec4(0, 0, 0, 1)).xyz
// A direction has no place: the walk must not move it.
const ray = normalize(toMat3(camera).mul(vec3(p, -1.2)))

const turn = ray.x.atan2(ray.z.negate())
const dots = vec2(turn, ray.y).mul(70)
const pick = random(dots.floor())
const star = smoothstep(0.45, 0, dots.fract().sub(0.5).length())
  .mul(step(0.93, pick))
  .mul(pick.sub(0.93).mul(14))
const band = fbm(vec2(turn, ray.y).mul(3), 4)
const milk = smoothstep(
  0.3,
  0,
  ray.y.sub(turn.mul(0.5)).sub(0.3).abs(),
).mul(band.mul(0.5).add(0.5))
const night = mix(
  vec3(0.16, 0.2, 0.4),
  vec3(0.02, 0.03, 0.1),
  ray.y.mul(2.2).saturate(),
)
const sky = night.add(milk.mul(vec3(0.3, 0.28, 0.42))).add(star)

const depth = eye.y.div(ray.y).negate()
const at = eye.add(ray.mul(depth)).xz
const dune = fbm(at.mul(vec2(0.5, 1.1)), 4)
  .mul(0.4)
  .add(0.5)
const ripple = at.y
  .mul(9)
  .add(fbm(at.mul(1.5), 3).mul(9))
  .sin()
  .mul(0.12)
const haze = depth.mul(-0.09).exp()
const sand = mix(
  vec3(0.16, 0.2, 0.4),
  vec3(0.42, 0.42, 0.55).mul(dune.add(ripple)),
  haze,
)

export const fragment = vec4(
  mix(sky, sand, smoothstep(0, -0.004, ray.y)),
  1,
)
