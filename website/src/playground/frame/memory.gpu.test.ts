/** The inspector computes the values of a pixel from the current contents of storages, textures and targets. */
import { createEngine, type Engine } from 'kirari'
import { afterEach, describe, expect, test } from 'vitest'
import { inputsAt, valuesOf } from './inspect.ts'
import { createMemory, withContents } from './memory.ts'
import { createReadBack } from './read-back.ts'
import { runCode, type RunOptions } from './run.ts'
import { stepsOf } from './steps.ts'

const engines: Engine[] = []
afterEach(() => {
  for (const engine of engines.splice(0)) engine.dispose()
})

const moment = { x: 1, y: 1, width: 4, height: 2, time: 0, deltaTime: 0, frame: 0, pointer: [0.5, 0.5] } as const

/** Draws this many frames, and returns the code with the memory that they left. */
const probeAfter = async (frames: number, code: string, backend: 'webgl2' | 'webgpu'): Promise<RunOptions> => {
  const source = `import { draw } from 'kirari'
import { float, fn, If, int, kernel, storage, struct, target, texture, texture2D, uv, vec2, vec4 } from 'kirari/node'
${code}`
  const memory = createMemory()
  const options = { source, watch: () => undefined, createEngine: () => undefined }
  const { content } = runCode({ ...options, inputs: () => memory.exports })
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width: 4, height: 2 })
  const engine = createEngine({ canvas, ...content, backend })
  engines.push(engine)
  engine.pause()
  await engine.ready
  engine.reset()
  for (let i = 0; i < frames; i++) engine.step()
  const contents = await memory.read(engine)
  return { ...options, inputs: () => ({ ...inputsAt(moment), ...withContents(contents) }) }
}

/** The values of the expressions on the CPU and on the GPU. */
const valuesAfter = async (frames: number, code: string, backend: 'webgl2' | 'webgpu') => {
  const probe = await probeAfter(frames, code, backend)
  const values = await valuesOf(runCode(probe), backend, createReadBack())
  return new Map(values.map(({ range, cpu, gpu }) => [probe.source.slice(range.from, range.to), { cpu, gpu }]))
}

const both = (...numbers: readonly number[]) => ({ cpu: numbers, gpu: numbers })

describe.each(['webgl2', 'webgpu'] as const)('on %s, an expression reads', (backend) => {
  test('a storage as the kernels have left it', async () => {
    const code = `
const counts = storage(float, 3)
const count = kernel(3, (i) => { counts.at(i).addAssign(float(i).add(1)) })
const third = counts.at(2).mul(0.5)
export const frame = [count, draw({ fragment: vec4(third, 0, 0, 1) })]`
    const values = await valuesAfter(4, code, backend)
    expect(values.get('counts.at(2)')).toEqual(both(12))
    expect(values.get('counts.at(2).mul(0.5)')).toEqual(both(6))
  })

  test('the picture of a target, and a texture that has numbers', async () => {
    const code = `
const data = new Uint8Array([255, 0, 0, 255, 0, 255, 0, 255])
const photo = texture(texture2D, { filter: 'nearest', value: { width: 2, height: 1, data } })
const half = target({ tone: 'rgba8unorm' }, { size: [2, 1], filter: 'nearest' })
const tone = half.tone.sample(uv)
export const frame = [draw({ target: half, fragment: { tone: vec4(uv.x, 1, 0, 1) } }), draw({ fragment: tone.add(photo.sample(uv)) })]`
    const values = await valuesAfter(1, code, backend)
    // The centre of the left pixel of two is at 0.25, which 8 bits round to 64 / 255.
    expect(values.get('half.tone.sample(uv)')?.cpu).toEqual([Math.fround(64 / 255), 1, 0, 1])
    expect(values.get('half.tone.sample(uv)')?.gpu[0]).toBeCloseTo(64 / 255, 5)
    expect(values.get('photo.sample(uv)')).toEqual(both(1, 0, 0, 1))
  })

  test('a target that remembers, after the frame that is shown', async () => {
    const code = `
const memory = target({ sum: 'r32float' }, { size: [4, 2], pingPong: true })
const sum = memory.sum.sample(uv).x.add(2)
export const frame = [draw({ target: memory, fragment: { sum: vec4(sum, 0, 0, 1) } }), draw({ fragment: vec4(sum.div(10), 0, 0, 1) })]`
    const values = await valuesAfter(3, code, backend)
    expect(values.get('memory.sum.sample(uv).x')).toEqual(both(6))
    expect(values.get('memory.sum.sample(uv).x.add(2)')).toEqual(both(8))
  })

  test('the fields of a storage of structs, and the initial content of what no step uses', async () => {
    const code = `
const Dot = struct('Dot', { at: vec2, size: float })
const dots = storage(Dot, 2)
const grow = kernel(2, (i) => {
  dots.at(i).at.addAssign(vec2(i, 10))
  dots.at(i).size.addAssign(3)
})
const dot = dots.at(1)
const size = dot.size
const place = dot.at
const unused = storage(float, 2, { data: [3, 4] }).at(1)
export const frame = [grow, draw({ fragment: vec4(size, place, 1) })]`
    const values = await valuesAfter(2, code, backend)
    expect(values.get('dot.size')).toEqual(both(6))
    expect(values.get('dot.at')).toEqual(both(2, 20))
    expect(values.get('storage(float, 2, { data: [3, 4] }).at(1)')).toEqual(both(4))
  })

  test('storages and textures in the steps too, inside branches', async () => {
    const code = `
const data = new Uint8Array([255, 0, 0, 255, 0, 255, 0, 255])
const photo = texture(texture2D, { filter: 'nearest', value: { width: 2, height: 1, data } })
const counts = storage(float, 3)
const count = kernel(3, (i) => { counts.at(i).addAssign(float(i).add(1)) })
const shade = fn('shade', [{ p: vec2 }], vec4, (p) => {
  const sum = counts.at(2).toVar('sum')
  const tone = photo.sample(p).x.toConst('tone')
  If(p.x.lessThan(0.5), () => { sum.mulAssign(tone.mul(0.5)) })
  return vec4(sum)
})
export const frame = [count, draw({ fragment: shade(uv) })]`
    const { steps } = await stepsOf(await probeAfter(2, code, backend), backend, createReadBack())
    expect(steps.flatMap(({ kind, name, cpu, gpu }) => (kind === 'assign' ? [{ name, cpu, gpu }] : []))).toEqual([{ name: 'sum', ...both(3) }])
    for (const { cpu, gpu } of steps) expect(gpu).toEqual(cpu)
  })
})
