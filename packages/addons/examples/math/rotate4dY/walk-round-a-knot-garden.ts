import {
  rotate4dX, rotate4dY, translate4d, valueNoise,
} from '@kirari/addons'
import {
  float, max, min, mix, resolution, sin, smoothstep, time, uv, vec3, vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)

// The camera looks down, stands off, and is carried round the garden.
const camera = rotate4dY(time.mul(0.15).add(0.3))
  .mul(translate4d(vec3(0, 3, 5.2)))
  .mul(rotate4dX(float(-0.5)))
const eye = camera.mul(vec4(0, 0, 0, 1)).xyz
const ray = camera.mul(vec4(p, -1.25, 0)).xyz
const depth = eye.y.div(ray.y).negate()
const at = eye.add(ray.mul(depth)).xz

// Hedges: a circle and a diamond that cross, in each of four beds.
const bed = at.abs().sub(1.75)
const circle = bed.length().sub(0.85).abs()
const diamond = bed.abs().x.add(bed.abs().y).sub(1.3).abs().mul(0.7)
const edge = max(at.abs().x, at.abs().y)
const hedge = min(min(circle, diamond), edge.sub(3.4).abs()).sub(0.09)
const round = at.length()
const path = min(min(at.abs().x, at.abs().y).sub(0.3), round.sub(1.1))

const stripes = sin(at.x.mul(9)).sign().mul(0.03)
const lawn = vec3(0.44, 0.63, 0.3).add(stripes)
const gravel = mix(
  lawn,
  vec3(0.88, 0.8, 0.66),
  smoothstep(0.02, -0.02, path),
)
const dark = smoothstep(0.2, 0, hedge.abs()).mul(0.35)
const leaf = valueNoise(at.mul(14)).mul(0.12)
const green = vec3(0.08, 0.27, 0.14).add(leaf)
const beds = mix(
  gravel.mul(float(1).sub(dark)),
  green,
  smoothstep(0.02, -0.02, hedge),
)
const rings = sin(round.mul(18).sub(time.mul(2)))
  .mul(0.5)
  .add(0.5)
const water = mix(vec3(0.55, 0.75, 0.85), vec3(0.2, 0.42, 0.55), rings)
const rim = mix(beds, vec3(0.95), smoothstep(0.72, 0.69, round))
const pond = mix(rim, water, smoothstep(0.62, 0.59, round))
const meadow = mix(pond, vec3(0.56, 0.7, 0.44), smoothstep(3.5, 3.6, edge))
const sky = mix(vec3(0.86, 0.92, 0.95), vec3(0.45, 0.68, 0.88), p.y.mul(2))
const haze = smoothstep(6, 18, depth)

export const fragment = vec4(
  mix(
    mix(meadow, vec3(0.86, 0.92, 0.95), haze),
    sky,
    smoothstep(-0.01, 0, ray.y),
  ),
  1,
)
