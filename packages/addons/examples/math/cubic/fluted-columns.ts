import { cubic } from '@kirari/addons'
import {
  asin, float, mix, resolution, smoothstep, time, uv, vec3, vec4,
} from 'kirari/node'

// Three columns. Around each, flutes at equal angles.
const across = uv.x.mul(3).fract().sub(0.5).div(0.34)
const angle = asin(across.clamp(-1, 1))
const flute = angle.mul(4.46).fract()

// A flute rises gently from one edge, and falls as gently to the next.
const hollow = cubic(float(1).sub(flute.mul(2).sub(1).abs()))
const sun = time.mul(0.4).sin().mul(0.4).add(-0.5)
const side = angle.sub(sun).cos().max(0).mul(0.75).add(0.22)
const inner = flute.sub(0.5).mul(hollow).mul(0.9)
const light = side.mul(hollow.mul(-0.42).add(1)).sub(inner)

const stone = vec3(0.95, 0.89, 0.78).mul(light)
const wall = mix(vec3(0.16, 0.17, 0.24), vec3(0.3, 0.33, 0.42), uv.y)
const px = float(9).div(resolution.x)
const column = smoothstep(px, 0, across.abs().sub(1))

export const fragment = vec4(mix(wall, stone, column), 1)
