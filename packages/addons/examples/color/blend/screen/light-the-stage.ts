import { blendScreen } from '@kirari/addons'
import {
  float, mix, resolution, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'
import type { Vec3 } from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)

// A lamp above the stage, its cone of light, and the pool on the floor.
const lamp = (colour: Vec3, x: number): Vec3 => {
  const lean = time
    .mul(0.3)
    .add(x * 3)
    .sin()
    .mul(0.16)
    .sub(x * 0.55)
  const depth = float(0.7).sub(p.y)
  const across = p.x.sub(x).sub(lean.mul(depth)).div(depth).abs()
  const cone = smoothstep(0.27, 0.12, across).mul(
    smoothstep(-0.36, -0.2, p.y),
  )
  const far = p.sub(vec2(lean.mul(1.02).add(x), -0.32))
  const pool = smoothstep(0.3, 0.2, far.mul(vec2(1, 2.6)).length())
  return colour.mul(cone.mul(0.42).add(pool.mul(0.58)).min(0.8))
}

const floor = smoothstep(-0.21, -0.22, p.y)
const folds = p.x.mul(26).add(p.x.mul(9).sin().mul(2)).sin()
const curtain = vec3(0.24, 0.04, 0.09).mul(folds.mul(0.5).add(1.1))
const stage = mix(curtain, vec3(0.1, 0.07, 0.07), floor)

const lit = blendScreen(stage, lamp(vec3(1, 0.2, 0.3), -0.55))
const more = blendScreen(lit, lamp(vec3(0.15, 0.9, 0.4), 0))

export const fragment = vec4(
  blendScreen(more, lamp(vec3(0.25, 0.35, 1), 0.55)),
  1,
)
