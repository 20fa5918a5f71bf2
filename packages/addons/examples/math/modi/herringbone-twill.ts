import { modi, random } from '@kirari/addons'
import {
  float, int, ivec2, mix, resolution, select, time, uv, vec2, vec3,
  vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y).mul(44)
const at = p.add(vec2(time.mul(0.4), 0))
const thread = ivec2(at.floor())

// Two over, two under, and one further with each row. After
// ten threads the twill turns round: that is the bone of the herring.
const isTurned = modi(thread.x, int(20)).lessThan(10)
const way = select(int(1), int(-1), isTurned)
const isWarp = modi(thread.x.mul(way).add(thread.y), int(4)).lessThan(2)

const local = at.fract().sub(0.5)
const across = select(local.y, local.x, isWarp)
const round = across.mul(across).mul(-2.2).add(1)
const line = select(thread.y, thread.x, isWarp)
const yarn = random(vec2(float(line), select(0, 1, isWarp)))
const warp = mix(vec3(0.2, 0.22, 0.28), vec3(0.3, 0.32, 0.36), yarn)
const weft = mix(vec3(0.72, 0.66, 0.58), vec3(0.86, 0.8, 0.7), yarn)
const fuzz = random(p.mul(6).floor()).mul(0.12).add(0.9)

export const fragment = vec4(
  select(weft, warp, isWarp).mul(round).mul(fuzz),
  1,
)
