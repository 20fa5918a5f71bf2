import { bracketing, rotate, valueNoise } from '@kirari/addons'
import {
  float, fn, mix, resolution, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'
import type { Vec3 } from 'kirari/node'

const p = uv.sub(vec2(0.5, 0.47)).mul(resolution).div(resolution.y)
// A pear is a circle that grows narrower towards the stalk.
const waist = smoothstep(-0.1, 0.3, p.y).mul(0.9).add(0.9)
const q = vec2(p.x.mul(waist), p.y.add(0.06).mul(0.88))
const d = q.length().sub(0.31).toConst('d')
const isPear = smoothstep(0.004, -0.012, d)
const across = q.x.div(0.31).toConst('across')
const isTable = smoothstep(-0.2, -0.22, p.y)

// The strokes follow the form: over the belly and round its sides,
// and level on the table.
const form = vec2(
  float(1).sub(across.abs().mul(0.75)),
  across.mul(-1.3).sub(p.y.mul(0.7)),
)
const way = mix(mix(vec2(1, 1), vec2(1, 0.1), isTable), form, isPear)

// A hand hatches in a few directions and crosses two of them in
// between.
const hatching = fn('hatching', [{ angle: float }], float, (angle) =>
  valueNoise(
    rotate(p, angle.negate()).mul(vec2(6, 95)).add(time.mul(2).floor()),
  ),
)
const between = bracketing(way, 14)
const stroke = mix(
  hatching(between.x),
  hatching(between.y),
  between.z,
).toConst('stroke')
const tooth = valueNoise(p.mul(160)).mul(0.4)

const paper = vec3(0.97, 0.95, 0.9)
let colour: Vec3 = paper
const shade = (tint: Vec3, pressure: ReturnType<typeof float>) => {
  const laid = smoothstep(0.5, 0.85, stroke.add(pressure).sub(tooth))
  colour = colour.mul(mix(vec3(1), tint, laid))
}
const drop = p.sub(vec2(0.2, -0.35)).mul(vec2(1, 4)).length()
const shadow = smoothstep(0.5, 0.1, drop).mul(isTable)
const free = float(1).sub(isPear)
shade(
  vec3(0.72, 0.83, 0.9),
  free.mul(isTable.mul(-0.9).add(0.3)).sub(isPear),
)
shade(vec3(0.9, 0.78, 0.62), free.mul(isTable).mul(1.4).sub(0.9))
shade(vec3(0.42, 0.36, 0.5), shadow.mul(free).mul(1.6).sub(0.9))
const light = q.sub(vec2(-0.11, 0.07)).length()
shade(
  vec3(0.98, 0.87, 0.3),
  isPear.mul(light.mul(1.2).add(1.35)).sub(0.95),
)
shade(vec3(0.55, 0.72, 0.24), isPear.mul(light.mul(2.6).add(0.6)).sub(1))
shade(
  vec3(0.93, 0.45, 0.28),
  isPear
    .mul(smoothstep(0.3, 0.02, q.distance(vec2(0.13, 0.03))))
    .mul(1.3)
    .sub(0.9),
)
shade(vec3(0.3, 0.4, 0.25), isPear.mul(light.mul(3.6)).sub(1.2))
const stalk = p.x.sub(p.y.sub(0.25).pow(2).mul(2)).abs()
const isStalk = smoothstep(0.014, 0.008, stalk).mul(
  smoothstep(0.03, 0.02, p.y.sub(0.33).abs().sub(0.06)),
)

export const fragment = vec4(
  mix(colour, vec3(0.3, 0.2, 0.13), isStalk),
  1,
)
