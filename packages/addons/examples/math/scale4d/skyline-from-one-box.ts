import {
  AABB, aabbIntersect, random, scale4d, translate4d,
} from '@kirari/addons'
import {
  fn, mix, normalize, resolution, select, step, time, uv, vec2, vec3,
} from 'kirari/node'
import { vec4 } from 'kirari/node'

const p = uv.sub(0.5).mul(resolution).div(resolution.y)
const eye = vec4(time.mul(0.1).sin().mul(0.6), 0.5, 6.5, 1)
const ray = vec4(normalize(vec3(p.x, p.y.add(0.22), -1.4)), 0)
const unit = AABB({ min: vec3(-0.5, 0, -0.5), max: vec3(0.5, 1, 0.5) })

// One box, as wide, high and deep as a tower, at its place:
// the colour that the ray meets, and how far away it is.
const tower = fn(
  'tower',
  [{ size: vec3 }, { at: vec3 }],
  vec4,
  (size, at) => {
    const toBox = scale4d(vec3(1).div(size)).mul(translate4d(at.negate()))
    const from = toBox.mul(eye).xyz
    const along = toBox.mul(ray).xyz
    const hit = aabbIntersect(unit, from, along)
    const place = from.add(along.mul(hit.x))
    const isSide = step(0.499, place.x.abs())
    const wall = mix(place.x, place.z, isSide)
    const grid = vec2(wall.mul(6), place.y.mul(size.y).mul(5))
    const pane = step(grid.fract().sub(0.5).abs(), vec2(0.3, 0.28))
    const isLit = step(
      0.6,
      random(grid.floor().add(at.x.mul(31)).add(isSide)),
    )
    const lamp = pane.x.mul(pane.y).mul(isLit)
    const skin = mix(
      vec3(0.13, 0.12, 0.25),
      vec3(0.42, 0.25, 0.34),
      isSide,
    )
    const haze = hit.x.sub(5).mul(0.1).saturate()
    const seen = mix(
      mix(skin, vec3(1, 0.8, 0.5), lamp),
      vec3(0.8, 0.45, 0.44),
      haze,
    )
    return vec4(seen, select(99, hit.x, hit.x.lessThan(hit.y)))
  },
)

const dusk = mix(vec3(1, 0.62, 0.42), vec3(0.32, 0.24, 0.5), uv.y.mul(1.3))
const street = mix(vec3(0.07, 0.06, 0.14), dusk.mul(0.7), uv.y.mul(2))
let nearest = vec4(select(dusk, street, ray.y.lessThan(0)), 98)
for (let i = 0; i < 13; i++) {
  const size = vec3(
    0.5 + ((i * 3) % 4) * 0.1,
    0.8 + ((i * 7) % 13) * 0.2,
    0.6,
  )
  const at = vec3(-4.5 + 0.75 * i, 0, ((i * 5) % 7) * -0.6)
  const found = tower(size, at)
  nearest = select(nearest, found, found.w.lessThan(nearest.w))
}

export const fragment = vec4(nearest.xyz, 1)
