import { blendScreen, gnoise, random, valueNoise } from '@kirari/addons'
import {
  exp, float, mix, resolution, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'
import type { Vec3 } from 'kirari/node'

const p = uv.mul(resolution).div(resolution.y)

const star = random(p.mul(150).floor())
const twinkle = smoothstep(0.9975, 1, star)
const night = mix(vec3(0.05, 0.1, 0.2), vec3(0.01, 0.02, 0.08), uv.y).add(
  twinkle.mul(0.8),
)

// A curtain hangs from a line that wanders; its lower edge is sharp,
// and rays run up from there and fade.
const curtain = (sky: Vec3, i: number): Vec3 => {
  const line = gnoise(vec2(p.x.mul(1.4).add(i * 9), time.mul(0.07)))
    .mul(0.26)
    .add(0.42 + i * 0.1)
  const bent = p.x.add(line.mul(1.3))
  const rays = valueNoise(vec2(bent.mul(34), time.mul(0.5).add(i)))
    .mul(0.7)
    .add(0.4)
  const above = uv.y.sub(line)
  const glow = exp(above.max(0).mul(-5.5)).mul(
    smoothstep(-0.03, 0.02, above),
  )
  const colour = mix(
    vec3(0.2, 0.95, 0.5),
    vec3(0.55, 0.2, 0.8),
    above.mul(2.6).saturate(),
  )
  return blendScreen(sky, colour.mul(glow.mul(rays).mul(0.8)))
}
const sky = [0, 1, 2].reduce(curtain, night)

const tree = p.x.mul(11).fract().sub(0.5).abs()
const top = random(p.x.mul(11).floor()).mul(0.14).add(0.12)
const tooth = uv.y.mul(34).fract().mul(0.07)
const firs = float(0.5).mul(top.sub(uv.y).mul(5)).add(tooth).sub(tree)
const wood = smoothstep(-0.02, 0.02, firs).max(
  smoothstep(0.07, 0.06, uv.y),
)

export const fragment = vec4(mix(sky, vec3(0.01, 0.02, 0.03), wood), 1)
