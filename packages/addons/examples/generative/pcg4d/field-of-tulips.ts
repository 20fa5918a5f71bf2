import { pcg4d } from '@kirari/addons'
import {
  float,
  mix,
  resolution,
  select,
  sin,
  smoothstep,
  time,
  uint,
  uv,
  uvec4,
  vec2,
  vec3,
  vec4,
} from 'kirari/node'

const p = uv.mul(resolution).div(resolution.y)
const unit = (word: ReturnType<typeof uint>) =>
  float(word.shiftRight(8)).mul(2 ** -24)
const colours = [
  vec3(0.86, 0.16, 0.2),
  vec3(0.98, 0.78, 0.2),
  vec3(0.93, 0.45, 0.62),
  vec3(0.97, 0.94, 0.9),
  vec3(0.55, 0.2, 0.5),
  vec3(0.95, 0.45, 0.15),
]
let colour = mix(
  vec3(0.95, 0.93, 0.84),
  vec3(0.5, 0.72, 0.9),
  uv.y.mul(2).sub(1),
)
// From the horizon to the front, each row over the ones behind it.
for (let row = 0; row < 9; row++) {
  const near = ((row + 1) / 9) ** 1.6
  const size = 0.02 + near * 0.13
  const ground = 0.58 - near * 0.62
  const x = p.x.div(size).add(row * 7.3)
  const hash = pcg4d(uvec4(uint(x), row, 3, 0))
  // Four words: how tall, how it leans, how light, when it sways.
  const tall = unit(hash.x).mul(0.5).add(1.15)
  const lean = unit(hash.y)
    .sub(0.5)
    .mul(0.3)
    .add(sin(time.add(unit(hash.w).mul(6.28))).mul(0.07))
  const q = vec2(x.fract().sub(0.5), p.y.sub(ground).div(size))
  const stem = q.x.sub(lean.mul(q.y.div(tall)).mul(0.8))
  const cup = vec2(stem, q.y.sub(tall))
  const bowl = vec2(cup.x.div(0.31), cup.y.min(0).div(0.36))
    .length()
    .sub(1)
  const tips = cup.y.sub(cup.x.mul(10.5).cos().abs().mul(0.16)).sub(0.16)
  const petal = bowl.mul(0.31).max(tips.mul(0.6))
  const leaf = stem
    .abs()
    .sub(
      smoothstep(1.1, 0, q.y)
        .mul(0.3)
        .mul(q.y.mul(3).saturate())
        .add(0.03),
    )
  const edge = 0.004 / size
  const shade = unit(hash.z)
    .mul(0.25)
    .add(0.8)
    .sub(cup.x.abs().mul(0.7))
    .add(cup.y.mul(0.3))
  const green = mix(vec3(0.2, 0.42, 0.2), vec3(0.45, 0.62, 0.3), q.y)
  const soil = smoothstep(edge, -edge, q.y.sub(0.25))
  const isLeaf = smoothstep(edge, -edge, leaf).mul(
    select(0, 1, q.y.lessThan(tall)),
  )
  const haze = 0.35 * (1 - near)
  const veil = (of: typeof colour) => mix(of, vec3(0.8, 0.86, 0.82), haze)
  colour = mix(colour, veil(green), soil.max(isLeaf))
  colour = mix(
    colour,
    veil((colours[row % 6] ?? vec3(1)).mul(shade)),
    smoothstep(edge, -edge, petal),
  )
}

export const fragment = vec4(colour, 1)
