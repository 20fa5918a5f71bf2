import { blendColor, drawFill, random, valueNoise } from '@kirari/addons'
import {
  exp, float, mix, resolution, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'
import type { Vec2 } from 'kirari/node'

const px = float(1).div(resolution.y)
const p = uv.sub(0.5).mul(resolution).mul(px)
const noise = (x: number, y: number) => valueNoise(p.mul(vec2(x, y)))

// Where sea, cliff and lighthouse are, with edges of a given softness.
const rise = valueNoise(p.x.mul(7)).mul(0.09).add(p.x.mul(0.75).sub(0.36))
const sea = (at: Vec2, soft: number) => drawFill(at.y, -0.12, soft)
const cliff = (at: Vec2, soft: number) =>
  drawFill(at.y.sub(rise.min(-0.03)), 0, soft)
const tower = (at: Vec2, soft: number) => {
  const q = at.sub(vec2(0.62, 0.1)).abs()
  return drawFill(q.x.sub(0.06).max(q.y.sub(0.24)), 0, soft)
}

// The photograph, in greys with grain.
const sky = noise(2.4, 5).mul(0.25).add(0.62).add(p.y.mul(0.2))
const swell = valueNoise(vec2(p.x.mul(9), p.y.mul(60).add(time.mul(0.6))))
const bands = smoothstep(-0.1, 0.1, p.y.mul(26).sin()).mul(0.45).add(0.35)
const round = bands.sub(p.x.sub(0.62).mul(3))
const grain = random(uv.mul(resolution).floor()).sub(0.5).mul(0.07)
const coast = mix(sky, swell.mul(0.3).add(0.32), sea(p, 0.003))
const rocks = mix(coast, noise(16, 9).mul(0.4).add(0.22), cliff(p, 0.003))
const photo = mix(rocks, round, tower(p, 0.003)).add(grain)

// Paint goes on in washes that do not keep to the outlines.
const loose = p.add(noise(6, 6).sub(0.5).mul(0.05))
const dusk = exp(loose.y.add(0.12).abs().mul(-5))
const air = mix(vec3(0.45, 0.65, 0.8), vec3(0.95, 0.6, 0.45), dusk)
const water = mix(air, vec3(0.2, 0.6, 0.58), sea(loose, 0.02))
const grass = mix(water, vec3(0.5, 0.55, 0.25), cliff(loose, 0.03))
const paint = mix(grass, vec3(0.85, 0.3, 0.25), tower(loose, 0.02))

export const fragment = vec4(blendColor(vec3(photo), paint, 0.8), 1)
