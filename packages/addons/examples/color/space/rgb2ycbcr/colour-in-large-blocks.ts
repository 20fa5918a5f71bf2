import { hsl2rgb, rgb2ycbcr, valueNoise, ycbcr2rgb } from '@kirari/addons'
import {
  floor, mix, resolution, sin, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'
import type { Vec2, Vec3 } from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)

// Feathers of a peacock.
const feathers = (q: Vec2): Vec3 => {
  const lift = q.y.sub(sin(q.x.mul(3).add(time.mul(0.3))).mul(0.05))
  const row = floor(lift.mul(7))
  const x = q.x.mul(5).add(row.mul(0.5))
  const f = vec2(
    x.sub(floor(x)).sub(0.5).mul(1.4),
    lift.mul(7).sub(row).sub(0.45),
  )
  const far = f.length().add(valueNoise(q.mul(60)).mul(0.08))
  const eye = hsl2rgb(
    vec3(far.mul(-0.5).add(0.68), 0.75, far.mul(0.55).add(0.2)),
  )
  return mix(eye, vec3(0.8, 0.62, 0.2), smoothstep(0.4, 0.5, far))
}

// Colour once for each large block, brightness for each pixel: on the
// right all of it is as coarse as the colour.
const coarse = feathers(floor(p.mul(22)).add(0.5).div(22))
const fine = rgb2ycbcr(feathers(p))
const joined = ycbcr2rgb(vec3(fine.x, rgb2ycbcr(coarse).yz))

export const fragment = vec4(
  mix(joined, coarse, smoothstep(0.699, 0.701, uv.x)).saturate(),
  1,
)
