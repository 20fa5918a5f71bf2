import {
  blendColor, drawFill, fbm, random, valueNoise, worley,
} from '@kirari/addons'
import {
  float, mix, resolution, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'
import type { Float } from 'kirari/node'

const px = float(1).div(resolution.y)
const p = uv.sub(0.5).mul(resolution).mul(px)

// A ball of grey rock: plains, craters of two sizes, lit from a side.
const far = p.length().div(0.43)
const up = float(1).sub(far.mul(far)).max(0).sqrt()
const q = p.div(up.mul(0.45).add(0.55)).add(vec2(time.mul(0.01), 0))
const plains = fbm(q.mul(3).add(4), 4)
const crater = (scale: number): Float => {
  const rim = worley(q.mul(scale).add(scale)).x
  const bowl = smoothstep(0.3, 0.12, rim).negate()
  return bowl.add(smoothstep(0.08, 0, rim.sub(0.32).abs()).mul(0.6))
}
const relief = crater(5).mul(0.09).add(crater(11).mul(0.07))
const shade = vec3(p.x, p.y, up.mul(0.43))
  .div(0.43)
  .dot(vec3(-0.6, 0.3, 0.74))
const rock = plains
  .mul(0.4)
  .add(0.68)
  .add(relief)
  .mul(smoothstep(-0.1, 0.9, shade))

// What the rock is made of, as colours that no eye would see there.
const mineral = plains
  .mul(1.1)
  .add(valueNoise(q.mul(2.5).sub(2)).mul(2).sub(1))
const tint = mix(
  vec3(0.85, 0.42, 0.2),
  vec3(0.2, 0.45, 0.9),
  smoothstep(-0.35, 0.35, mineral),
)
const moon = blendColor(vec3(rock.saturate()), tint, 0.9)

const star = smoothstep(
  0.997,
  1,
  random(uv.mul(resolution).div(2).floor()),
)
const space = vec3(0.01, 0.012, 0.03).add(star.mul(0.7))

export const fragment = vec4(
  mix(space, moon, drawFill(far, 1, px.mul(2))),
  1,
)
