import {
  blendSaturation, drawFill, rectSDF, valueNoise,
} from '@kirari/addons'
import {
  asin, float, mix, resolution, time, uv, vec2, vec3, vec4,
} from 'kirari/node'
import type { Vec3 } from 'kirari/node'

const px = float(1).div(resolution.y)
const p = uv.sub(0.5).mul(resolution).mul(px)
const hills = p.y.sub(valueNoise(uv.x.mul(5)).mul(0.14).sub(0.4))
const sky = mix(vec3(0.98, 0.86, 0.7), vec3(0.42, 0.66, 0.9), uv.y)
const land = mix(sky, vec3(0.35, 0.5, 0.3), drawFill(hills, 0, px))

// A bag of stripes, lit from the left, and a basket below it.
const balloon = (x: number, y: number, size: number, a: Vec3, b: Vec3) => {
  const sway = time
    .add(x * 9)
    .mul(0.6)
    .sin()
    .mul(0.02)
    .add(y)
  const q = p.sub(vec2(x, sway)).div(size)
  const skirt = q.x.abs().sub(q.y.add(1.45).mul(0.62)).max(q.y.add(0.35))
  const bag = q.length().sub(1).min(skirt).max(float(-1.3).sub(q.y))
  const basket = rectSDF(q.add(vec2(0, 1.62)), vec2(0.17, 0.13))
  const round = float(1.03).sub(q.y.mul(q.y).mul(0.45)).max(0.3)
  const stripe = asin(q.x.div(round).clamp(-1, 1)).mul(4).sin()
  const light = float(1.1).sub(q.distance(vec2(-0.4, 0.4)).mul(0.28))
  return {
    colour: mix(a, b, drawFill(stripe, 0, 0.2)).mul(light),
    shape: drawFill(bag.min(basket), 0, px.div(size)),
  }
}
const cream = vec3(1, 0.9, 0.6)
const red = balloon(0.22, 0.14, 0.22, vec3(0.9, 0.2, 0.16), cream)
const scene = [
  balloon(-0.66, 0.2, 0.11, vec3(0.2, 0.5, 0.8), cream),
  balloon(-0.28, -0.06, 0.15, vec3(0.3, 0.7, 0.5), cream),
  balloon(0.78, 0.06, 0.13, vec3(0.6, 0.35, 0.7), cream),
  red,
].reduce((below, { colour, shape }) => mix(below, colour, shape), land)

// A grey on top takes the colour away, a red lets it shine.
const vivid = mix(vec3(0.5), vec3(0.85, 0, 0), red.shape)

export const fragment = vec4(blendSaturation(scene, vivid), 1)
