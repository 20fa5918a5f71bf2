import { rotate3d } from '@kirari/addons'
import {
  dot, float, fn, mix, normalize, resolution, select, smoothstep, time, uv,
} from 'kirari/node'
import { vec2, vec3, vec4 } from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y).mul(2.3)
const px = float(2.3).div(resolution.y)
const globe = float(0.09).sub(dot(p, p)).max(0).sqrt()

// How much of the pixel a ring covers, and how near it is there. The
// ring is a circle in the plane whose normal is the turned z axis.
const ring = fn(
  'ring',
  [{ axis: vec3 }, { angle: float }, { radius: float }],
  vec2,
  (axis, angle, radius) => {
    const normal = rotate3d(axis, angle).mul(vec3(0, 0, 1))
    const depth = dot(normal.xy, p).div(normal.z).negate()
    const away = vec3(p, depth).length().sub(radius).abs()
    const slope = px.div(normal.z.abs().max(0.12))
    return vec2(smoothstep(slope, slope.negate(), away.sub(0.035)), depth)
  },
)

let colour = mix(
  vec3(0.1, 0.13, 0.24),
  vec3(0.02, 0.03, 0.08),
  p.length().saturate(),
)
const isGlobe = globe.greaterThan(0)
colour = select(colour, vec3(0.3, 0.6, 0.8).mul(globe.mul(3)), isGlobe)
let nearest = select(float(-9), globe, isGlobe)
const rings = [
  ring(vec3(1, 0.2, 0), 1.25, 1),
  ring(vec3(0.1, 1, 0.3), time.mul(0.25).add(0.6), 0.9),
  ring(vec3(1, -0.6, 0.2), time.mul(-0.35).add(1.6), 0.8),
  ring(vec3(0.4, 1, 0), time.mul(0.5).add(1.2), 0.68),
]
for (const { x: cover, y: depth } of rings) {
  const shine = dot(normalize(vec3(p, depth)), vec3(-0.5, 0.6, 0.62))
  const brass = mix(
    vec3(0.3, 0.17, 0.08),
    vec3(1, 0.83, 0.5),
    shine.mul(0.5).add(0.5),
  )
  const isFront = depth.greaterThan(nearest)
  colour = mix(colour, brass, select(0, cover, isFront))
  nearest = select(nearest, depth, isFront.and(cover.greaterThan(0.5)))
}

export const fragment = vec4(colour, 1)
