import { fbm, gnoise, wavelet } from '@kirari/addons'
import {
  exp, float, mix, resolution, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const p = uv.sub(vec2(0.5, 0.2)).mul(resolution).div(resolution.y)
const sun = p.distance(vec2(0.22, 0.06)).toConst('sun')
// A ceiling of clouds: the farther, the nearer to the horizon.
const away = float(0.5).div(p.y.max(0).add(0.1))
const ceiling = vec2(p.x.mul(away), away)
  .mul(vec2(2.4, 3.2))
  .add(vec2(time.mul(0.02), 0))
  .toConst('ceiling')
// The air rises and sinks in waves, in patches that differ in their
// direction: a cloud forms on every crest.
const waves = wavelet(ceiling, time.mul(0.3), 2).toConst('waves')
const patch = gnoise(ceiling.mul(0.5))
const cloud = smoothstep(-0.25, 0.75, waves.add(patch.mul(0.9)))
  .mul(smoothstep(0.02, 0.16, p.y))
  .toConst('cloud')

const sky = mix(
  mix(
    vec3(1, 0.66, 0.36),
    vec3(0.72, 0.5, 0.6),
    smoothstep(0, 0.25, p.y),
  ),
  vec3(0.15, 0.26, 0.5),
  smoothstep(0.1, 0.8, p.y),
)
const under = mix(
  vec3(1, 0.62, 0.42),
  vec3(0.75, 0.52, 0.66),
  smoothstep(0, 0.9, sun),
)
const lit = mix(under, vec3(1, 0.9, 0.76), cloud.mul(exp(sun.mul(-1.6))))
const glow = vec3(1, 0.6, 0.25).mul(exp(sun.mul(-6)).mul(0.9))
const disc = smoothstep(0.05, 0.045, sun)
const heaven = mix(
  mix(sky, lit, cloud).add(glow),
  vec3(1, 0.96, 0.82),
  disc,
)

const hill = fbm(vec2(p.x.mul(1.8).add(4), 0.5), 3)
  .mul(0.1)
  .add(0.015)
const near = fbm(vec2(p.x.mul(2.6), 7.5), 3)
  .mul(0.1)
  .sub(0.1)
const far = mix(
  heaven,
  vec3(0.42, 0.26, 0.36),
  smoothstep(0.002, -0.002, p.y.sub(hill)),
)

export const fragment = vec4(
  mix(
    far,
    vec3(0.12, 0.1, 0.17),
    smoothstep(0.003, -0.003, p.y.sub(near)),
  ),
  1,
)
