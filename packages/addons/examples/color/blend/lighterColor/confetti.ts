import { blendLighterColor, random, rectSDF, rotate } from '@kirari/addons'
import {
  float, mix, resolution, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'
import type { Vec3 } from 'kirari/node'

const px = float(1).div(resolution.y)
const p = uv.sub(0.5).mul(resolution).mul(px)

// Scraps of paper on slanted grids; the brightest scrap lies on top.
const scraps = (below: Vec3, i: number): Vec3 => {
  const scale = 3.6 + i * 0.8
  const fall = vec2(i * 3, time.mul(0.12 + i * 0.03))
  const q = rotate(p, i * 0.35 - 0.5)
    .mul(scale)
    .add(fall)
  const cell = q.floor().add(i * 40)
  const own = (n: number) => random(cell.add(n))
  const at = rotate(
    q.fract().sub(0.5),
    time.mul(own(1)).add(own(2).mul(6)),
  )
  const tilt = time.add(own(3).mul(6)).sin().mul(0.09).add(0.15)
  const paper = rectSDF(at, vec2(0.26, tilt))
  const warm = mix(vec3(0.93, 0.3, 0.38), vec3(1, 0.82, 0.4), own(4))
  const cool = mix(vec3(0.18, 0.5, 0.72), vec3(0.62, 0.85, 0.8), own(5))
  const colour = mix(warm, cool, smoothstep(0.45, 0.55, own(6)))
  const shade = tilt.mul(2).add(0.5)
  const shape = smoothstep(px.mul(scale), float(0), paper)
  const cut = shape.mul(smoothstep(0.3, 0.32, own(7)))
  return blendLighterColor(below, colour.mul(shade.min(1)).mul(cut))
}
const night = mix(vec3(0.2, 0.1, 0.26), vec3(0.08, 0.06, 0.17), uv.y)

export const fragment = vec4([0, 1, 2, 3].reduce(scraps, night), 1)
