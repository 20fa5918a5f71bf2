import { snoise } from '@kirari/addons'
import {
  cos,
  mix,
  resolution,
  smoothstep,
  time,
  uv,
  vec2,
  vec3,
  vec4,
} from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const bump = snoise(vec3(p.mul(1.7), 3))
  .mul(0.09)
  .add(snoise(vec3(p.mul(5), 8)).mul(0.022))
// How deep in the stone: layers grow inwards from the rim.
const rim = vec2(p.x.mul(0.56), p.y.mul(0.98))
  .length()
  .sub(0.41)
  .add(bump.mul(0.8))
const deep = rim.negate().add(snoise(p.mul(11)).mul(0.006))
const layer = deep.mul(150).add(snoise(vec2(deep.mul(34), 2)).mul(5))
const band = cos(layer)
  .mul(0.5)
  .add(0.5)
  .mul(smoothstep(0.26, 0.1, deep))
const zone = snoise(vec2(deep.mul(16), 5))
  .mul(0.5)
  .add(0.5)
const blue = mix(vec3(0.09, 0.2, 0.38), vec3(0.62, 0.76, 0.86), zone)
const stone = mix(blue, vec3(0.95, 0.94, 0.92), band.mul(0.6))
// Crystals in the middle.
const facet = snoise(vec3(p.mul(16), 1))
  .abs()
  .mul(1.5)
  .add(
    snoise(vec3(p.mul(37), time.mul(0.15)))
      .max(0)
      .pow(4)
      .mul(1.2),
  )
const geode = mix(vec3(0.3, 0.32, 0.5), vec3(0.9, 0.88, 0.98), facet)
const middle = smoothstep(
  0.27,
  0.285,
  deep.add(snoise(p.mul(23)).mul(0.012)),
)
const crust = mix(
  vec3(0.35, 0.22, 0.15),
  vec3(0.62, 0.45, 0.32),
  snoise(p.mul(30)).mul(0.5).add(0.5),
)
const cut = mix(
  crust,
  mix(stone, geode, middle),
  smoothstep(0.008, 0.02, deep),
)
const shadow = smoothstep(0.08, -0.05, rim.add(p.y.mul(0.06)))
const cloth = vec3(0.9, 0.88, 0.84).mul(shadow.mul(-0.25).add(1))

export const fragment = vec4(
  mix(cloth, cut, smoothstep(0.002, -0.003, rim)),
  1,
)
