import { drawChar, random } from '@kirari/addons'
import { int, resolution, time, uv, vec2, vec3, vec4 } from 'kirari/node'

// Cells of six by nine dots, 30 of them up the picture.
const dots = uv.mul(resolution).div(resolution.y).mul(270)
const cell = dots.div(vec2(6, 9)).floor()
const inCell = dots.sub(cell.mul(vec2(6, 9)))

const speed = random(vec2(cell.x, 1)).mul(9).add(4)
const head = cell.y
  .add(time.mul(speed))
  .add(random(vec2(cell.x, 2)).mul(30))
  .div(30)
  .fract()
const changing = time.mul(3).add(cell.y.mul(0.7)).floor()
const code = int(random(vec3(cell, changing)).mul(94)).add(33)

const trail = head.pow(5)
const tint = vec3(0.2, 1, 0.5).mul(trail).add(head.pow(60))

export const fragment = vec4(
  tint.mul(drawChar(inCell, code)).add(vec3(0.01, 0.03, 0.03)),
  1,
)
