import { bounceOut, drawFill, hsl2rgb } from '@kirari/addons'
import {
  float, mix, resolution, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const px = float(1).div(resolution.y)
const p = uv.sub(0.5).mul(resolution).mul(px)

const ball = (i: number) => {
  const fallen = bounceOut(time.sub(i * 0.12).mod(2.4))
  return p.distance(vec2(i * 0.2 - 0.6, mix(0.42, -0.22, fallen)))
}
const nearest = [0, 1, 2, 3, 4, 5, 6]
  .map(ball)
  .reduce((least, distance) => least.min(distance))

const wall = mix(vec3(0.93, 0.91, 0.87), vec3(0.78, 0.83, 0.9), uv.y)
const ground = mix(
  wall,
  vec3(0.55, 0.53, 0.56),
  drawFill(p.y.add(0.31), 0, px),
)
const paint = hsl2rgb(vec3(p.x.mul(0.5).add(0.6), 0.6, 0.55)).mul(
  float(1.1).sub(nearest.mul(5)),
)

export const fragment = vec4(
  mix(ground, paint, drawFill(nearest, 0.09, px)),
  1,
)
