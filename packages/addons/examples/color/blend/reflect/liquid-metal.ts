import { blendReflect, valueNoise } from '@kirari/addons'
import { mix, resolution, time, uv, vec2, vec3, vec4 } from 'kirari/node'

const p = uv.mul(resolution).div(resolution.y).mul(2.2)
const drift = vec2(time.mul(0.08), time.mul(-0.05))

// The lines of equal height of a soft surface, bent once by another one.
const bend = valueNoise(p.mul(1.3).add(drift)).sub(0.5)
const height = valueNoise(p.add(bend.mul(1.6)).sub(drift))
const wave = height.mul(22).sin().mul(0.5).add(0.5)

const metal = mix(vec3(0.12, 0.14, 0.26), vec3(0.8, 0.72, 0.78), wave)
const room = mix(
  vec3(0.1, 0.3, 0.6),
  vec3(0.98, 0.7, 0.4),
  height.mul(14).add(1.2).sin().mul(0.5).add(0.5),
)

export const fragment = vec4(
  blendReflect(metal, room.mul(wave.mul(0.45).add(0.45))),
  1,
)
