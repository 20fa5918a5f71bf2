import {
  drawFill, fbm, flowerSDF, raysSDF, rotate2d,
} from '@kirari/addons'
import {
  float, mix, resolution, sin, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const px = float(1).div(resolution.y)
const p = uv.sub(0.5).mul(resolution).mul(px)

const tide = sin(time.mul(0.6))
  .mul(0.03)
  .add(fbm(vec2(p.x.mul(4), time.mul(0.1)), 3).mul(0.12))
const shore = p.y.add(p.x.mul(0.2)).sub(0.16).sub(tide)
const sand = mix(
  vec3(0.93, 0.82, 0.6),
  vec3(0.86, 0.72, 0.5),
  fbm(p.mul(40), 3),
)
const damp = sand.mul(smoothstep(-0.07, -0.02, shore).mul(-0.22).add(1))
const water = mix(
  vec3(0.45, 0.83, 0.8),
  vec3(0.05, 0.5, 0.65),
  smoothstep(0, 0.3, shore),
)
const foam = smoothstep(0.025, 0, shore.abs()).mul(0.8)
const beach = mix(
  mix(damp, water, smoothstep(-0.005, 0.01, shore)),
  vec3(1),
  foam,
)

const parasols = [
  { x: -0.72, y: -0.22, size: 0.19, tint: vec3(0.9, 0.24, 0.22), n: 6 },
  { x: -0.2, y: -0.13, size: 0.22, tint: vec3(0.14, 0.42, 0.68), n: 8 },
  { x: 0.32, y: -0.3, size: 0.17, tint: vec3(0.98, 0.66, 0.16), n: 6 },
  { x: 0.74, y: -0.2, size: 0.21, tint: vec3(0.2, 0.6, 0.45), n: 7 },
]
const scene = parasols.reduce((below, { x, y, size, tint, n }, i) => {
  const q = rotate2d(
    sin(time.mul(0.5).add(i * 2))
      .mul(0.12)
      .add(i),
  ).mul(p.sub(vec2(x, y)))
  // Panels in two colours; the cloth hangs in a little between the ribs.
  const cloth = flowerSDF(q, size, 2 * n, 0.95)
  const panels = mix(
    vec3(0.98, 0.96, 0.92),
    tint,
    drawFill(raysSDF(q, n), 0, px),
  )
  const cast = flowerSDF(q.add(vec2(-0.05, 0.05)), size, 2 * n, 0.95)
  const shaded = below.mul(
    float(1).sub(smoothstep(0.02, -0.02, cast).mul(0.35)),
  )
  const slope = smoothstep(-0.2, 0.2, p.y.sub(y).sub(p.x).add(x))
    .mul(0.3)
    .add(0.78)
  const top = mix(
    panels.mul(slope),
    vec3(0.95),
    drawFill(q.length(), 0.012, px),
  )
  return mix(shaded, top, drawFill(cloth, 0, px))
}, beach)

export const fragment = vec4(scene, 1)
