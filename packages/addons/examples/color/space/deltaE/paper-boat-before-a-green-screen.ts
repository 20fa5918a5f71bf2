import { deltaE, rgb2lab, srgb2rgb } from '@kirari/addons'
import {
  length, max, mix, resolution, select, sin, smoothstep, time, uv, vec2,
  vec3, vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const tilt = sin(time.mul(0.8)).mul(0.08)
const q = vec2(p.x.add(p.y.mul(tilt)), p.y.sub(p.x.mul(tilt)).add(0.05))

// A paper boat with a shaded side, before a cloth of uneven green.
const hull = max(
  q.x.abs().sub(q.y.mul(0.75)).sub(0.33),
  max(q.y.sub(0.02), q.y.negate().sub(0.17)),
)
const sail = max(q.x.abs().mul(1.35).add(q.y).sub(0.3), q.y.negate())
const isHull = hull.lessThan(0)
const side = select(
  vec3(0.78, 0.8, 0.86),
  vec3(0.98, 0.97, 0.93),
  q.x.lessThan(0),
)
const fold = select(side, side.mul(0.9), isHull)
const stripe = q.y.add(0.04).abs().lessThan(0.018).and(isHull)
const boat = select(fold, vec3(0.85, 0.2, 0.2), stripe)
const cloth = vec3(0.1, 0.72, 0.24).mul(
  sin(p.x.mul(14).add(p.y.mul(3)))
    .mul(0.08)
    .add(0.95),
)
const camera = select(cloth, boat, hull.min(sail).lessThan(0))

// What looks like the cloth makes way for the evening sea.
const apart = deltaE(
  rgb2lab(srgb2rgb(camera)),
  rgb2lab(srgb2rgb(vec3(0.1, 0.72, 0.24))),
)
const keep = smoothstep(24, 34, apart)
const sun = smoothstep(0.13, 0.125, length(p.sub(vec2(0.45, 0.12))))
const sky = mix(vec3(0.98, 0.7, 0.5), vec3(0.4, 0.45, 0.7), uv.y)
const wave = sin(p.x.mul(11).add(time)).mul(0.012)
const swell = p.y.add(wave).mul(16).floor().div(16)
const sea = mix(
  vec3(0.16, 0.3, 0.48),
  vec3(0.05, 0.12, 0.28),
  swell.mul(-2),
)
const scene = select(
  mix(sky, vec3(1, 0.95, 0.75), sun),
  sea,
  p.y.add(wave).lessThan(-0.06),
)
const front = smoothstep(0.003, -0.003, p.y.add(wave.mul(1.5)).add(0.18))

export const fragment = vec4(mix(mix(scene, camera, keep), sea, front), 1)
