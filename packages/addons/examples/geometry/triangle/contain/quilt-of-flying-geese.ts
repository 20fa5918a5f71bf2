import { random, Triangle, triangleContain } from '@kirari/addons'
import {
  float, mix, resolution, select, uv, vec2, vec3, vec4,
} from 'kirari/node'

const p = uv.mul(resolution).div(resolution.y).mul(vec2(4, 8))

// Each patch is twice as wide as high: a goose, and sky in two corners.
// Columns fly up and down by turns.
const patch = p.floor()
const local = p.sub(patch)
const isDown = patch.x.mod(2).greaterThan(0.5)
const y = select(local.y, float(1).sub(local.y), isDown)
const goose = Triangle({
  a: vec3(0, 0, 0),
  b: vec3(1, 0, 0),
  c: vec3(0.5, 1, 0),
})
const isGoose = triangleContain(goose, vec3(local.x, y, 0))

// Cloth: a tone for each goose, and threads both ways.
const tone = random(patch.add(11))
const warm = mix(vec3(0.72, 0.22, 0.18), vec3(0.93, 0.68, 0.32), tone)
const cool = mix(
  vec3(0.14, 0.24, 0.36),
  vec3(0.26, 0.42, 0.5),
  random(patch.xx),
)
const thread = random(p.mul(vec2(44, 22)).floor()).mul(0.09)
const dots = p.mul(vec2(10, 5)).fract().sub(0.5).length()
const print = select(float(0), float(0.12), dots.lessThan(0.2))

// A running stitch inside the outline of every goose.
const inner = Triangle({
  a: vec3(0.12, 0.07, 0),
  b: vec3(0.88, 0.07, 0),
  c: vec3(0.5, 0.84, 0),
})
const core = Triangle({
  a: vec3(0.15, 0.09, 0),
  b: vec3(0.85, 0.09, 0),
  c: vec3(0.5, 0.8, 0),
})
const at = vec3(local.x, y, 0)
const isSeam = triangleContain(inner, at).and(
  triangleContain(core, at).not(),
)
const isStitch = isSeam.and(local.x.mul(22).fract().lessThan(0.6))

const cloth = select(cool.add(print), warm, isGoose).sub(thread)
export const fragment = vec4(
  select(cloth, vec3(0.97, 0.92, 0.82), isStitch),
  1,
)
