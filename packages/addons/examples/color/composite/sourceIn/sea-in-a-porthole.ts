import {
  compositeSourceIn, compositeSourceOver, drawFill, drawStroke,
  kaleidoscope, rotate, valueNoise,
} from '@kirari/addons'
import {
  float, mix, resolution, sin, time, uv, vec2, vec3, vec4,
} from 'kirari/node'
import type { Vec3 } from 'kirari/node'

const px = float(1).div(resolution.y)
const p = uv.sub(0.5).mul(resolution).mul(px)
const far = p.length()

// The ship rolls, and so the sea does.
const q = rotate(p, sin(time.mul(0.6)).mul(0.12))
const wave = (below: Vec3, i: number): Vec3 => {
  const x = q.x
    .mul(9 - i)
    .add(time.mul(0.5 + 0.2 * i))
    .add(i * 2)
  const top = sin(x)
    .mul(0.018 + 0.006 * i)
    .add(0.02 - 0.1 * i)
  const water = mix(vec3(0.28, 0.6, 0.66), vec3(0.02, 0.13, 0.3), i / 3)
  const foam = drawFill(q.y.sub(top).abs(), 0.004 + 0.002 * i, px)
  return mix(below, water, drawFill(q.y, top, px)).add(foam.mul(0.3))
}
const cloud = valueNoise(q.mul(vec2(5, 11)).add(vec2(time.mul(0.1), 0)))
const sky = mix(vec3(1, 0.86, 0.7), vec3(0.45, 0.68, 0.85), q.y.mul(2.4))
const air = mix(sky, vec3(1), cloud.mul(cloud).mul(0.6))
const sea = vec4([0, 1, 2, 3].reduce(wave, air).min(1), 1)

const glass = vec4(drawFill(far, 0.33, px))
const view = compositeSourceIn(sea, glass)

// Brass with twelve rivets.
const rivet = drawFill(
  kaleidoscope(p, 12).distance(vec2(0.37, 0)),
  0.014,
  px,
)
const light = p.y.sub(p.x.mul(0.6)).add(0.9).sub(rivet.mul(0.5)).saturate()
const ring = vec4(vec3(0.85, 0.62, 0.3).mul(light), 1)

export const fragment = compositeSourceOver(
  ring.mul(drawStroke(far, 0.37, 0.1, px)),
  compositeSourceOver(view, vec4(0.3, 0.16, 0.1, 1)),
)
