/** The values of a pixel, on both backends, beside numbers that are worked out here by hand. */
import { describe, expect, test } from 'vitest'
import type { Value } from '../message.ts'
import { ulps } from '../ulp.ts'
import { inputsAt, valuesOf } from './inspect.ts'
import { createReadBack } from './read-back.ts'
import { runCode } from './run.ts'

const moment = { x: 12, y: 5, width: 64, height: 32, time: 2.5, deltaTime: 0, frame: 7, pointer: [0.25, 0.75] } as const

const valuesIn = async (code: string, backend: 'webgl2' | 'webgpu'): Promise<ReadonlyMap<string, Value>> => {
  const source = `import { dpdx, fn, float, frameIndex, int, mat2, pointer, resolution, storage, texture, texture2D, time, uv, vec2, vec3, vertexIndex } from 'kirari/node'\n${code}`
  const picture = runCode({ source, watch: () => undefined, createEngine: () => undefined, inputs: () => inputsAt(moment) })
  const values = await valuesOf(picture, backend, createReadBack())
  return new Map(values.map((value) => [source.slice(value.range.from, value.range.to), value]))
}

describe.each(['webgl2', 'webgpu'] as const)('on %s', (backend) => {
  test('every expression has the value that the CPU and the GPU compute', async () => {
    const code = `
const p = uv.mul(vec2(2, 3)).sub(1)
const lit = p.length().greaterThan(0.5)
const count = int(5).div(2)
export const fragment = vec3(p, time.mul(0.5)).add(resolution.x).add(pointer.y).add(float(frameIndex).mul(float(count)))
`
    const values = await valuesIn(code, backend)
    const [u, v] = [Math.fround(12.5 / 64), Math.fround(5.5 / 32)]
    const p = [u * 2 - 1, v * 3 - 1]
    const expected: Readonly<Record<string, readonly number[]>> = {
      uv: [u, v],
      'uv.mul(vec2(2, 3)).sub(1)': p,
      'p.length()': [Math.hypot(...p)],
      'p.length().greaterThan(0.5)': [1],
      'int(5).div(2)': [2],
      'time.mul(0.5)': [1.25],
      'resolution.x': [64],
      'pointer.y': [0.75],
      'vec3(p, time.mul(0.5))': [...p, 1.25],
    }
    for (const [text, numbers] of Object.entries(expected)) {
      const value = values.get(text)
      numbers.forEach((number, i) => {
        expect(ulps(Math.fround(number), value?.cpu[i] ?? Number.NaN), `${text} on the CPU`).toBeLessThanOrEqual(2)
        expect(ulps(Math.fround(number), value?.gpu[i] ?? Number.NaN), `${text} on the GPU`).toBeLessThanOrEqual(4)
      })
      expect(value?.cpu).toHaveLength(numbers.length)
    }
  })

  test('bodies of functions, derivatives and matrices are left out, and what uses them is not', async () => {
    const code = `
const twice = fn('twice', [{ x: float }], float, (x) => x.mul(2))
const turn = mat2(1, 0, 0, 1)
const slope = dpdx(uv.x)
export const fragment = vec3(twice(uv.x), turn.mul(uv))
`
    const texts = [...(await valuesIn(code, backend)).keys()]
    expect(texts).toEqual(expect.arrayContaining(['uv', 'uv.x', 'twice(uv.x)', 'turn.mul(uv)', 'vec3(twice(uv.x), turn.mul(uv))']))
    for (const text of ['x.mul(2)', 'mat2(1, 0, 0, 1)', 'dpdx(uv.x)']) expect(texts).not.toContain(text)
  })

  test('expressions that read a storage without numbers or an input of another stage are left out, and the GPU answers the rest', async () => {
    const code = `
const photo = texture(texture2D)
const color = photo.sample(uv)
const row = storage(float, 4).at(int(0)).add(1)
const next = vertexIndex.add(1)
export const fragment = vec3(color.xy, uv.x.mul(2))
`
    const values = await valuesIn(code, backend)
    // A texture without an image is one transparent black texel.
    expect(values.get('photo.sample(uv)')).toMatchObject({ cpu: [0, 0, 0, 0], gpu: [0, 0, 0, 0] })
    for (const text of ['storage(float, 4).at(int(0))', 'vertexIndex', 'vertexIndex.add(1)']) expect([...values.keys()]).not.toContain(text)
    expect(values.get('uv.x.mul(2)')?.gpu).toEqual(values.get('uv.x.mul(2)')?.cpu)
  })

  test('code without expressions has no values', async () => {
    expect((await valuesIn('export const frame = []', backend)).size).toBe(0)
  })
})
