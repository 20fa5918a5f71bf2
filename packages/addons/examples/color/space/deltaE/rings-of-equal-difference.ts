import { deltaE, lab2rgb, rgb2srgb } from '@kirari/addons'
import {
  mix, resolution, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const here = vec3(68, p.x.mul(110), p.y.mul(110))

// Two colours wander; every fifth unit of difference is a ring.
const angle = time.mul(0.4)
const first = vec3(68, angle.cos().mul(50), angle.sin().mul(25))
const second = vec3(
  68,
  angle.mul(0.7).sin().mul(-55),
  angle.mul(0.7).cos().mul(30),
)
const apart = deltaE(here, first).min(deltaE(here, second))
const ring = smoothstep(0.1, 0.18, apart.div(5).fract().sub(0.5).abs())
const dot = smoothstep(4, 3.2, apart)
const paint = rgb2srgb(lab2rgb(here.mul(vec3(1, 0.8, 0.8))).saturate())
const fade = smoothstep(60, 10, apart)
const inked = mix(paint.mul(0.55), paint, ring.max(fade.mul(-1).add(1)))

export const fragment = vec4(mix(inked, vec3(1), vec2(dot, 0).x), 1)
