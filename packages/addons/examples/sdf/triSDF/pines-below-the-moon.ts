import { drawFill, fbm, random, triSDF } from '@kirari/addons'
import {
  mix, resolution, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)

const moon = p.distance(vec2(0.42, 0.24))
const night = mix(vec3(0.2, 0.3, 0.42), vec3(0.03, 0.06, 0.13), uv.y)
let picture = night
  .add(vec3(0.35, 0.38, 0.36).mul(moon.mul(-5).exp()))
  .add(vec3(0.9, 0.88, 0.78).mul(drawFill(moon, 0.09)))

for (const row of [0, 1, 2, 3]) {
  const wide = 0.085 + row * 0.045
  const x = p.x.add(row * 3.7).add(time.mul(0.004 * (row + 1)))
  const cell = x.div(wide).floor()
  const size = random(vec2(cell, row)).mul(0.5).add(0.75).mul(wide)
  const foot = vec2(
    x.sub(cell.add(0.5).mul(wide)),
    p.y.add(0.12 + row * 0.1),
  )
  // Three triangles, one above the other, each smaller than the last.
  const tree = [0.62, 0.5, 0.37]
    .map((r, i) =>
      triSDF(foot.sub(vec2(0, size.mul(i * 0.52))), size.mul(r)),
    )
    .reduce((joined, d) => joined.min(d))
  const ground = p.y.add(0.15 + row * 0.1)
  const tint = mix(vec3(0.17, 0.27, 0.36), vec3(0.01, 0.03, 0.05), row / 3)
  picture = mix(picture, tint, drawFill(tree.min(ground)))
  const drift = fbm(vec2(p.x.mul(3).sub(time.mul(0.05)), row * 5), 3)
  const mist = smoothstep(0.16, -0.02, ground.abs()).mul(0.3)
  picture = mix(
    picture,
    vec3(0.5, 0.6, 0.66),
    mist.mul(drift.mul(0.5).add(0.5)),
  )
}

export const fragment = vec4(picture, 1)
