import { drawFill, eulerView, fbm, random, toMat3 } from '@kirari/addons'
import {
  float, mix, resolution, sin, smoothstep, time, transpose, uv, vec2,
  vec3, vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const px = float(1).div(resolution.y)

// A turn: the wings lean into it while the nose goes round.
const bank = sin(time.mul(0.35)).mul(0.6)
const eye = vec3(time.mul(0.4), 1.6, time.mul(-1.2))
const view = eulerView(eye, vec3(-0.12, bank.mul(0.5), bank))
// From the camera back to the world.
const ray = transpose(toMat3(view)).mul(vec3(p, -0.8).normalize())

const far = eye.y.div(ray.y.negate().max(0.01))
const ground = eye.xz.add(ray.xz.mul(far))
// Strips of fields, each with its crop and its rows.
const strip = ground.y.mul(0.45).add(sin(ground.x.mul(0.4)).mul(0.2))
const field = vec2(ground.x.mul(0.8).add(strip.floor().mul(0.37)), strip)
const crop = random(field.floor())
const rows = sin(field.x.mul(60)).mul(0.05).mul(far.mul(-0.25).exp())
const green = mix(
  vec3(0.3, 0.42, 0.16),
  vec3(0.8, 0.68, 0.3),
  crop.add(rows),
)
const edge = field.fract().sub(0.5).abs()
const hedge = smoothstep(0.46, 0.49, edge.x.max(edge.y))
const wood = smoothstep(0.12, 0.2, fbm(ground.mul(0.5), 4))
const land = mix(
  mix(green, vec3(0.16, 0.26, 0.12), hedge),
  vec3(0.1, 0.22, 0.13),
  wood,
)

const haze = vec3(0.83, 0.88, 0.9)
const puffs = smoothstep(
  0.05,
  0.4,
  fbm(ray.xz.div(ray.y.abs().add(0.08)).mul(0.9), 4),
)
const sky = mix(
  haze,
  mix(vec3(0.24, 0.48, 0.8), vec3(1), puffs.mul(0.8)),
  smoothstep(0, 0.4, ray.y),
)
const seen = mix(
  sky,
  mix(haze, land, far.mul(-0.09).exp()),
  smoothstep(0.004, -0.004, ray.y),
)

// The window stays where it is, with a dial that shows the bank.
const strut = p.x.abs().sub(0.5).add(p.y.mul(0.3)).abs().sub(0.016)
const hood = p.y.add(0.3).add(p.x.mul(p.x).mul(0.22))
const panel = mix(
  vec3(0.09, 0.09, 0.1),
  vec3(0.2, 0.19, 0.18),
  smoothstep(-0.2, 0, hood),
)
const frame = drawFill(strut.min(hood), 0, px)
const dial = p.sub(vec2(0, -0.4)).toConst('dial')
const level = dial.y.mul(bank.cos()).add(dial.x.mul(bank.sin()))
const face = mix(
  vec3(0.44, 0.28, 0.14),
  vec3(0.36, 0.62, 0.86),
  drawFill(level.negate(), 0, px),
)
const wings = drawFill(
  dial.y.abs().sub(0.003).max(dial.x.abs().sub(0.03).abs().sub(0.016)),
  0,
  px,
)
const glass = mix(
  mix(panel, vec3(0.75), drawFill(dial.length().sub(0.078), 0, px)),
  mix(face, vec3(1, 0.85, 0.3), wings),
  drawFill(dial.length().sub(0.07), 0, px),
)

export const fragment = vec4(mix(seen, glass, frame), 1)
