import { rotate2d } from '@kirari/addons'
import {
  mix, resolution, sin, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

// Each round turns the plane a little, and pushes
// every place along by a wave of the others.
let p = uv.sub(0.5).mul(resolution).div(resolution.y).mul(5)
const turn = rotate2d(0.9)
for (let i = 1; i <= 5; i++) {
  p = turn.mul(p)
  const wave = vec2(
    sin(p.y.mul(1.2).add(time.mul(0.3)).add(i)),
    sin(p.x.mul(1.1).sub(time.mul(0.2))),
  )
  p = p.add(wave.mul(1.5 / i))
}
const vein = sin(p.x.add(p.y)).mul(0.5).add(0.5)
const stone = mix(vec3(0.1, 0.16, 0.25), vec3(0.96, 0.9, 0.82), vein)

export const fragment = vec4(
  mix(
    stone,
    vec3(0.85, 0.5, 0.25),
    sin(p.x.mul(2)).max(0).pow(8).mul(0.6),
  ),
  1,
)
