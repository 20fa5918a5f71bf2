import { gnoise, lab2rgb, rgb2srgb } from '@kirari/addons'
import {
  float, resolution, select, sin, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const p = uv.mul(resolution).div(resolution.y)
const breath = sin(p.x.mul(3).add(time.mul(0.5))).mul(0.004)
const q = p.add(vec2(0, breath)).mul(52)

// Warp and weft: which thread lies on top changes in a twill.
const thread = q.floor()
const isWarp = thread.x.add(thread.y).mod(4).lessThan(2)
const along = select(q.x, q.y, isWarp).fract().sub(0.5)
const band = select(thread.y, thread.x, isWarp).div(9).floor()
const kind = band.mod(4)
const wool = select(
  select(vec3(28, 6, -28), vec3(70, 8, 38), kind.lessThan(1)),
  select(vec3(46, 52, 30), vec3(88, -1, 10), kind.equal(3)),
  kind.greaterThan(1),
)
const round = float(1).sub(along.mul(along).mul(3))
const fuzz = gnoise(q.mul(vec2(3, 3))).mul(4)
const light = lab2rgb(vec3(wool.x.mul(round).add(fuzz), wool.yz))

export const fragment = vec4(rgb2srgb(light.saturate()), 1)
