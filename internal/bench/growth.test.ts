/**
 * The compiler's work grows with the number of expressions, not with the paths through them, nor with the square of it. A value that is doubled
 * forty times has 40 expressions and 2⁴⁰ paths: code that visits a shared expression once for each use never ends, nor does the test. For
 * larger programs the test counts the work: how often each block of the package's code runs, as V8 counts it for coverage.
 */
import { Session, type Profiler } from 'node:inspector'
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

const long = {
  'a chain': (size: number) => fn('chain', [{ x: float }], float, (x) => Array.from({ length: size }).reduce<Float>((value, _, i) => value.mul(3).add(i), x)),
  'values that are used twice': (size: number) =>
    fn('twice', [{ x: float }], float, (x) => Array.from({ length: size }).reduce<Float>((value) => value.mul(value.add(1)), x)),
  'statements, with constants between them': (size: number) =>
    fn('statements', [{ x: float }], float, (x) => {
      const v = x.toVar('v')
      const once = x.sin()
      for (let i = 0; i < size / 4; i++) {
        const before = v.mul(i)
        v.addAssign(once)
        If(v.lessThan(i), () => {
          v.addAssign(before)
        }).Else(() => {
          v.subAssign(before.toConst('kept'))
        })
      }
      return v
    }),
}

/** Counts how often blocks of the language run. */
const workOf = (run: () => void): number => {
  const session = new Session()
  session.connect()
  const post = (method: 'Profiler.enable' | 'Profiler.stopPreciseCoverage'): void => session.post(method)
  post('Profiler.enable')
  session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true })
  run()
  const found: Profiler.ScriptCoverage[] = []
  // In a session on the same thread, the inspector calls back before `post` returns.
  session.post('Profiler.takePreciseCoverage', (_, { result }) => found.push(...result))
  post('Profiler.stopPreciseCoverage')
  session.disconnect()
  return found
    .filter(({ url }) => url.includes('packages/kirari/dist/shader'))
    .reduce((sum, { functions }) => sum + functions.flatMap(({ ranges }) => ranges).reduce((count, range) => count + range.count, 0), 0)
}

it.each(Object.entries(long).flatMap(([name, make]) => Object.entries({ toGLSL, toWGSL, printJS }).map(([print, run]) => [name, print, make, run] as const)))(
  '%s of four times the size takes %s four times the work',
  (_, __, make, print) => {
    const ofSize = (size: number): number => workOf(() => void print(make(size)))
    // V8 loses counts of functions that it collects, up to half of all: the largest of several is the best. Squares would be sixteen times.
    const small = Math.max(ofSize(250), ofSize(250), ofSize(250))
    expect(small).toBeGreaterThan(10_000)
    expect(ofSize(1000)).toBeLessThan(small * 6)
  },
)
