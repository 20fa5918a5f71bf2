import { blendGlow, gnoise } from '@kirari/addons'
import {
  exp, float, mix, resolution, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const pulse = time.mul(1.6).sin()
const up = pulse.mul(0.015).add(0.12)
const p = uv.sub(0.5).mul(resolution).div(resolution.y).sub(vec2(0, up))
const water = mix(vec3(0.02, 0.05, 0.16), vec3(0.05, 0.24, 0.4), uv.y)

// The bell: a dome with ribs, and with a wavy hem.
const q = p.div(vec2(float(0.29).sub(pulse.mul(0.02)), 0.27))
const dome = q.length()
const hem = q.y.add(q.x.mul(16).cos().mul(0.06))
const bell = smoothstep(1, 0.93, dome).mul(smoothstep(-0.12, 0.02, hem))
const round = float(1.05).sub(q.y.mul(q.y)).max(0.05).sqrt()
const ribs = q.x.div(round).mul(13).cos().mul(0.15).add(0.85)
const pink = mix(vec3(0.38, 0.3, 0.72), vec3(0.85, 0.45, 0.8), dome.pow(3))

// Tentacles sway below it, thinner and weaker further down.
const hang = q.y.negate().max(0)
const drift = vec2(hang.mul(1.4).sub(time.mul(0.5)), q.x.mul(2).floor())
const sway = gnoise(drift).mul(hang).mul(0.16)
const strand = exp(q.x.add(sway).mul(11).sin().abs().mul(-4))
const inside = smoothstep(0.85, 0.6, q.x.abs().add(hang.mul(0.12)))
const along = smoothstep(2.3, 0, hang).mul(smoothstep(-0.05, 0.1, hang))
const arms = strand.mul(inside).mul(along).mul(q.y.negate().step(0))
const soft = mix(water, vec3(0.45, 0.4, 0.85), arms.mul(0.8))
const body = mix(soft, pink.mul(ribs), bell.mul(0.9))

// The glow is strongest where the body is bright already.
const light = exp(p.distance(vec2(0, 0.08)).mul(-3.2)).mul(0.95)
const lit = blendGlow(body, vec3(0.5, 0.66, 0.85).mul(light))

export const fragment = vec4(lit.max(body.mul(0.65)), 1)
