import { AABB, aabbContain, random } from '@kirari/addons'
import {
  float, mix, resolution, select, smoothstep, step, time, uv, vec2, vec3,
  vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const moon = smoothstep(0.075, 0.07, p.sub(vec2(0.55, 0.3)).length())
let picture = mix(
  vec3(0.75, 0.35, 0.38),
  vec3(0.09, 0.09, 0.24),
  uv.y.mul(1.3),
).add(vec3(0.9, 0.85, 0.7).mul(moon))

// Every house is a box. Those behind are built first, in the haze.
for (let row = 0; row < 3; row++) {
  for (let i = 0; i < 8; i++) {
    const key = row * 8 + i
    const x = (i - 3.5) * 0.29 + ((key * 7) % 5) * 0.03 - 0.06
    const half = 0.07 + ((key * 11) % 4) * 0.018
    const roof = 0.26 - row * 0.19 - ((key * 13) % 7) * 0.045
    const house = AABB({
      min: vec3(x - half, -0.6, -1),
      max: vec3(x + half, roof, 1),
    })

    // A window in five is lit, and some go dark when it is late.
    const cell = p.sub(vec2(x, roof)).mul(34 - row * 4)
    const at = cell.fract().sub(0.5).abs()
    const pane = step(at.x.max(at.y), float(0.28))
    const late = time.mul(0.12).add(key).floor()
    const lit = step(0.8, random(vec3(cell.floor(), late.add(key * 3))))
    const wall = mix(
      vec3(0.36, 0.22, 0.36),
      vec3(0.04, 0.04, 0.1),
      row / 2,
    )
    const glass = mix(
      wall.mul(0.7),
      vec3(1, 0.8, 0.45),
      lit.mul(0.35 + row * 0.3),
    )
    const front = mix(wall, glass, pane)
    picture = select(picture, front, aabbContain(house, vec3(p, 0)))
  }
}

export const fragment = vec4(picture, 1)
