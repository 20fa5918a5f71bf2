import { aafract, aamirror, valueNoise } from '@kirari/addons'
import {
  mix, resolution, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const p = uv.mul(resolution).div(resolution.y)

// Six panels that stand in a zigzag: near and far folds by turns.
const panel = uv.x.mul(6)
const near = aamirror(panel)
const height = p.y.sub(0.5).div(near.mul(0.12).add(0.86)).add(0.5)
const isLit = aamirror(panel.mul(2).add(1))
  .mul(0)
  .add(aafract(panel.mul(0.5)).sub(0.5).mul(40).saturate())

// Gold leaf in squares, and ink that fades into mist.
const leaf = valueNoise(vec2(p.x, height).mul(9).floor()).mul(0.1)
let screen = vec3(0.86, 0.7, 0.36).sub(leaf)
for (const [i, base] of [0.62, 0.46, 0.3].entries()) {
  const ridge = valueNoise(p.x.mul(2.2 + i).add(7.3 * i + 2))
    .mul(0.26)
    .add(valueNoise(p.x.mul(9).add(3 * i)).mul(0.05))
    .add(base - 0.12)
  const below = ridge.sub(height)
  const ink = smoothstep(0, 0.006, below).mul(
    below.mul(-3.4).add(0.75).saturate(),
  )
  screen = mix(screen, vec3(0.13, 0.16, 0.15), ink.mul(0.5 + 0.15 * i))
}
const sun = vec2(p.x.sub(1.5), height.sub(0.72)).length()
screen = mix(screen, vec3(0.8, 0.22, 0.14), smoothstep(0.084, 0.08, sun))
const glint = p.x.mul(1.2).sub(time.mul(0.25)).sin().mul(0.03)

const wall = vec3(0.12, 0.1, 0.09)
const standing = smoothstep(0.46, 0.457, height.sub(0.5).abs())
export const fragment = vec4(
  mix(wall, screen.mul(isLit.mul(0.2).add(0.8)).add(glint), standing),
  1,
)
