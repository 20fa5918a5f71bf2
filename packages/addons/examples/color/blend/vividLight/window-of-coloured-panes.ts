import {
  blendVividLight, hsl2rgb, random, rotate, valueNoise,
} from '@kirari/addons'
import {
  exp, float, max, resolution, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)

// Diamond panes between strips of lead, each with a tint of its own.
const q = rotate(p.mul(vec2(1.35, 1)), Math.PI / 4).mul(7)
const pane = q.floor()
const inPane = q.fract().sub(0.5).abs()
const chance = random(pane.add(40))
const hue = chance.mul(0.22).add(pane.x.add(pane.y).mul(0.045)).add(0.52)
const tint = hsl2rgb(vec3(hue, 0.6, chance.mul(0.16).add(0.42)))
const ripples = valueNoise(p.mul(vec2(34, 16)).add(pane.mul(9))).mul(0.14)

// The sun behind, and the shadows of a tree.
const sun = exp(
  p.distance(vec2(time.mul(0.2).sin().mul(0.3).add(0.35), 0.18)).mul(-2.3),
)
const leaves = valueNoise(p.mul(4).add(time.mul(0.1))).mul(0.3)
const light = sun.mul(0.62).add(0.42).sub(leaves).add(ripples)
const glass = blendVividLight(tint, vec3(light))

const lead = smoothstep(0.455, 0.475, max(inPane.x, inPane.y))
const round = float(1).sub(
  max(inPane.x, inPane.y).sub(0.48).mul(30).abs().saturate(),
)

export const fragment = vec4(
  glass
    .mul(float(1).sub(lead))
    .add(vec3(0.16, 0.15, 0.17).mul(lead.mul(round.add(0.3)))),
  1,
)
