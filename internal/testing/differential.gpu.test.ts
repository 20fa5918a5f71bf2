/** The harness itself, with hand-written functions: inputs come out bit for bit, and it reports mistakes. */
import { describe, expect, test } from 'vitest'
import { bitsOf, fromBits, runOn } from './differential.ts'
import type { Backend, NumericName, Shape } from './differential.ts'

interface Written {
  readonly glsl: string
  readonly wgsl: string
  readonly params: readonly Shape[]
  readonly result: Shape
}

const run = (backend: Backend, written: Written, inputs: readonly Float32Array[], constant = false) =>
  runOn(backend, {
    name: 'written',
    symbol: 'written',
    text: backend === 'webgl' ? written.glsl : written.wgsl,
    params: written.params,
    result: written.result,
    inputs,
    constant,
  })

const box = {
  kind: 'struct',
  name: 'Box',
  fields: [
    { name: 'low', type: 'vec3' },
    { name: 'high', type: 'vec3' },
  ],
} as const satisfies Shape

describe.each(['webgl', 'webgpu'] as const)('on %s', (backend) => {
  test('a float goes through with all its bits', async () => {
    const identity: Written = {
      glsl: 'float written(float x) { return x; }',
      wgsl: 'fn written(x: f32) -> f32 { return x; }',
      params: ['float'],
      result: 'float',
    }
    const values = Float32Array.of(0, -0, 1, -1e-8, 1e4, 3.4028234663852886e38, 1.1754943508222875e-38, 0.1, 0.5000000596046448)
    expect(Array.from(bitsOf(await run(backend, identity, [values])))).toEqual(Array.from(bitsOf(values)))
    // Literals have no negative zero: WGSL folds -0.0 to 0.0.
    const withoutNegativeZero = values.filter((value) => !Object.is(value, -0))
    expect(Array.from(bitsOf(await run(backend, identity, [withoutNegativeZero], true)))).toEqual(Array.from(bitsOf(withoutNegativeZero)))
  })

  test('vectors and several parameters keep their order over more calls than one row', async () => {
    const written: Written = {
      glsl: 'vec3 written(vec2 a, float b, vec3 c) { return vec3(a.x - b, a.y, c.z); }',
      wgsl: 'fn written(a: vec2f, b: f32, c: vec3f) -> vec3f { return vec3f(a.x - b, a.y, c.z); }',
      params: ['vec2', 'float', 'vec3'],
      result: 'vec3',
    }
    const count = 5000
    const a = Float32Array.from({ length: count * 2 }, (_, i) => i)
    const b = Float32Array.from({ length: count }, (_, i) => i * 0.5)
    const c = Float32Array.from({ length: count * 3 }, (_, i) => -i)
    const expected = Float32Array.from(
      { length: count * 3 },
      (_, i) => [((i - (i % 3)) / 3) * 2 - (i - (i % 3)) / 6, ((i - (i % 3)) / 3) * 2 + 1, -i][i % 3] ?? NaN,
    )
    expect(await run(backend, written, [a, b, c])).toEqual(expected)
  })

  test.each(['int', 'uint', 'bool'] as const satisfies NumericName[])('%s goes through as bits', async (type) => {
    const wgslType = { int: 'i32', uint: 'u32', bool: 'bool' }[type]
    const written: Written = {
      glsl: `${type} written(${type} x) { return x; }`,
      wgsl: `fn written(x: ${wgslType}) -> ${wgslType} { return x; }`,
      params: [type],
      result: type,
    }
    const values = fromBits(type === 'bool' ? [0, 1, 1, 0] : [0, 1, 0x7fffffff, 0x80000000, 0xffffffff, 0x7fc00001])
    expect(bitsOf(await run(backend, written, [values]))).toEqual(bitsOf(values))
    expect(bitsOf(await run(backend, written, [values], true))).toEqual(bitsOf(values))
  })

  test('a struct goes in and comes out flattened', async () => {
    const written: Written = {
      glsl: 'struct Box { vec3 low; vec3 high; };\nBox written(Box b, float s) { return Box(b.high * s, b.low * s); }',
      wgsl: 'struct Box { low: vec3f, high: vec3f }\nfn written(b: Box, s: f32) -> Box { return Box(b.high * s, b.low * s); }',
      params: [box, 'float'],
      result: box,
    }
    const boxes = Float32Array.of(1, 2, 3, 4, 5, 6, -1, -2, -3, -4, -5, -6)
    const expected = Float32Array.of(8, 10, 12, 2, 4, 6, -2, -2.5, -3, -0.5, -1, -1.5)
    expect(await run(backend, written, [boxes, Float32Array.of(2, 0.5)])).toEqual(expected)
    expect(await run(backend, written, [boxes, Float32Array.of(2, 0.5)], true)).toEqual(expected)
  })

  test('matrices go in and come out column by column', async () => {
    const written: Written = {
      glsl: 'mat2x3 written(mat3x2 m, float s) { return transpose(m) * s; }',
      wgsl: 'fn written(m: mat3x2f, s: f32) -> mat2x3f { return transpose(m) * s; }',
      params: ['mat3x2', 'float'],
      result: 'mat2x3',
    }
    const matrices = Float32Array.of(1, 2, 3, 4, 5, 6, -1, -2, -3, -4, -5, -6)
    const expected = Float32Array.of(2, 6, 10, 4, 8, 12, -0.5, -1.5, -2.5, -1, -2, -3)
    expect(await run(backend, written, [matrices, Float32Array.of(2, 0.5)])).toEqual(expected)
    expect(await run(backend, written, [matrices, Float32Array.of(2, 0.5)], true)).toEqual(expected)
  })

  test('a function without parameters is called once', async () => {
    const written: Written = {
      glsl: 'vec2 written() { return vec2(1.0, 2.0); }',
      wgsl: 'fn written() -> vec2f { return vec2f(1.0, 2.0); }',
      params: [],
      result: 'vec2',
    }
    expect(await run(backend, written, [])).toEqual(Float32Array.of(1, 2))
  })

  test('a text that does not compile is refused with the message and the line', async () => {
    const written: Written = {
      glsl: 'float written(float x) { return y; }',
      wgsl: 'fn written(x: f32) -> f32 { return y; }',
      params: ['float'],
      result: 'float',
    }
    await expect(run(backend, written, [Float32Array.of(1)])).rejects.toThrow(/does not compile[\s\S]*return y/)
  })

  test('inputs that do not fit the parameters are refused', async () => {
    const written: Written = {
      glsl: 'float written(vec2 x) { return x.x; }',
      wgsl: 'fn written(x: vec2f) -> f32 { return x.x; }',
      params: ['vec2'],
      result: 'float',
    }
    await expect(run(backend, written, [Float32Array.of(1, 2, 3)])).rejects.toThrow('hold 1.5 calls')
    await expect(run(backend, written, [])).rejects.toThrow('1 parameters')
  })
})
