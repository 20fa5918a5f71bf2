/** All functions in one shader: their names must not collide with one another, nor with what the languages keep for themselves. */
import { toGLSL } from 'kirari/glsl'
import { toJS } from 'kirari/js'
import { float, fn, signaturesOf, vec2, vec3, vec4 } from 'kirari/node'
import type { AnyFn, Float, Signature, Vec2, Vec3, Vec4 } from 'kirari/node'
import { toWGSL } from 'kirari/wgsl'
import { expect, test } from 'vitest'
import { runOn } from '../../../internal/testing/differential.ts'
import { records } from '../catalogue/index.ts'
import { AABB, Triangle } from '../src/index.ts'

type Type = Signature['result']

/** A value of the type made of one number, so that nothing is known before the shader runs. */
const valueOf = (type: Type, x: Float): unknown => {
  if (type === AABB.type) return AABB({ min: vec3(x).sub(1), max: vec3(x).add(1) })
  if (type === Triangle.type) return Triangle({ a: vec3(x), b: vec3(1, x, 0), c: vec3(x, 2, 1) })
  switch (type.name) {
    case 'float':
      return x
    case 'vec2':
      return vec2(x, x.mul(0.5))
    case 'vec3':
      return vec3(x, x.mul(0.5), 0.25)
    case 'vec4':
      return vec4(x, x.mul(0.5), 0.25, 0.75)
    default:
      throw new Error(`This test makes no value of ${type.name} yet.`)
  }
}

const call = ({ call: callable, parameters, result }: Signature, x: Float): Float => {
  // The signature says what its callable takes and gives; the type of a callable cannot.
  const value = (callable as (...args: unknown[]) => unknown)(...parameters.map(({ type }) => valueOf(type, x)))
  // The same: the name of the type is that of the node.
  if (result.name === 'float') return value as Float
  const weights = { vec2: vec2(1, 0.5), vec3: vec3(1, 0.5, 0.25), vec4: vec4(1, 0.5, 0.25, 0.125) }
  // A vector of the weights' size, by its name.
  if (result.name === 'vec2') return (value as Vec2).dot(weights.vec2)
  if (result.name === 'vec3') return (value as Vec3).dot(weights.vec3)
  return (value as Vec4).dot(weights.vec4)
}

const signatures = records.flatMap((record) => signaturesOf(record.call))
const everything: AnyFn = fn('everything', [{ x: float }], float, (x) =>
  signatures.map((signature) => call(signature, x)).reduce((sum, value) => sum.add(value)),
)

test.each(['webgl', 'webgpu'] as const)('all functions work together in one module on %s', async (backend) => {
  const inputs = Float32Array.of(0, 0.2, 0.5, 0.9, 1)
  const text = backend === 'webgl' ? toGLSL(everything) : toWGSL(everything)
  const results = await runOn(backend, { name: 'everything', text, symbol: 'everything', params: ['float'], result: 'float', inputs: [inputs] })
  const run = toJS(everything)
  // The sum of some thirty results, one of them with sines.
  for (const [i, x] of inputs.entries()) expect(Math.abs((results[i] ?? NaN) - Number(run(x)))).toBeLessThan(2e-3)
})
