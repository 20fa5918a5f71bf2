/**
 * The work grows with the number of expressions, not with the ways through them. A value that is doubled forty times has 40 expressions and
 * 2⁴⁰ paths: what visits a shared expression once for each use never ends, and the test with it.
 */
import { expect, it } from 'vitest'
import { fn, float, If, Loop, vec3, type Float, type Vec3 } from 'kirari/node'
import { toGLSL } from 'kirari/glsl'
import { printJS } from 'kirari/js'
import { toWGSL } from 'kirari/wgsl'

const times = 40

const doubled = (x: Float): Float => Array.from({ length: times }).reduce<Float>((value) => value.add(value), x)
const turned = (x: Vec3): Vec3 => Array.from({ length: times }).reduce<Vec3>((value) => value.zyx.mul(value), x)
const wrapped = (x: Float): Float => Array.from({ length: times }).reduce<Float>((value) => value.mod(value.add(1)), x)

const shaders = {
  'a value': () => fn('value', [{ x: float }], float, (x) => doubled(x.cos())),
  'a value with a name': () => fn('named', [{ x: float }], float, (x) => doubled(doubled(x.cos()).toConst('once'))),
  'a vector': () => fn('vector', [{ x: vec3 }], vec3, (x) => turned(x)),
  'a polyfill': () => fn('polyfill', [{ x: float }], float, (x) => wrapped(x)),
  'what was read before a change': () =>
    fn('changed', [{ x: float }], float, (x) => {
      const v = x.toVar('v')
      const before = v.sin()
      v.assign(5)
      return doubled(x.cos()).add(before)
    }),
  'branches and loops': () =>
    fn('branches', [{ x: float }], float, (x) => {
      const v = x.toVar('v')
      const outside = doubled(x.cos())
      If(doubled(v).lessThan(1), () => {
        v.assign(doubled(v).add(outside))
      })
      Loop(3, (i) => {
        v.addAssign(doubled(float(i)).add(outside))
      })
      return v.add(outside)
    }),
}

it.each(Object.entries(shaders))('%s, doubled forty times, is printed in three languages', (_, make) => {
  const shader = make()
  for (const print of [toGLSL, toWGSL, printJS]) expect(print(shader).length).toBeLessThan(20_000)
})
