import { blendAdd, hsl2rgb, random, valueNoise } from '@kirari/addons'
import {
  atan2, exp, float, mix, resolution, select, smoothstep, time, uv, vec2,
  vec3, vec4,
} from 'kirari/node'
import type { Vec3 } from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)

// Below the shore the sky is mirrored in moving water.
const isWater = p.y.lessThan(-0.22)
const wave = valueNoise(vec2(p.x.mul(6), p.y.mul(80).sub(time.mul(3))))
const mirrored = vec2(
  p.x.add(wave.sub(0.5).mul(0.09)),
  float(-0.22).sub(p.y).mul(2.4).sub(0.22),
)
const q = select(p, mirrored, isWater)

// A shell bursts into sparks that fly out, slow down and sink.
const shell = (sky: Vec3, i: number): Vec3 => {
  const clock = time.mul(0.16).add(i * 0.12)
  const t = clock.fract()
  const n = clock.floor().add(i * 13)
  const at = vec2(i * 0.41 - 0.82, random(n.add(5)).mul(0.3).add(0.02))
  const from = q.sub(at).add(vec2(0, t.mul(t).mul(0.12)))
  const far = from.length()
  const reach = float(1)
    .sub(exp(t.mul(-6)))
    .mul(random(n).mul(0.1).add(0.2))
  const turn = atan2(from.y, from.x.add(1e-5)).div(2 * Math.PI)
  const ray = turn.mul(34 + i * 5)
  const spark = random(ray.floor().add(n.mul(9)))
    .mul(0.35)
    .add(0.65)
  const thin = exp(ray.fract().sub(0.5).abs().mul(far).mul(-42))
  const head = far.sub(reach.mul(spark))
  const tail = exp(
    head.abs().mul(select(float(-11), float(-120), head.greaterThan(0))),
  )
  const colour = hsl2rgb(vec3(i * 0.38 + 0.02, 0.9, 0.6))
  const flash = exp(far.mul(-7)).mul(exp(t.mul(-9)))
  const light = thin
    .mul(tail)
    .mul(smoothstep(0.95, 0.3, t))
    .mul(1.9)
  const glow = exp(far.mul(-7))
    .mul(0.2)
    .mul(smoothstep(0.9, 0.1, t))
  return blendAdd(sky, colour.mul(light.add(flash).add(glow)))
}
const night = mix(
  vec3(0.13, 0.09, 0.22),
  vec3(0.02, 0.02, 0.08),
  q.y.add(0.4),
)
const sky = [0, 1, 2, 3, 4].reduce(shell, night)
const wood = valueNoise(p.x.mul(12)).mul(0.05).sub(0.2)
const land = smoothstep(0.004, 0, p.y.sub(wood))
const shore = land.mul(smoothstep(-0.224, -0.22, p.y))
const scene = select(sky, sky.mul(0.75), isWater)

export const fragment = vec4(mix(scene, vec3(0.01, 0.01, 0.02), shore), 1)
