import { fbm, translate, valueNoise } from '@kirari/addons'
import {
  fract,
  max,
  min,
  mix,
  resolution,
  sin,
  smoothstep,
  time,
  uv,
  vec2,
  vec3,
  vec4,
} from 'kirari/node'
import type { Float, Vec2, Vec3 } from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const drawn = (d: Float) => smoothstep(0.004, -0.002, d)
const oval = (at: Vec2, x: number, y: number) =>
  at.div(vec2(x, y)).length().sub(1).mul(y)

// A carp that swims to the right, with its head at the origin.
const carp = (under: Vec3, at: Vec2, seed: number) => {
  const beat = sin(at.x.mul(13).add(time.mul(4)).add(seed))
  const q = vec2(
    at.x,
    at.y.sub(beat.mul(at.x.min(0)).mul(0.08)),
  ).toConst('q')
  const wide = q.y.abs().toConst('wide')
  const shadow = oval(translate(q, vec2(0.17, 0.07)), 0.17, 0.05)
  const back = q.x.add(0.25).negate()
  const fan = max(wide.sub(back.mul(0.55).add(0.008)), back.negate())
  const tail = max(fan, back.sub(0.07).sub(wide.div(2)))
  const side = vec2(q.x.add(0.09).add(wide.mul(0.7)), wide.sub(0.055))
  const fins = min(tail, oval(side, 0.02, 0.034))
  const spots = smoothstep(0.45, 0.6, valueNoise(q.mul(24).add(seed * 9)))
  const skin = mix(vec3(0.98, 0.94, 0.88), vec3(0.93, 0.33, 0.12), spots)
  const lit = skin.mul(smoothstep(0.06, -0.02, wide).mul(0.45).add(0.6))
  const eye = q.x.add(0.02).abs().max(wide.sub(0.026).abs()).sub(0.006)
  const dark = under.mul(
    smoothstep(0.05, -0.03, shadow).mul(-0.45).add(1),
  )
  const finned = mix(dark, vec3(0.98, 0.7, 0.55), drawn(fins).mul(0.8))
  const body = oval(translate(q, vec2(0.13, 0)), 0.15, 0.05)
  return mix(mix(finned, lit, drawn(body)), vec3(0.05), drawn(eye))
}
const net = fbm(vec3(p.mul(5), time.mul(0.25)), 2).abs()
const water = mix(
  vec3(0.09, 0.38, 0.36),
  vec3(0.03, 0.2, 0.22),
  p.y.add(0.5),
)
let pond: Vec3 = water.add(smoothstep(0.09, 0, net).mul(0.1))
const lanes = [
  [0.4, 0.05, -1],
  [0.22, 0.55, 1],
  [0.03, 0.86, -1],
  [-0.2, 0.3, 1],
  [-0.4, 0.62, -1],
] as const
for (const [i, [y, start, way]] of lanes.entries()) {
  const x = fract(time.mul(0.05 + 0.008 * i).add(start))
    .mul(2.6)
    .sub(1.1)
  // Seen from the carp: the coordinates move by the way back.
  const at = translate(
    p,
    vec2(x.mul(-way), sin(x.mul(3)).mul(0.03).sub(y)),
  )
  pond = carp(pond, vec2(at.x.mul(way), at.y), i)
}
for (const [x, y, r] of [
  [0.62, -0.26, 0.15],
  [-0.64, 0.3, 0.19],
  [-0.5, -0.42, 0.1],
] as const) {
  const at = translate(p, vec2(x, y)).toConst('at')
  const notch = min(at.x.mul(0.32).sub(at.y.abs()), at.x)
  const ribs = sin(at.y.atan2(at.x.add(1e-5)).mul(18)).mul(0.04)
  const leaf = vec3(0.28, 0.56, 0.28).add(ribs).sub(at.length().div(2))
  pond = mix(pond, leaf, drawn(max(at.length().sub(r), notch)))
}

export const fragment = vec4(pond, 1)
