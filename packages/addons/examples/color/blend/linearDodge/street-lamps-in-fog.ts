import { blendLinearDodge } from '@kirari/addons'
import {
  exp, float, mix, resolution, time, uv, vec2, vec3, vec4,
} from 'kirari/node'
import type { Vec3 } from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)

// A row of lamps along the street; each lights the fog around it.
const lamp = (i: number): Vec3 => {
  const far = 1 + i * 0.7
  const flicker = time
    .mul(1.7 + i)
    .add(i * 4)
    .sin()
    .mul(0.06)
    .add(1)
  const toLamp = p.sub(vec2(1.15 / far - 0.35, 0.32 / far - 0.02))
  const toGround = p
    .sub(vec2(1.15 / far - 0.35, -0.38 / far - 0.02))
    .mul(vec2(0.5, 2))
  const light = (d: typeof p, size: number) =>
    float(size / far ** 2).div(d.dot(d).add(0.0006 / far))
  return vec3(1, 0.62, 0.26)
    .mul(light(toLamp, 0.02).add(light(toGround, 0.003)))
    .mul(flicker)
}
const night = mix(vec3(0.05, 0.09, 0.2), vec3(0.16, 0.13, 0.26), uv.y)
const light = [0, 1, 2, 3, 4, 5, 6]
  .map(lamp)
  .reduce((sum, next) => blendLinearDodge(sum, next), night)

// The sum goes far beyond 1: film brings it back.
export const fragment = vec4(float(1).sub(exp(light.mul(-1.1))), 1)
