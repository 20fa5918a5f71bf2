/**
 * A network of a few layers that learns from a batch of samples: kernels for a step of learning, kernels that compute every neuron at given points, and a
 * function for shaders that computes the output at any point.
 * Must not know: what is learned.
 */
import { pcg } from '@kirari/addons'
import { array, float, fn, kernel, Loop, storage, uint, varOf, vec3, vec4 } from 'kirari/node'
import type { Float, KernelSource, Storage, Uint, Vec4 } from 'kirari/node'
import { activations, linear, type ActivationName } from './activation.ts'
import { createAdam, createClock } from './adam.ts'
import { blocksOf, encode, type Dimensions } from './encode.ts'
import { createLayer, four, type Layer, type Signals } from './layer.ts'

export interface Shape {
  readonly dimensions: Dimensions
  readonly octaves: number
  /** Neurons of a hidden layer: a multiple of four. */
  readonly width: number
  /** The number of hidden layers. */
  readonly depth: number
  readonly activation: ActivationName
  readonly seed: number
}
interface Batch {
  readonly count: number
  readonly points: Storage<Vec4>
  /** The outputs wanted there; unused components are 0. */
  readonly goals: Storage<Vec4>
  /** The number of components that count. */
  readonly channels: number
}

export const createNetwork = ({ dimensions, octaves, width, depth, activation, seed }: Shape, batch: Batch, rate: Float) => {
  const inputBlocks = blocksOf(dimensions, octaves)
  const hidden = Array.from({ length: depth }, (_, k) => createLayer(`layer${k + 1}`, k === 0 ? inputBlocks : width / 4, width / 4, activations[activation]))
  const last = createLayer(`layer${depth + 1}`, width / 4, 1, linear)
  const layers: readonly Layer[] = [...hidden, last]
  const clock = createClock()

  /** Kernels for so many points, and what each layer gets and gives. */
  const propagate = (points: Storage<Vec4>, count: number, keepsSlopes: boolean) => {
    const encoded = storage(vec4, count * inputBlocks, { name: 'encoded' })
    const encodeAll = kernel([count, inputBlocks], (i, { x: sample, y: block }) => encoded.at(i).assign(encode(dimensions, points.at(sample).xyz, block)), {
      name: 'encode',
    })
    let input: Signals = { values: encoded, blocks: inputBlocks }
    const passes = layers.map((layer) => {
      const given = input
      const { compute, ...output } = layer.forward(given, count, keepsSlopes && layer !== last)
      input = output
      return { layer, input: given, output, compute }
    })
    return { passes, kernels: [encodeAll, ...passes.map(({ compute }) => compute)], output: input.values }
  }

  // ── A step of learning.
  const { count, goals, channels } = batch
  const forward = propagate(batch.points, count, true)
  const errors = storage(float, count, { name: 'errors' })
  const outputDeltas = storage(vec4, count, { name: 'outputDeltas' })
  /** 1 for each component that counts. */
  const counts = four((k) => float(k < channels ? 1 : 0))
  /** The error is the mean of the squared differences. */
  const compare = kernel(
    count,
    (i) => {
      const difference = forward.output.at(i).sub(goals.at(i)).mul(counts).toConst('difference')
      errors.at(i).assign(difference.dot(difference).div(channels))
      outputDeltas.at(i).assign(difference.mul(2 / (channels * count)))
    },
    { name: 'compare' },
  )
  const backward: KernelSource[] = []
  const hiddenDeltas: Storage<Vec4>[] = []
  let deltas = outputDeltas
  for (const { layer, input } of forward.passes.toReversed()) {
    backward.push(layer.differentiate(deltas, input, count))
    // The first layer's input has none.
    if (!input.slopes) continue
    const before = layer.backward(deltas, input.slopes, count)
    backward.push(before.compute)
    hiddenDeltas.push(before.values)
    deltas = before.values
  }
  const adams = layers.map((layer) => createAdam(clock, layer, rate))

  // ── The initial weights.
  const inputsOf = (k: number): number => (k === 0 ? dimensions * (1 + 2 * octaves) : width)
  const outputsOf = (k: number): number => (k === depth ? channels : width)
  const random = (i: Uint, k: number, salt: number): Float =>
    float(pcg(pcg(i.mul(4).add(k)).add(uint((seed * 7919 + salt) >>> 0))).shiftRight(8))
      .mul(2 ** -23)
      .sub(1)
  const begin = layers.map(({ name, weights, count: size, activation: { bound } }, k) => {
    const limit = bound(inputsOf(k), outputsOf(k), k === 0)
    return kernel(
      size,
      (i) => {
        const weight = four((part) => random(i, part, k)).mul(limit)
        weights.at(i).assign(k === depth ? weight.mul(counts) : weight)
      },
      { name: `${name}Begin` },
    )
  })

  /** The output at any point. */
  const outputAt = fn('outputAt', [{ point: vec3 }], vec4, (point) => {
    const most = Math.max(inputBlocks, width / 4)
    const buffers = [varOf(array(vec4, most), 'ping'), varOf(array(vec4, most), 'pong')] as const
    Loop(uint(inputBlocks), (block) => buffers[0].at(block).assign(encode(dimensions, point, block)))
    hidden.forEach((layer, k) => {
      const [from, to] = [buffers[k % 2 === 0 ? 0 : 1], buffers[k % 2 === 0 ? 1 : 0]]
      Loop(uint(layer.blocks), (row) => to.at(row).assign(layer.activation.value(layer.sumsOf(row, (block) => from.at(block)))))
    })
    const from = buffers[depth % 2 === 0 ? 0 : 1]
    return last.sumsOf(uint(0), (block) => from.at(block))
  })

  return {
    hidden,
    last,
    layers,
    clock,
    errors,
    begin: [clock.begin, ...begin, ...adams.map((adam) => adam.begin)],
    /** In this order. The batch is filled between the tick and the rest. */
    gradients: [...forward.kernels, compare, ...backward],
    update: adams.map((adam) => adam.step),
    propagate,
    outputAt,
    /** All memory of four numbers per element that the kernels write beside weights and gradients. */
    memory: [
      outputDeltas,
      ...hiddenDeltas,
      ...forward.passes.flatMap(({ input, output }) => [input.values, output.values, ...(output.slopes ? [output.slopes] : [])]),
      ...adams.flatMap(({ memory }) => memory),
    ],
    weightCount: layers.reduce((sum, _, k) => sum + (inputsOf(k) + 1) * outputsOf(k), 0),
  }
}
