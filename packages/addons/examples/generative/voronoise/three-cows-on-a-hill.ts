import { rectSDF, valueNoise, voronoise } from '@kirari/addons'
import {
  max, min, mix, resolution, select, smoothstep, time, uv, vec2, vec3,
  vec4,
} from 'kirari/node'

const p = vec2(uv.x.sub(0.5).mul(resolution.x).div(resolution.y), uv.y)
const sky = mix(vec3(0.9, 0.95, 0.93), vec3(0.45, 0.72, 0.9), uv.y)
const blades = valueNoise(p.mul(vec2(70, 18)))
const grass = mix(
  vec3(0.24, 0.52, 0.2),
  vec3(0.52, 0.75, 0.3),
  blades.mul(0.5).add(p.y),
)
const hill = p.y.sub(0.34).add(p.x.mul(p.x).mul(0.12))
const meadow = mix(sky, grass, smoothstep(0.004, -0.004, hill))
// Where the pixel is, seen from the cow that it is nearest
// to.
const isLeft = p.x.lessThan(-0.36)
const isRight = p.x.greaterThan(0.29)
const from = (x: number, y: number, size: number, look: 1 | -1) =>
  vec3(p.sub(vec2(x, y)).div(size).mul(vec2(look, 1)), size)
const near = from(-0.06, 0.3, 0.62, 1)
const cow = select(
  select(near, from(0.52, 0.39, 0.42, 1), isRight),
  from(-0.58, 0.385, 0.36, -1),
  isLeft,
)
const q = cow.xy
const nod = time.add(cow.z.mul(9)).sin().mul(0.02)
const part = (
  x: number,
  y: number,
  w: number,
  h: number,
  round: number,
) => rectSDF(q.sub(vec2(x, y)), vec2(w, h), round)
const legs = min(
  min(
    part(-0.27, -0.2, 0.03, 0.14, 0.02),
    part(-0.17, -0.2, 0.03, 0.14, 0.02),
  ),
  min(
    part(0.16, -0.2, 0.03, 0.14, 0.02),
    part(0.26, -0.2, 0.03, 0.14, 0.02),
  ),
)
const head = rectSDF(
  q.sub(vec2(0.42, nod.add(0.12))),
  vec2(0.085, 0.07),
  0.05,
)
const shape = min(
  min(part(0, 0, 0.33, 0.15, 0.12), part(0.31, 0.09, 0.09, 0.07, 0.05)),
  min(legs, head),
)
// One noise has the patches of all cows, at different places.
const patch = smoothstep(
  0.49,
  0.52,
  voronoise(q.mul(7).add(cow.z.mul(40)), 1, 0.45),
)
const coat = mix(vec3(0.97, 0.95, 0.92), vec3(0.14, 0.1, 0.1), patch)
const muzzle = smoothstep(
  0.01,
  -0.01,
  q
    .sub(vec2(0.5, nod.add(0.1)))
    .length()
    .sub(0.05),
)
const eye = smoothstep(
  0.016,
  0.01,
  q.sub(vec2(0.41, nod.add(0.15))).length(),
)
const shade = mix(0.75, 1, smoothstep(-0.2, 0.15, q.y))
const hoof = smoothstep(-0.31, -0.32, q.y)
const dressed = mix(
  mix(coat.mul(shade), vec3(0.93, 0.66, 0.62), muzzle),
  vec3(0.05),
  max(eye, hoof),
)
const horn = smoothstep(
  0.01,
  0,
  q
    .sub(vec2(0.36, nod.add(0.21)))
    .mul(vec2(1.6, 1))
    .length()
    .sub(0.035),
)
const horned = mix(meadow, vec3(0.85, 0.78, 0.6), horn)

export const fragment = vec4(
  mix(horned, dressed, smoothstep(0.006, -0.006, shape)),
  1,
)
