import { wavelet } from '@kirari/addons'
import {
  mix, resolution, select, smoothstep, time, uv, vec2, vec3, vec4,
} from 'kirari/node'

const p = vec2(uv.x.mul(resolution.x).div(resolution.y), uv.y)
const ridge = p.x
  .mul(2.6)
  .sin()
  .mul(0.06)
  .add(p.x.mul(5.1).add(1).cos().mul(0.025))
  .add(0.3)
const furrow = p.x.mul(2).cos().mul(0.03).add(0.16)
const sway = p.y.mul(9).sin().mul(0.018)
const width = smoothstep(0.98, 0.1, p.y)
  .mul(0.13)
  .mul(smoothstep(0.02, 0.2, p.y))
const tree = width.sub(p.x.sub(0.34).add(sway).abs())
const moon = p.sub(vec2(1.28, 0.76))
const ring = moon.length()
// Brush strokes: waves drawn out along the wind, the hill,
// the furrows or the tree.
const isTree = tree.greaterThan(0)
const isField = p.y.lessThan(furrow)
const isHill = p.y.lessThan(ridge)
const land = select(
  vec2(p.x.mul(3), p.y.sub(ridge).mul(16)),
  vec2(p.x.mul(14), p.y.sub(furrow).mul(5)),
  isField,
)
const world = select(p.mul(vec2(4.4, 9)), land, isHill)
const drawn = wavelet(
  select(world, vec2(p.x.add(sway).mul(20), p.y.mul(4.4)), isTree),
  time.mul(0.6),
  1.5,
)
// Round the moon the strokes are rings.
const halo = ring.mul(95).sub(time).add(drawn.mul(0.7)).sin()
const glow = smoothstep(0.36, 0.1, ring)
const stroke = smoothstep(-0.55, 0.55, drawn)
const paint = (
  dark: ReturnType<typeof vec3>,
  light: ReturnType<typeof vec3>,
  amount = stroke,
) => mix(dark, light, amount)
const sky = paint(vec3(0.07, 0.14, 0.36), vec3(0.32, 0.5, 0.74)).add(
  vec3(0.12, 0.1, 0.04).mul(p.y.mul(-1).add(1)),
)
const lit = mix(
  sky,
  paint(
    vec3(0.5, 0.66, 0.6),
    vec3(0.98, 0.89, 0.5),
    smoothstep(-0.8, 0.8, halo),
  ),
  glow,
)
const crescent = smoothstep(0.085, 0.08, ring).mul(
  smoothstep(0.075, 0.082, moon.add(vec2(0.035, -0.02)).length()),
)
const night = mix(lit, vec3(1, 0.84, 0.36), crescent)
const hill = mix(
  night,
  paint(vec3(0.05, 0.15, 0.26), vec3(0.22, 0.42, 0.48)),
  smoothstep(0.005, -0.005, p.y.sub(ridge)),
)
const field = mix(
  hill,
  paint(vec3(0.36, 0.28, 0.1), vec3(0.88, 0.72, 0.3)),
  smoothstep(0.005, -0.005, p.y.sub(furrow)),
)
const cypress = paint(vec3(0.02, 0.06, 0.07), vec3(0.15, 0.3, 0.17))

export const fragment = vec4(
  mix(field, cypress, smoothstep(0, 0.006, tree)),
  1,
)
