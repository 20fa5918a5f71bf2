import { drawFill, hsl2rgb, random, rgb2ycbcr } from '@kirari/addons'
import {
  float, mix, resolution, sin, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'
import type { Vec3 } from 'kirari/node'

const px = float(1).div(resolution.y)
const p = uv.sub(0.5).mul(resolution).mul(px)

// Pots on two shelves: every third one is of terracotta.
const pot = (behind: Vec3, i: number): Vec3 => {
  const q = p.sub(vec2((i % 7) * 0.27 - 0.81, i < 7 ? 0.13 : -0.29))
  const wide = float(0.085).add(
    sin(q.y.mul(9 + (i % 4) * 4).add(i)).mul(0.022),
  )
  const shape = q.x.abs().sub(wide).max(q.y.abs().sub(0.13))
  const round = q.x.div(wide).add(0.35).abs().mul(-0.45).add(1)
  const glaze = hsl2rgb(vec3(random(float(i)).mul(0.5).add(0.3), 0.4, 0.5))
  const clay = i % 3 === 1 ? vec3(0.8, 0.42, 0.28) : glaze
  return mix(behind, clay.mul(round), drawFill(shape, 0, px))
}
const shelf = smoothstep(0.02, 0.01, p.y.add(0.02).abs()).max(
  smoothstep(0.02, 0.01, p.y.add(0.44).abs()),
)
const wall = mix(vec3(0.78, 0.8, 0.78), vec3(0.35, 0.27, 0.22), shelf)
const shop = Array.from({ length: 14 }, (_, i) => i).reduce(pot, wall)

// In light and in shade, clay lies in one corner of Cb and Cr.
const { y: cb, z: cr } = rgb2ycbcr(shop)
const isClay = smoothstep(0.55, 0.57, cr).mul(smoothstep(0.48, 0.46, cb))
const pulse = sin(time.mul(2)).mul(0.1).add(1.1)
const dull = vec3(
  shop
    .dot(vec3(0.3, 0.59, 0.11))
    .mul(0.55)
    .add(0.05),
)

export const fragment = vec4(
  mix(dull, shop.mul(pulse), isClay).saturate(),
  1,
)
