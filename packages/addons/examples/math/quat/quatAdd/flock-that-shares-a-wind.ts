import {
  quat, quatAdd, quatNorm, quatRotate, random,
} from '@kirari/addons'
import {
  float, mix, resolution, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'
import type { Float, Vec2, Vec3 } from 'kirari/node'

const sky = uv.mul(resolution).div(resolution.y)
let colour: Vec3 = mix(vec3(1, 0.68, 0.45), vec3(0.35, 0.42, 0.68), uv.y)
const sun = sky.sub(vec2(1.45, 0.3)).length()
colour = mix(colour, vec3(1, 0.93, 0.75), smoothstep(0.16, 0.15, sun))

const wing = (at: Vec2, tip: Vec2): Float => {
  const t = at.dot(tip).div(tip.dot(tip).max(1e-4)).saturate()
  const lift = t.mul(float(1).sub(t)).mul(0.3)
  const away = at.sub(tip.mul(t)).sub(vec2(0, lift)).length()
  return smoothstep(0.07, 0.03, away.add(t.mul(0.035)))
}
for (const size of [9, 6, 4]) {
  const p = sky.mul(size).add(vec2(time.mul(0.5), size * 0.37))
  const cell = p.floor()
  const chance = random(cell)
  const at = p
    .sub(cell)
    .sub(0.5)
    .sub(vec2(0, chance.sub(0.5).mul(0.5)))

  // Each bird has a heading of its own; added to the wind's,
  // what is left is between the two.
  const own = quat(vec3(0, 0, 1), chance.mul(5).sub(2.5))
  const wind = quat(vec3(0, 0, 1), p.x.mul(0.5).sin().mul(0.3))
  const turn = quatNorm(quatAdd(own, wind.mul(1.6)))
  const beat = time.mul(5).add(chance.mul(40)).sin().mul(0.16).add(0.08)
  const left = quatRotate(turn, vec3(-0.34, beat, 0)).xy
  const right = quatRotate(turn, vec3(0.34, beat, 0)).xy
  const bird = wing(at, left).max(wing(at, right))
  const isThere = smoothstep(0.45, 0.46, chance)
  const near = vec3(0.1, 0.08, 0.16).add((size - 4) * 0.045)
  colour = mix(colour, near, bird.mul(isThere))
}

export const fragment = vec4(colour, 1)
