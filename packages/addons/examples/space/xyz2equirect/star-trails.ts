import {
  gnoise, hsl2rgb, random, rotateX, xyz2equirect,
} from '@kirari/addons'
import {
  mix, resolution, smoothstep, step, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
// A gaze to the north, raised; the celestial pole is the y axis of
// the map.
const ray = vec3(p.x.add(0.2), p.y.sub(0.08), -0.9)
const map = xyz2equirect(rotateX(ray, 1.45))

// Each ring of latitude has a few stars, which draw arcs while the
// shutter is open.
const ring = map.y.mul(420).floor()
const across = map.y.mul(420).fract().sub(0.5).abs()
const stars = 7
const along = map.x.add(random(ring)).mul(stars)
const star = vec2(ring, along.floor().mod(stars))
const length = time.mul(0.1).min(0.75).add(0.12)
const from = random(star).mul(0.25)
const q = along.fract().sub(from).div(length)
const arc = step(0, q).mul(step(q, 1))
const bright = random(star.add(40)).pow(5)
const trail = hsl2rgb(
  vec3(random(star.add(80)).mul(0.62).add(0.02), 0.6, 0.76),
)
  .mul(arc.mul(bright).mul(smoothstep(0.5, 0.1, across)))
  .mul(q.mul(0.6).add(0.4))

const sky = mix(
  vec3(0.16, 0.14, 0.26),
  vec3(0.01, 0.02, 0.08),
  smoothstep(-0.45, 0.3, p.y),
)
const ridge = gnoise(p.x.mul(3))
  .mul(0.07)
  .add(gnoise(p.x.mul(23)).abs().mul(0.05))
  .sub(0.36)
const land = smoothstep(ridge.add(0.004), ridge, p.y)
const hut = p.sub(vec2(0.42, -0.33))
const window = step(hut.x.abs().max(hut.y.abs()), 0.012)
const night = mix(sky.add(trail.mul(1.4)), vec3(0.012, 0.014, 0.03), land)
export const fragment = vec4(
  night.add(
    vec3(1, 0.7, 0.3).mul(
      window.add(hut.length().mul(-22).exp().mul(0.5)),
    ),
  ),
  1,
)
