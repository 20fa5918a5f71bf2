import {
  blendAverage, drawFill, random, rotate, valueNoise,
} from '@kirari/addons'
import {
  float, mix, resolution, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'
import type { Float, Vec2, Vec3 } from 'kirari/node'

const px = float(1).div(resolution.y)
const p = uv.sub(0.5).mul(resolution).mul(px)

// First frame: houses against a bright sky, with lit windows.
const house = (behind: Vec3, i: number): Vec3 => {
  const x = p.x.mul(3.5 + i * 1.5).add(i * 0.4)
  const n = x.floor().add(i * 20)
  const roof = random(n)
    .mul(0.55)
    .sub(i * 0.22)
  const grid = vec2(x.mul(6), p.y.mul(26))
  const pane = grid.fract().sub(0.5).abs()
  const lit = smoothstep(0.7, 0.75, random(grid.floor().add(i * 9)))
  const window = lit.mul(drawFill(pane.x.max(pane.y), 0.3, 0.06))
  const wall = mix(vec3(0.45, 0.22, 0.3), vec3(0.12, 0.06, 0.14), i)
  const front = mix(wall, vec3(1, 0.9, 0.5), window)
  return mix(behind, front, drawFill(p.y, roof, px))
}
const dusk = mix(vec3(1, 0.62, 0.38), vec3(0.98, 0.86, 0.66), uv.y)
const city = [0, 1].reduce(house, dusk)

// Second frame, on the same film: a whale in the light of the sea.
const q = p.sub(vec2(-0.08, time.mul(0.4).sin().mul(0.02).add(0.06)))
const spine = q.y.sub(q.x.mul(q.x).mul(0.2)).add(q.x.mul(0.1))
const taper = smoothstep(-0.6, -0.34, q.x).mul(smoothstep(0.8, -0.2, q.x))
const body = spine.abs().sub(taper.mul(0.19).sub(0.004))
const wing = (at: Vec2, angle: number, long: number): Float => {
  const r = rotate(at, angle).div(long)
  const curve = r.x.mul(float(1).sub(r.x)).max(0).mul(0.75)
  return r.y
    .add(r.x.mul(r.x).mul(0.4))
    .abs()
    .sub(curve.mul(0.55))
    .mul(long)
    .add(0.003)
}
const flipper = wing(q.sub(vec2(-0.22, -0.1)), -2, 0.3)
const upper = wing(q.sub(vec2(0.62, 0.02)), 0.75, 0.24)
const lower = wing(q.sub(vec2(0.62, 0.02)), -0.35, 0.24)
const outline = body.min(flipper).min(upper).min(lower)
const whale = drawFill(outline, 0, px.mul(2))
const belly = smoothstep(0, -0.1, spine).mul(smoothstep(0.1, -0.2, q.x))
const pleats = spine.mul(150).sin().mul(0.3).add(0.4)
const skin = vec3(0.02, 0.12, 0.24).add(belly.mul(pleats))
const rays = valueNoise(vec2(p.x.mul(5).add(p.y.mul(2)), time.mul(0.3)))
const deep = mix(vec3(0.1, 0.45, 0.6), vec3(0.85, 0.98, 0.95), uv.y)
const sea = deep.add(rays.sub(0.5).mul(uv.y).mul(0.35))

export const fragment = vec4(blendAverage(city, mix(sea, skin, whale)), 1)
