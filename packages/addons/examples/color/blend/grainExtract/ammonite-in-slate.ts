import { blendGrainExtract, gnoise } from '@kirari/addons'
import {
  atan2, log, mix, resolution, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'
import type { Float, Vec2 } from 'kirari/node'

const p = uv.sub(vec2(0.48, 0.46)).mul(resolution).div(resolution.y)
const rough = gnoise(p.mul(7)).mul(0.5).add(gnoise(p.mul(23)).mul(0.3))

// A picture of heights: a tube wound as a logarithmic spiral, with ribs.
const heights = (at: Vec2): Float => {
  const far = at.length().max(0.01)
  const angle = atan2(at.y, at.x.add(1e-5)).div(2 * Math.PI)
  const wound = log(far).mul(1.35).sub(angle)
  const across = wound.fract()
  const ribs = angle.add(wound.floor()).mul(2 * Math.PI * 22)
  const lean = ribs.add(across.mul(3)).sin().mul(0.16)
  const tube = across.mul(across.mul(-1).add(1)).mul(4).sqrt()
  const shell = tube.mul(lean.add(0.8))
  return shell.mul(smoothstep(0.42, 0.4, far)).mul(far.mul(1.5).add(0.35))
}

// The picture minus itself, shifted: mid-grey but for its slopes.
const turn = time.mul(0.3).add(1.6)
const sun = vec2(turn.cos(), turn.sin()).mul(0.007)
const relief = blendGrainExtract(heights(p), heights(p.add(sun)))
const stone = mix(vec3(0.42, 0.45, 0.5), vec3(0.5), rough.add(0.5))

export const fragment = vec4(
  stone.mul(relief.mul(1.9).add(rough.mul(0.12)).add(0.08)),
  1,
)
