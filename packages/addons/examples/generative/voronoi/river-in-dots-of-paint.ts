import { voronoi } from '@kirari/addons'
import {
  mix, resolution, smoothstep, time, uv, vec3, vec4,
} from 'kirari/node'

const p = uv.mul(resolution).div(resolution.y)
const scene = (at: typeof p) => {
  const isWater = smoothstep(0.405, 0.395, at.y)
  const y = mix(at.y, at.y.mul(-1).add(0.8), isWater)
  const wobble = at.y
    .mul(90)
    .add(time.mul(1.3))
    .sin()
    .mul(0.012)
    .mul(isWater)
  const x = at.x.add(wobble)
  // Poplars: narrow, each with a height of its own.
  const tree = x.mul(6).floor()
  const tall = tree.mul(2.4).sin().mul(0.09).add(0.74)
  const crown = x
    .mul(6)
    .fract()
    .sub(0.5)
    .abs()
    .add(y.sub(0.57).abs().div(tall.sub(0.5)).pow(2).mul(0.16))
  const sky = mix(
    vec3(1, 0.83, 0.62),
    vec3(0.42, 0.62, 0.86),
    smoothstep(0.42, 0.98, y),
  )
  const leaves = mix(
    vec3(0.16, 0.36, 0.3),
    vec3(0.86, 0.66, 0.2),
    smoothstep(0.1, -0.12, x.mul(6).fract().sub(0.45)),
  )
  const wood = mix(sky, leaves, smoothstep(0.3, 0.27, crown))
  const bank = mix(
    wood,
    vec3(0.47, 0.56, 0.24),
    smoothstep(0.46, 0.45, y),
  )
  return mix(bank, bank.mul(0.8).add(vec3(0.02, 0.06, 0.12)), isWater)
}
// Two layers of dots: each takes the colour of the scene
// where its middle is, and strays from it by its own number.
const dots = (
  under: ReturnType<typeof vec3>,
  scale: number,
  seed: number,
  radius: number,
) => {
  const dot = voronoi(p.mul(scale).add(seed), 0.85)
  const stray = vec3(
    dot.z.sub(0.5),
    dot.z.mul(7).fract().sub(0.5),
    dot.z.mul(13).fract().sub(0.5),
  )
  const paint = scene(p.add(dot.xy.div(scale))).add(stray.mul(0.3))
  return mix(
    under,
    paint,
    smoothstep(radius, radius - 0.12, dot.xy.length()),
  )
}
const canvas = vec3(0.9, 0.86, 0.76)

export const fragment = vec4(
  dots(dots(canvas, 34, 0, 0.72), 52, 7, 0.46),
  1,
)
