import { elasticIn, hsl2rgb } from '@kirari/addons'
import { exp, float, resolution, time, uv, vec3, vec4 } from 'kirari/node'
import type { Vec3 } from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const shape = uv.x.mul(Math.PI).sin()
const count = 9

// Each string swings ever wider, until it jumps to its upper place.
const string = (light: Vec3, i: number): Vec3 => {
  const now = time
    .add(0.1 + i * 0.11)
    .mod(3)
    .div(2.4)
  const y = float((i + 0.5) / count - 0.56).add(
    elasticIn(now).mul(shape).mul(0.16),
  )
  const away = p.y.sub(y).abs()
  const glow = exp(away.mul(-230)).add(exp(away.mul(-38)).mul(0.28))
  return light.add(hsl2rgb(vec3(i * 0.055 + 0.5, 0.8, 0.6)).mul(glow))
}
const order = Array.from({ length: count }, (_, i) => i)

export const fragment = vec4(
  order.reduce(string, vec3(0.03, 0.03, 0.08)),
  1,
)
