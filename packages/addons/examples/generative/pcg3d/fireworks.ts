import { pcg3d } from '@kirari/addons'
import {
  atan2,
  cos,
  exp,
  float,
  mix,
  resolution,
  sin,
  smoothstep,
  time,
  uint,
  uv,
  uvec3,
  vec2,
  vec3,
  vec4,
} from 'kirari/node'

const p = uv.mul(resolution).div(resolution.y)
const unit = (word: ReturnType<typeof uint>) =>
  float(word.shiftRight(8)).mul(2 ** -24)
const burst = (number: number, sparks: number) => {
  const clock = time.mul(0.3).add(number * 0.37)
  const age = clock.fract()
  const round = uint(clock.add(1))
  const shell = pcg3d(uvec3(number, round, 77))
  const centre = vec2(
    unit(shell.x).mul(1.5).add(0.25),
    unit(shell.y).mul(0.3).add(0.6),
  )
  const drop = age.mul(age).mul(0.12)
  const q = p.sub(centre).add(vec2(0, drop))
  // Sparks share out the circle; each has a speed
  // and a direction of its own.
  const sector = atan2(q.y, q.x)
    .div(2 * Math.PI)
    .add(0.5)
    .mul(sparks)
  const spark = pcg3d(uvec3(uint(sector), number, round))
  const angle = sector
    .floor()
    .add(unit(spark.x).mul(0.5).add(0.25))
    .div(sparks)
    .sub(0.5)
    .mul(2 * Math.PI)
  const head = unit(spark.y)
    .mul(0.16)
    .add(0.2)
    .mul(exp(age.mul(-4)).mul(-1).add(1))
  const along = q.dot(vec2(cos(angle), sin(angle)))
  const tail = along.clamp(head.mul(0.55), head)
  const away = q.sub(vec2(cos(angle), sin(angle)).mul(tail)).length()
  const bright = smoothstep(head.mul(0.5), head, along)
    .mul(exp(away.mul(-150)))
    .mul(unit(spark.z).mul(1.2).add(0.5))
    .mul(smoothstep(1, 0.35, age))
  const tint = cos(vec3(0, 2.1, 4.2).add(unit(shell.z).mul(6.28)))
  const glow = exp(q.length().mul(-7))
    .mul(exp(age.mul(-5)))
    .mul(0.6)
  return tint.mul(0.4).add(0.7).mul(bright.mul(2.2).add(glow))
}
const night = mix(vec3(0.05, 0.04, 0.1), vec3(0.01, 0.01, 0.035), uv.y)
const roofs = smoothstep(
  0.004,
  0,
  uv.y.sub(
    unit(pcg3d(uvec3(uint(uv.x.mul(40)), 1, 1)).x)
      .mul(0.09)
      .add(0.03),
  ),
)
const sky = night
  .add(burst(0, 44))
  .add(burst(1, 36))
  .add(burst(2, 52))
  .add(burst(3, 40))

export const fragment = vec4(mix(sky, vec3(0.012, 0.01, 0.02), roofs), 1)
