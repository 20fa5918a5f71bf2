import { compositeDestinationOver, drawFill } from '@kirari/addons'
import {
  atan2, float, fract, mix, resolution, sin, smoothstep, time, uv, vec2,
  vec3, vec4,
} from 'kirari/node'
import type { Vec4 } from 'kirari/node'

const px = float(1).div(resolution.y)
const p = uv.sub(0.5).mul(resolution).mul(px)
const turn = atan2(p.y, p.x).div(2 * Math.PI)
const far = p.length()

// Each ring of petals goes behind the rings before it.
const ring = (flower: Vec4, i: number): Vec4 => {
  const petals = 15
  const reach = 0.07 * 1.29 ** i
  const breath = sin(time.mul(0.8).sub(i * 0.7)).mul(0.006)
  const sector = fract(
    turn
      .add(time.mul(0.004))
      .mul(petals)
      .add(i * 0.5),
  )
  const angle = sector.sub(0.5).mul((2 * Math.PI) / petals)
  const q = vec2(angle.cos(), angle.sin()).mul(far).sub(vec2(reach, 0))
  const distance = q.sub(vec2(breath, 0)).div(vec2(1.9, 1)).length()
  const size = (reach * 3.1) / petals
  const inside = float(1).sub(distance.div(size))
  const shade = smoothstep(-0.1, 0.5, inside).mul(0.5)
  const tip = smoothstep(-0.07, 0.1, q.x).mul(0.4)
  const tone = mix(
    vec3(0.5, 0.02, 0.22),
    vec3(0.98, 0.5, 0.42),
    shade.add(tip),
  )
  const petal = vec4(mix(tone, vec3(1, 0.86, 0.7), i * 0.055), 1)
  return compositeDestinationOver(
    petal.mul(drawFill(distance, size, px)),
    flower,
  )
}

const eye = vec4(0.95, 0.72, 0.25, 1).mul(drawFill(far, 0.045, px))
const flower = [0, 1, 2, 3, 4, 5, 6, 7].reduce(ring, eye)
const wall = mix(
  vec3(0.07, 0.2, 0.2),
  vec3(0.02, 0.06, 0.08),
  far.mul(1.2),
)

export const fragment = compositeDestinationOver(vec4(wall, 1), flower)
