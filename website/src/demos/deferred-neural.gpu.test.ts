/** The network against a plain one in double precision: its outputs, its gradients by finite differences, steps of Adam, and what it learns. */
import { repeat } from 'kirari'
import { runKernel } from 'kirari/js'
import { float, storage, vec4 } from 'kirari/node'
import type { KernelSource } from 'kirari/node'
import { afterAll, describe, expect, test } from 'vitest'
import type { ActivationName } from './deferred-neural/activation.ts'
import type { Dimensions } from './deferred-neural/encode.ts'
import { createNetwork, type Shape } from './deferred-neural/network.ts'
import { backends, closeAll, show } from './compute-stage.ts'

afterAll(closeAll)

// ── A network by its definition: weights are matrices with the bias as the last column.
type Matrix = readonly (readonly number[])[]
const encoded = (point: readonly number[], octaves: number): number[] => [
  ...point,
  ...Array.from({ length: octaves }, (_, k) => [...point.map((x) => Math.sin(2 ** k * Math.PI * x)), ...point.map((x) => Math.cos(2 ** k * Math.PI * x))]).flat(),
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
      Array.from({ length: inputs(k) + 1 }, (__, i) => numbers[(Math.floor(row / 4) * (network.layers[k]?.columns ?? NaN) + columnOf(k, i)) * 4 + (row % 4)] ?? NaN),
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
const cases = ([2, 3] as const).flatMap((dimensions) => names.map((name) => [dimensions, name] as const))

/** Runs kernels on the CPU, with memory of zeros for each storage that they use. */
const onCPU = ({ network: { layers, clock, errors, memory: rest } }: SetUp, kernels: readonly KernelSource[], rounds = 1): ReadonlyMap<object, Float32Array> => {
  const sizes = [...rest, ...layers.flatMap(({ weights, gradient }) => [weights, gradient])].map((one) => [one, one.count * 4] as const)
  const memory = new Map<object, Float32Array>([...sizes, [clock.state, 3] as const, [errors, errors.count] as const].map(([one, size]) => [one, new Float32Array(size)]))
  const buffers = [...memory] as never
  for (let round = 0; round < rounds; round++) for (const one of kernels) runKernel(one, { buffers })
  return memory
}

test.each(cases)('gradients of the CPU target in %i dimensions with %s agree with finite differences of a plain network', (dimensions, activation) => {
  const given = setUp(dimensions, activation)
  const { network, matrixOf } = given
  const memory = onCPU(given, [...network.begin, ...network.gradients])
  const weights = network.layers.map((layer, k) => matrixOf(k, memory.get(layer.weights) ?? []))
  const wanted = differentiated(weights, given)
  network.layers.forEach((layer, k) => expect(worst(matrixOf(k, memory.get(layer.gradient) ?? []), wanted[k] ?? [])).toBeLessThan(1e-3))
})

describe.each(backends)('on %s', (backend) => {
  test.each(cases)('gradients in %i dimensions with %s agree with finite differences of a plain network and with the CPU target', async (dimensions, activation) => {
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
      expect(worst(found, matrixOf(k, memory.get(layer.gradient) ?? []))).toBeLessThan(1e-3)
      expect(worst(weights[k] ?? [], matrixOf(k, memory.get(layer.weights) ?? []))).toBe(0)
    }
    const errors = await engine.read(network.errors)
    expect(errors.reduce((sum, one) => sum + one, 0) / errors.length / meanError(weights, bend, encodings, goals)).toBeCloseTo(1, 4)
  })

  test('twenty steps of Adam are those of its definition, from the gradients of a plain network', async () => {
    const given = setUp(2, 'tanh')
    const { network, matrixOf } = given
    let rounds = 0
    const { engine, go } = await show({ init: [repeat(1, network.begin)], frame: [repeat(() => rounds, [network.clock.tick, ...network.gradients, ...network.update])] }, backend)
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
