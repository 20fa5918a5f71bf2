import { noised } from '@kirari/addons'
import { resolution, uv, vec3, vec4 } from 'kirari/node'

const p = uv.mul(resolution).div(resolution.y)
// |n| has a crease where n is 0. Its slope is that
// of n, with the sign of n.
const fold = (scale: number, shift: number) => {
  const noise = noised(p.mul(scale).add(shift))
  return noise.yz.mul(noise.x.sign())
}
const slope = fold(1.7, 3)
  .add(fold(3.9, 17).mul(0.75))
  .add(fold(8.3, 31).mul(0.4))
const normal = vec3(slope.mul(-0.42), 1).normalize()
const light = normal.dot(vec3(-0.5, 0.55, 0.67))
const plaster = vec3(0.97, 0.94, 0.88).mul(light.mul(0.6).add(0.47))

export const fragment = vec4(plaster, 1)
