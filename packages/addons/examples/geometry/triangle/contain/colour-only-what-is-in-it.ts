import { Triangle, triangleContain, valueNoise } from '@kirari/addons'
import { cos, resolution, select, time, uv, vec3, vec4 } from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const prism = Triangle({
  a: vec3(-0.42, -0.32, 0),
  b: vec3(0.42, -0.32, 0),
  c: vec3(0, 0.4, 0),
})

// Outside the glass, silk without colour; inside, all its colours.
const folds = valueNoise(vec3(p.mul(3), time.mul(0.2))).mul(9)
const light = cos(folds.add(p.x.mul(4)))
  .mul(0.5)
  .add(0.5)
const grey = vec3(light.mul(0.4).add(0.12))
const hue = cos(folds.add(p.y.mul(5)).add(vec3(0, 2.1, 4.2)))
const vivid = hue.mul(0.45).add(0.5).mul(light.mul(0.6).add(0.4))

export const fragment = vec4(
  select(grey, vivid, triangleContain(prism, vec3(p, 0))),
  1,
)
