import { rotate } from '@kirari/addons'
import {
  float, mix, resolution, sin, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'
import type { Float, Vec3 } from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
let colour: Vec3 = mix(
  vec3(0.16, 0.3, 0.32),
  vec3(0.42, 0.56, 0.52),
  smoothstep(0.9, 0, p.distance(vec2(-0.2, 0.15))),
)
const lay = (tint: Vec3, d: Float, share = float(1)) => {
  colour = mix(colour, tint, smoothstep(0.002, -0.002, d).mul(share))
}
lay(vec3(0.26, 0.16, 0.1), p.y.add(0.36))
// The case is narrower at the top.
const slope = p.x.abs().add(p.y.mul(0.2))
const wood = sin(p.x.mul(90).add(sin(p.y.mul(7)).mul(3))).mul(0.05)
const high = p.y.sub(0.01).abs()
lay(vec3(0.5, 0.24, 0.12).add(wood), slope.sub(0.2).max(high.sub(0.39)))
lay(vec3(0.93, 0.87, 0.72), slope.sub(0.14).max(high.sub(0.34)))
const mark = p.y.mul(22).fract().sub(0.5).abs().sub(0.06).div(22)
lay(
  vec3(0.3, 0.2, 0.15),
  mark.max(p.x.abs().sub(0.045)).max(high.sub(0.31)),
)

// The rod turns about a pivot near the foot. The picture turns one way
// when the place that is looked at turns the other way.
const pivot = vec2(0, -0.27)
for (let i = 6; i >= 0; i--) {
  const swing = sin(time.sub(i * 0.06).mul(2.6)).mul(0.6)
  const q = rotate(p, swing, pivot).sub(pivot)
  const share = float(i === 0 ? 1 : 0.26 - i * 0.03)
  const rod = q.x.abs().sub(0.006).max(q.y.sub(0.34).abs().sub(0.36))
  const weight = q.x
    .abs()
    .add(q.y.sub(0.48).mul(0.35))
    .sub(0.045)
    .max(q.y.sub(0.48).abs().sub(0.045))
  lay(vec3(0.2, 0.2, 0.22), rod, share)
  lay(vec3(0.95, 0.7, 0.24), weight, share)
}
lay(
  vec3(0.42, 0.19, 0.09).add(wood),
  slope.sub(0.26).max(p.y.add(0.31).abs().sub(0.07)),
)
lay(vec3(0.9, 0.68, 0.3), p.distance(vec2(0, -0.31)).sub(0.018))

export const fragment = vec4(colour, 1)
