import { blendLighterColor } from '@kirari/addons'
import {
  float, mix, resolution, smoothstep, time, uv, vec3, vec4,
} from 'kirari/node'
import type { Vec3 } from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)

const colours = [
  vec3(0.95, 0.35, 0.4),
  vec3(0.98, 0.72, 0.35),
  vec3(0.35, 0.78, 0.72),
  vec3(0.45, 0.5, 0.95),
  vec3(0.9, 0.55, 0.85),
]

// A ribbon twists: wide and bright where it faces us, thin and dark
// where it turns. The brighter one passes in front.
const ribbon = (below: Vec3, colour: Vec3, i: number): Vec3 => {
  const run = p.x
    .mul(2.1 + i * 0.3)
    .add(time.mul(0.25))
    .add(i * 1.9)
  const middle = run
    .sin()
    .mul(0.22)
    .add((i - 2) * 0.07)
  const twist = run.mul(1.37).add(i).cos()
  const wide = twist.abs().mul(0.12).add(0.012)
  const across = p.y.sub(middle).div(wide)
  const inside = smoothstep(1, 0.97, across.abs())
  const fold = float(1).sub(across.mul(across)).max(0).sqrt()
  const thread = across.mul(60).sin().mul(0.03)
  const light = fold.mul(0.45).add(twist.mul(across).mul(0.3)).add(0.45)
  const silk = colour
    .mul(light.add(thread))
    .add(light.sub(0.75).max(0).mul(0.8))
  return blendLighterColor(below, silk.mul(inside))
}
const dark = mix(vec3(0.09, 0.05, 0.12), vec3(0.04, 0.06, 0.12), uv.x)

export const fragment = vec4(colours.reduce(ribbon, dark).min(1), 1)
