/** The network against a plain one in double precision: its outputs, its gradients by finite differences, steps of Adam, and what it learns. */
import { repeat } from 'kirari'
import { runKernel, toJS } from 'kirari/js'
import { float, fn, storage, vec3, vec4 } from 'kirari/node'
import type { KernelSource, Storage, Vec4 } from 'kirari/node'
import { afterAll, describe, expect, test } from 'vitest'
import type { ActivationName } from './deferred-neural/activation.ts'
import { dropImage, wipeStrokes } from './deferred-neural/easel.ts'
import type { Dimensions } from './deferred-neural/encode.ts'
import { slots, slotsPerOctave } from './deferred-neural/history.ts'
import { createNetwork, type Shape } from './deferred-neural/network.ts'
import { createScene, type Values } from './deferred-neural/scene.ts'
import { shapes } from './deferred-neural/shape.ts'
import { backends, closeAll, show, type Backend, type Shown } from './compute-stage.ts'

afterAll(closeAll)

// ── A network by its definition: weights are matrices with the bias as the last column.
type Matrix = readonly (readonly number[])[]
const encoded = (point: readonly number[], octaves: number): number[] => [
  ...point,
  ...Array.from({ length: octaves }, (_, k) => [
    ...point.map((x) => Math.sin(2 ** k * Math.PI * x)),
    ...point.map((x) => Math.cos(2 ** k * Math.PI * x)),
  ]).flat(),
]
const bends: Readonly<Record<ActivationName, (z: number) => number>> = {
  relu: (z) => (z > 0 ? z : 0),
  tanh: Math.tanh,
  gelu: (z) => (z / 2) * (1 + Math.tanh(Math.sqrt(2 / Math.PI) * (z + 0.044715 * z ** 3))),
  sine: (z) => Math.sin(30 * z),
}
const outputOf = (layers: readonly Matrix[], bend: (z: number) => number, input: readonly number[]): readonly number[] =>
  layers.reduce<readonly number[]>((x, matrix, k) => {
    const sums = matrix.map((row) => row.reduce((sum, weight, i) => sum + weight * (i < x.length ? (x[i] ?? NaN) : 1), 0))
    return k === layers.length - 1 ? sums : sums.map(bend)
  }, input)
const meanError = (layers: readonly Matrix[], bend: (z: number) => number, inputs: readonly number[][], goals: readonly number[][]): number => {
  let sum = 0
  inputs.forEach((input, s) => outputOf(layers, bend, input).forEach((one, c) => (sum += (one - (goals[s]?.[c] ?? NaN)) ** 2)))
  return sum / inputs.length / (goals[0]?.length ?? NaN)
}

/** A sequence without pattern, in (−1, 1). */
const noise = (count: number, shift = 0): number[] =>
  Array.from({ length: count }, (_, i) => ((((i + 1 + shift) * 0.754_877_666 + (i + shift) * (i + shift) * 0.569_840_291) % 1) - 0.5) * 2)

const samples = 24
const setUp = (dimensions: Dimensions, activation: ActivationName, more: Partial<Shape> = {}) => {
  const shape: Shape = { dimensions, octaves: 2, width: 8, depth: 2, activation, seed: 5, ...more }
  const channels = dimensions === 2 ? 3 : 1
  const points = Array.from({ length: samples }, (_, s) => noise(dimensions, s * 3 + 1).map(Math.fround))
  const goals = Array.from({ length: samples }, (_, s) => noise(channels, s * 5 + 400).map(Math.fround))
  const padded = (rows: readonly number[][]): number[] => rows.flatMap((row) => [0, 1, 2, 3].map((k) => row[k] ?? 0))
  const batch = {
    count: samples,
    points: storage(vec4, samples, { access: 'read', data: padded(points) }),
    goals: storage(vec4, samples, { access: 'read', data: padded(goals) }),
    channels,
  }
  const network = createNetwork(shape, batch, float(0.01))
  const { depth, width, octaves } = shape
  const inputs = (k: number): number => (k === 0 ? dimensions * (1 + 2 * octaves) : width)
  const outputs = (k: number): number => (k === depth ? channels : width)
  /** The number of a column in the memory of the first layer, by its place in the encoding of the definition. */
  const columnOf = (k: number, i: number): number => {
    if (i === inputs(k)) return (network.layers[k]?.columns ?? NaN) - 1
    if (k > 0 || i < dimensions) return i
    const [wave, axis] = [Math.floor(i / dimensions) - 1, i % dimensions]
    return 4 + (dimensions === 2 ? wave * 2 + axis : wave * 4 + axis)
  }
  /** The numbers of a layer's memory as its matrix. */
  const matrixOf = (k: number, numbers: ArrayLike<number>): number[][] =>
    Array.from({ length: outputs(k) }, (_, row) =>
      Array.from(
        { length: inputs(k) + 1 },
        (__, i) => numbers[(Math.floor(row / 4) * (network.layers[k]?.columns ?? NaN) + columnOf(k, i)) * 4 + (row % 4)] ?? NaN,
      ),
    )
  return { network, matrixOf, encodings: points.map((point) => encoded(point, octaves)), goals, bend: bends[activation] }
}
type SetUp = ReturnType<typeof setUp>

/** By central differences. */
const differentiated = (layers: readonly Matrix[], { bend, encodings, goals }: SetUp): readonly Matrix[] => {
  const copies = layers.map((matrix) => matrix.map((row) => [...row]))
  const h = 1e-6
  return copies.map((matrix) =>
    matrix.map((row) =>
      row.map((weight, i) => {
        const at = (value: number): number => {
          row[i] = value
          const error = meanError(copies, bend, encodings, goals)
          row[i] = weight
          return error
        }
        return (at(weight + h) - at(weight - h)) / (2 * h)
      }),
    ),
  )
}
/** The largest difference, as a part of the largest number. */
const worst = (found: Matrix, wanted: Matrix): number => {
  const most = Math.max(...wanted.flat().map(Math.abs))
  return Math.max(...found.flatMap((row, r) => row.map((one, i) => Math.abs(one - (wanted[r]?.[i] ?? NaN)) / most)))
}
const names = ['relu', 'tanh', 'gelu', 'sine'] as const
/** Each activation on both backends: on one of them in the plane, on the other in space. */
const casesOf = (backend: Backend) => names.map((name, k) => [(k % 2 === 0) === (backend === 'webgl2') ? 2 : 3, name] as const)

/** Runs kernels on the CPU, with memory of zeros for each storage that they use. */
const onCPU = (
  { network: { layers, clock, errors, memory: rest } }: SetUp,
  kernels: readonly KernelSource[],
  rounds = 1,
): ReadonlyMap<object, Float32Array> => {
  const sizes = [...rest, ...layers.flatMap(({ weights, gradient }) => [weights, gradient])].map((one) => [one, one.count * 4] as const)
  const memory = new Map<object, Float32Array>(
    [...sizes, [clock.state, 3] as const, [errors, errors.count] as const].map(([one, size]) => [one, new Float32Array(size)]),
  )
  const buffers = [...memory] as never
  for (let round = 0; round < rounds; round++) for (const one of kernels) runKernel(one, { buffers })
  return memory
}

describe.each(backends)('on %s', (backend) => {
  test.each(casesOf(backend))(
    'gradients in %i dimensions with %s, here and on the CPU, agree with finite differences of a plain network',
    async (dimensions, activation) => {
      const given = setUp(dimensions, activation)
      const { network, matrixOf, encodings, goals, bend } = given
      const { engine, go } = await show({ init: [repeat(1, network.begin)], frame: [repeat(1, network.gradients)] }, backend)
      go(1)
      const memory = onCPU(given, [...network.begin, ...network.gradients])
      const weights = await Promise.all(network.layers.map(async (layer, k) => matrixOf(k, await engine.read(layer.weights))))
      const wanted = differentiated(weights, given)
      for (const [k, layer] of network.layers.entries()) {
        const found = matrixOf(k, await engine.read(layer.gradient))
        expect(worst(found, wanted[k] ?? [])).toBeLessThan(1e-3)
        expect(worst(matrixOf(k, memory.get(layer.gradient) ?? []), wanted[k] ?? [])).toBeLessThan(1e-3)
        expect(worst(weights[k] ?? [], matrixOf(k, memory.get(layer.weights) ?? []))).toBe(0)
      }
      const errors = await engine.read(network.errors)
      expect(errors.reduce((sum, one) => sum + one, 0) / errors.length / meanError(weights, bend, encodings, goals)).toBeCloseTo(1, 4)
    },
  )

  test('twenty steps of Adam are those of its definition, from the gradients of a plain network', async () => {
    const given = setUp(2, 'tanh')
    const { network, matrixOf } = given
    let rounds = 0
    const { engine, go } = await show(
      { init: [repeat(1, network.begin)], frame: [repeat(() => rounds, [network.clock.tick, ...network.gradients, ...network.update])] },
      backend,
    )
    const read = async (): Promise<number[][][]> => Promise.all(network.layers.map(async (layer, k) => matrixOf(k, await engine.read(layer.weights))))
    go(1)
    const weights = await read()
    const [means, squares] = [0, 1].map(() => weights.map((matrix) => matrix.map((row) => row.map(() => 0))))
    for (let t = 1; t <= 20; t++) {
      const gradient = differentiated(weights, given)
      weights.forEach((matrix, k) =>
        matrix.forEach((row, r) =>
          row.forEach((_, i) => {
            const g = gradient[k]?.[r]?.[i] ?? NaN
            const [m, v] = [means?.[k]?.[r] ?? [], squares?.[k]?.[r] ?? []]
            m[i] = 0.9 * (m[i] ?? NaN) + 0.1 * g
            v[i] = 0.999 * (v[i] ?? NaN) + 0.001 * g * g
            row[i] = (row[i] ?? NaN) - (0.01 * (m[i] / (1 - 0.9 ** t))) / (Math.sqrt(v[i] / (1 - 0.999 ** t)) + 1e-8)
          }),
        ),
      )
    }
    rounds = 20
    go(1)
    rounds = 0
    ;(await read()).forEach((found, k) => expect(worst(found, weights[k] ?? [])).toBeLessThan(1e-3))
  })
})

/** As many as the page says. */
test('two hidden layers of 32 neurons have 1,251 weights', () => {
  const [points, goals] = [0, 1].map(() => storage(vec4, 4)) as [Storage<Vec4>, Storage<Vec4>]
  const shape: Shape = { dimensions: 2, octaves: 0, width: 32, depth: 2, activation: 'sine', seed: 1 }
  expect(createNetwork(shape, { count: 4, points, goals, channels: 3 }, float(0.01)).weightCount).toBe(1251)
})

const values: Values = {
  mode: 'picture',
  picture: 'sunset',
  shape: 'gyroid',
  octaves: 2,
  width: '16',
  depth: 2,
  activation: 'gelu',
  rate: '0.01',
  batch: '128',
  steps: 5,
  slice: 0.2,
  detail: 'low',
  brush: 'sky',
  seed: 1,
}
type Scene = ReturnType<typeof createScene>
const open = async (backend: Backend, change: Partial<Values> = {}): Promise<{ scene: Scene; shown: Shown }> => {
  const scene = createScene({ ...values, ...change })
  const shown = await show(scene, backend)
  shown.engine.canvas.setPointerCapture = () => {}
  // Strokes and images outlive a scene.
  wipeStrokes()
  dropImage()
  scene.parts.easel?.showStrokes()
  scene.parts.easel?.show(undefined, false)
  return { scene, shown }
}
const stageOf = ({ engine, element }: Shown, say: (message?: string) => void = () => {}) => ({ engine, element, say })

/** The weights of a scene's network as matrices of the definition. */
const matricesOf = async ({ parts: { network } }: Scene, { engine }: Shown, dimensions: Dimensions): Promise<readonly Matrix[]> => {
  const { matrixOf } = setUp(dimensions, 'gelu', { width: 16 })
  return Promise.all(network.layers.map(async (layer, k) => matrixOf(k, await engine.read(layer.weights))))
}

describe.each(backends)('the scene on %s', (backend) => {
  test('computes every neuron on the lattice as a plain network does, and tiles and a constant add up to the picture', async () => {
    const { scene, shown } = await open(backend)
    shown.go(4)
    scene.update({ ...values, steps: 0 })
    shown.go(1)
    const { onLattice, lattice, network } = scene.parts
    const matrices = await matricesOf(scene, shown, 2)
    const all = await Promise.all(onLattice.passes.map(async ({ output }) => Array.from(await shown.engine.read(output.values))))
    const output = await shown.engine.read(network.last.weights)
    for (const sample of [0, 17, 300, 575]) {
      const [x, y] = [sample % 24, Math.floor(sample / 24)]
      let wanted: readonly number[] = encoded([(x + 0.5) / 12 - 1, (y + 0.5) / 12 - 1], 2)
      const sum = [0, 1, 2].map((k) => output[16 * 4 + k] ?? NaN)
      for (let k = 0; k < 3; k++) {
        const input = wanted
        wanted = (matrices[k] ?? []).map((row) => row.reduce((total, weight, i) => total + weight * (i < input.length ? (input[i] ?? NaN) : 1), 0))
        if (k < 2) wanted = wanted.map(bends.gelu)
        wanted.forEach((one, i) => expect(all[k]?.[(Math.floor(i / 4) * lattice.count + sample) * 4 + (i % 4)]).toBeCloseTo(one, 4))
        if (k === 1) wanted.forEach((one, i) => sum.forEach((_, c) => (sum[c] = (sum[c] ?? NaN) + one * (output[i * 4 + c] ?? NaN))))
      }
      wanted.forEach((one, c) => expect(sum[c]).toBeCloseTo(one, 4))
    }
  })

  test('bakes the distance that a plain network computes, learns it, and its samples hold the distance to the solid', async () => {
    const { scene, shown } = await open(backend, { mode: 'distance', steps: 0 })
    shown.go(1)
    const { field, batch } = scene.parts
    const wanted = async (): Promise<(place: readonly number[]) => number> => {
      const matrices = await matricesOf(scene, shown, 3)
      return (place) => outputOf(matrices, bends.gelu, encoded(place, 2))[0] ?? NaN
    }
    if (!field) throw new Error('The scene has no field.')
    const check = async (): Promise<void> => {
      const [at, numbers] = [await wanted(), await shown.engine.read(field.field)]
      for (let i = 5; i < numbers.length; i += 997) {
        const place = [i % 24, Math.floor(i / 24) % 24, Math.floor(i / 576)].map((part) => (part * 2) / 23 - 1)
        expect(numbers[i]).toBeCloseTo(at(place), 4)
      }
    }
    await check()
    const before = Number((await scene.readouts(stageOf(shown)))['error'])
    scene.update({ ...values, mode: 'distance', steps: 20 })
    shown.go(5)
    expect(Number((await scene.readouts(stageOf(shown)))['error'])).toBeLessThan(before / 2)
    const [points, goals] = [await shown.engine.read(batch.points), await shown.engine.read(batch.goals)]
    const distance = toJS(fn('distance', [{ p: vec3 }], float, (p) => shapes.gyroid(p)))
    const sizes = [0, 0]
    for (let i = 0; i < 128; i++) {
      const [x = NaN, y = NaN, z = NaN] = points.subarray(i * 4, i * 4 + 3)
      expect(goals[i * 4]).toBeCloseTo(distance([x, y, z]), 4)
      sizes[i % 2] = (sizes[i % 2] ?? NaN) + Math.abs(goals[i * 4] ?? NaN)
    }
    // Every other sample is the nearest to the surface of four.
    expect(sizes[1]).toBeLessThan((sizes[0] ?? NaN) / 2)
    // Eight frames renew the whole grid.
    scene.update({ ...values, mode: 'distance', steps: 0 })
    shown.go(8)
    await check()
  })
})

test('learns the sunset to 19 dB within 150 steps, and its loss curve holds the mean of each span of steps', async () => {
  const { scene, shown } = await open('webgpu', { steps: 25 })
  shown.go(1)
  const first = Number.parseFloat(String((await scene.readouts(stageOf(shown)))['psnr']))
  shown.go(5)
  const { psnr = '', steps = '' } = await scene.readouts(stageOf(shown))
  expect(steps).toBe('150')
  expect(Number.parseFloat(String(psnr))).toBeGreaterThan(19)
  expect(Number.parseFloat(String(psnr))).toBeGreaterThan(first + 3)
  const history = await shown.engine.read(scene.parts.history)
  const counts = Array.from({ length: slots }, () => 0)
  for (let t = 1; t <= 150; t++) counts[Math.floor(Math.log2(t) * slotsPerOctave + 1e-3)] = (counts[Math.floor(Math.log2(t) * slotsPerOctave + 1e-3)] ?? 0) + 1
  expect(counts).toEqual(counts.map((_, i) => history[i * 2 + 1]))
  const mean = (slot: number): number => (history[slot * 2] ?? NaN) / (history[slot * 2 + 1] ?? NaN)
  expect(mean(Math.floor(Math.log2(150) * slotsPerOctave))).toBeLessThan(mean(0) / 5)
})

test('fills each batch with new points, which cover the picture evenly', async () => {
  const { scene, shown } = await open('webgpu', { steps: 1 })
  const seen = new Set<string>()
  for (let step = 0; step < 3; step++) {
    shown.go(1)
    const points = await shown.engine.read(scene.parts.batch.points)
    const counts = Array.from({ length: 16 }, () => 0)
    for (let i = 0; i < points.length; i += 4) {
      const [x = NaN, y = NaN] = points.subarray(i, i + 2)
      seen.add(`${x} ${y}`)
      const cell = Math.floor((x + 1) * 2) + 4 * Math.floor((y + 1) * 2)
      counts[cell] = (counts[cell] ?? NaN) + 1
    }
    // Of 128 points, eight for each part of the square.
    for (const count of counts) expect(Math.abs(count - 8)).toBeLessThanOrEqual(2)
  }
  expect(seen.size).toBe(3 * 128)
})

test('learns what the reader paints, begins again with the same weights, and a reset forgets what was learned', async () => {
  const { scene, shown } = await open('webgl2', { picture: 'blank', steps: 20 })
  const { engine, element } = shown
  const { network, lattice, easel } = scene.parts
  const weights = async () => Array.from(await engine.read(network.last.weights))
  scene.update({ ...values, picture: 'blank', steps: 0 })
  shown.go(1)
  const first = await weights()
  const middle = async (): Promise<readonly number[]> => [...(await engine.read(lattice.goals)).subarray((12 * 24 + 12) * 4, (12 * 24 + 12) * 4 + 3)]
  expect(await middle()).toEqual([0.07, 0.07, 0.1].map((part): unknown => expect.closeTo(part, 2)))
  // A point of the lattice near the middle of the picture.
  const [x, y, w, h] = scene.layout().picture
  const { left, top, width, height } = engine.canvas.getBoundingClientRect()
  const at = { clientX: left + (x + (w * 12.5) / 24) * width, clientY: top + (1 - y - (h * 12.5) / 24) * height, bubbles: true, pointerId: 1, button: 0 }
  engine.canvas.dispatchEvent(new PointerEvent('pointerdown', at))
  shown.go(1)
  element.dispatchEvent(new PointerEvent('pointerup', { ...at, pointerType: 'mouse' }))
  shown.go(1)
  expect(await middle()).toEqual([0.25, 0.55, 1].map((part): unknown => expect.closeTo(part, 2)))
  scene.update({ ...values, picture: 'blank', steps: 20 })
  shown.go(2)
  expect(await weights()).not.toEqual(first)
  scene.update({ ...values, picture: 'blank', steps: 0 })
  scene.actions.again()
  shown.go(1)
  expect(await weights()).toEqual(first)
  expect((await scene.readouts(stageOf(shown)))['steps']).toBe('0')
  scene.update({ ...values, picture: 'blank', steps: 20 })
  shown.go(2)
  engine.reset()
  scene.update({ ...values, picture: 'blank', steps: 0 })
  shown.go(1)
  expect(await weights()).toEqual(first)
  scene.actions.wipe(stageOf(shown))
  shown.go(1)
  expect(await middle()).toEqual([0.07, 0.07, 0.1].map((part): unknown => expect.closeTo(part, 2)))
  expect(easel).toBeDefined()
})

test('draws nothing more while time stands still and nothing changes', async () => {
  const { shown } = await open('webgpu', { steps: 0 })
  shown.go(2)
  let frames = 0
  await new Promise((resolve) => setTimeout(resolve, 150))
  const stop = shown.engine.on('frame', () => frames++)
  await new Promise((resolve) => setTimeout(resolve, 300))
  stop()
  expect(frames).toBe(0)
})

test('learns an image that the reader gives, until they choose another picture', async () => {
  const { scene, shown } = await open('webgl2', { steps: 0 })
  const canvas = new OffscreenCanvas(40, 20)
  const context = canvas.getContext('2d')
  if (context) {
    context.fillStyle = '#00ff00'
    context.fillRect(0, 0, 40, 20)
  }
  await scene.parts.easel?.load(await canvas.convertToBlob())
  shown.go(1)
  const corner = async (): Promise<readonly number[]> => [...(await shown.engine.read(scene.parts.lattice.goals)).subarray(0, 3)]
  expect(await corner()).toEqual([0, 1, 0].map((part): unknown => expect.closeTo(part, 2)))
  scene.update({ ...values, steps: 0, picture: 'blank' })
  shown.go(1)
  expect(await corner()).toEqual([0.07, 0.07, 0.1].map((part): unknown => expect.closeTo(part, 2)))
})

test('each row of the loss curve divides the loss by ten', async () => {
  const scene = createScene({ ...values, steps: 0 })
  const shown = await show(scene, 'webgl2', [480, 300])
  shown.go(1)
  const [x, y, w, h] = scene.layout().loss
  for (const power of [-1, -2.5, -4]) {
    await shown.engine.write(
      scene.parts.history,
      Float32Array.from({ length: slots * 2 }, (_, i) => (i % 2 === 0 ? 3 * 10 ** power : 3)),
    )
    shown.go(1)
    const { data, width, height } = await shown.engine.capture()
    // Between two lines of the grid.
    const column = Math.round((x + w * 0.58) * width)
    const brightness = (row: number): number => data[(row * width + column) * 4] ?? NaN
    const [top, bottom] = [Math.ceil((1 - y - h) * height) + 1, Math.floor((1 - y) * height) - 1]
    const rows = Array.from({ length: bottom - top }, (_, k) => top + k)
    const brightest = rows.reduce((best, row) => (brightness(row) > brightness(best) ? row : best), top)
    expect(Math.abs((1 - (brightest + 0.5) / height - y) / h - (1 + power / 5))).toBeLessThan(0.03)
  }
})

test('strokes stay for a network that takes over at once, also after a solid, and end with the page', async () => {
  const blank = { ...values, picture: 'blank', steps: 0 } as const
  const make = async () => {
    const scene = createScene(blank)
    const { frame, init } = scene
    const shown = await show({ frame, init }, 'webgl2')
    return { scene, shown, enter: () => scene.connect(stageOf(shown)) }
  }
  const colorOf = async ({ scene, shown }: Awaited<ReturnType<typeof make>>): Promise<readonly number[]> => {
    shown.go(1)
    return [...(await shown.engine.read(scene.parts.lattice.goals)).subarray((12 * 24 + 12) * 4, (12 * 24 + 12) * 4 + 3)]
  }
  const pause = async (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20))
  wipeStrokes()
  const first = await make()
  const leave = first.enter()
  first.scene.parts.easel?.stroke([0.4, 0.52], [0.6, 0.52], [1, 1, 1], 0.1)
  leave()
  const leaveSolid = createScene({ ...blank, mode: 'distance' }).connect(stageOf(first.shown))
  await pause()
  const second = await make()
  leaveSolid()
  const leaveSecond = second.enter()
  await pause()
  expect(await colorOf(second)).toEqual([1, 1, 1].map((part): unknown => expect.closeTo(part, 2)))
  leaveSecond()
  await pause()
  expect(await colorOf(await make())).toEqual([0.07, 0.07, 0.1].map((part): unknown => expect.closeTo(part, 2)))
})

test('says that learning has diverged, shows no errors then, and learns again', async () => {
  const { scene, shown } = await open('webgl2', { steps: 0 })
  const said: (string | undefined)[] = []
  const read = async () => scene.readouts(stageOf(shown, (message) => said.push(message)))
  shown.go(1)
  expect(await read()).toHaveProperty('psnr')
  const { weights } = scene.parts.network.last
  await shown.engine.write(weights, new Float32Array(weights.count * 4).fill(NaN))
  shown.go(1)
  expect(await read()).toEqual({ steps: '0', weights: expect.any(String) as unknown })
  await read()
  scene.actions.again()
  shown.go(1)
  expect(await read()).toHaveProperty('psnr')
  expect(said).toEqual(['diverged', undefined])
})

test('an encoding of five octaves shows a network with ReLU the detail that bare coordinates keep from it', async () => {
  const [bare = NaN, withOctaves = NaN] = await Promise.all(
    [0, 5].map(async (octaves) => {
      const { scene, shown } = await open('webgl2', { activation: 'relu', octaves, steps: 30 })
      shown.go(6)
      const history = await shown.engine.read(scene.parts.history)
      expect(history.reduce((sum, one, i) => sum + (i % 2) * one, 0)).toBe(180)
      return Number.parseFloat(String((await scene.readouts(stageOf(shown)))['psnr']))
    }),
  )
  expect(withOctaves).toBeGreaterThan(bare + 3)
})
