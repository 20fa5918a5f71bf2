import { blendAverage, drawFill, random, valueNoise } from '@kirari/addons'
import {
  float, mix, resolution, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'
import type { Vec3 } from 'kirari/node'

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

// Second frame, on the same film: a whale against the light of the sea.
const swim = time.mul(0.4).sin().mul(0.02)
const q = p.sub(vec2(-0.1, swim.add(0.04)))
const bend = q.y.sub(q.x.mul(q.x).mul(0.22)).add(q.x.mul(0.1))
const half = smoothstep(-0.62, -0.3, q.x)
  .mul(smoothstep(0.85, -0.25, q.x))
  .mul(0.19)
const body = bend.abs().sub(half).max(q.x.abs().sub(0.8))
const fin = q.sub(vec2(-0.14, -0.2)).mul(vec2(1, 0.45))
const flipper = fin.x
  .add(fin.y.mul(0.9))
  .abs()
  .sub(0.05)
  .max(fin.y.abs().sub(0.08))
const tail = q.sub(vec2(0.76, 0.08))
const fluke = tail.x
  .sub(tail.y.abs().mul(0.75))
  .abs()
  .sub(0.045)
  .max(tail.y.abs().sub(0.17))
const whale = drawFill(body.min(flipper).min(fluke), 0, px.mul(2))
const pleats = bend.mul(150).sin().mul(0.5).add(0.5)
const belly = smoothstep(0, -0.1, bend).mul(smoothstep(0.1, -0.2, q.x))
const skin = mix(
  vec3(0.02, 0.1, 0.2),
  vec3(0.5, 0.7, 0.75),
  belly.mul(pleats),
)
const light = valueNoise(vec2(p.x.mul(5).add(p.y.mul(2)), time.mul(0.3)))
const water = mix(vec3(0.1, 0.45, 0.6), vec3(0.85, 0.98, 0.95), uv.y)
const sea = water.add(light.sub(0.5).mul(uv.y).mul(0.35))

export const fragment = vec4(blendAverage(city, mix(sea, skin, whale)), 1)
