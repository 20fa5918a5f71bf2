/**
 * A layer of neurons that are each connected to all inputs, and what learning needs of it (Rumelhart, Hinton and Williams 1986): forward
 * a = σ(Wx + b); backward δ = σ′ ⊙ Wᵀδ, with W and δ of the next layer; and the gradient δ xᵀ, summed over the batch. Every kernel only gathers.
 */
import { kernel, float, Loop, storage, uint, vec4 } from 'kirari/node'
import type { Float, Storage, Uint, Vec4 } from 'kirari/node'
import type { Activation } from './activation.ts'

/** The numbers of a layer's inputs or outputs for several samples: block by block, and in each block sample by sample. */
export interface Signals {
  readonly values: Storage<Vec4>
  /** The slopes of the activation there, if they are kept for learning. */
  readonly slopes?: Storage<Vec4>
  readonly blocks: number
}

/** A block by its components. */
export const four = (of: (k: number) => Float): Vec4 => vec4(of(0), of(1), of(2), of(3))

export const createLayer = (name: string, inputBlocks: number, blocks: number, activation: Activation) => {
  const columns = inputBlocks * 4 + 1
  const count = columns * blocks
  const weights = storage(vec4, count, { name: `${name}Weights` })
  const gradient = storage(vec4, count, { name: `${name}Gradient` })

  /** Four components of Wx + b. The columns of a row of blocks are stored one after another, and then its bias. */
  const sumsOf = (row: Uint, input: (block: Uint) => Vec4): Vec4 => {
    const first = row.mul(columns).toConst('first')
    const sum = weights.at(first.add(columns - 1)).toVar('sum')
    Loop(uint(inputBlocks), (block) => {
      const x = input(block).toConst('x')
      const at = first.add(block.mul(4)).toConst('at')
      sum.addAssign(weights.at(at).mul(x.x))
      sum.addAssign(weights.at(at.add(1)).mul(x.y))
      sum.addAssign(weights.at(at.add(2)).mul(x.z))
      sum.addAssign(weights.at(at.add(3)).mul(x.w))
    })
    return sum
  }

  /** The outputs of so many samples; and, for learning, the slopes of the activation there. */
  const forward = (input: Signals, samples: number, keepsSlopes: boolean) => {
    const values = storage(vec4, samples * blocks, { name: `${name}Values` })
    const slopes = storage(vec4, samples * blocks, { name: `${name}Slopes` })
    const compute = kernel(
      [samples, blocks],
      (i, { x: sample, y: row }) => {
        const sums = sumsOf(row, (block) => input.values.at(block.mul(samples).add(sample))).toConst('sums')
        values.at(i).assign(activation.value(sums))
        if (keepsSlopes) slopes.at(i).assign(activation.slope(sums))
      },
      { name: `${name}Forward` },
    )
    return { values, blocks, compute, ...(keepsSlopes && { slopes }) }
  }

  /** The derivatives of the error with respect to the weighted sums of the layer before, from those of this layer. */
  const backward = (deltas: Storage<Vec4>, slopes: Storage<Vec4>, samples: number) => {
    const values = storage(vec4, samples * inputBlocks, { name: `${name}Deltas` })
    const compute = kernel(
      [samples, inputBlocks],
      (i, { x: sample, y: block }) => {
        const sum = vec4(0).toVar('sum')
        Loop(uint(blocks), (row) => {
          const delta = deltas.at(row.mul(samples).add(sample)).toConst('delta')
          const at = row.mul(columns).add(block.mul(4)).toConst('at')
          sum.addAssign(four((k) => weights.at(at.add(k)).dot(delta)))
        })
        values.at(i).assign(sum.mul(slopes.at(i)))
      },
      { name: `${name}Backward` },
    )
    return { values, compute }
  }

  /** The derivatives with respect to the weights: of each column, δ times the input that it multiplies; of the bias, δ. */
  const differentiate = (deltas: Storage<Vec4>, input: Signals, samples: number) =>
    kernel(
      [columns, blocks],
      (i, { x: column, y: row }) => {
        const [block, part] = [
          column
            .div(4)
            .min(inputBlocks - 1)
            .toConst('block'),
          column.bitAnd(3).toConst('part'),
        ]
        const isBias = column.equal(columns - 1).toConst('isBias')
        const pick = four((k) => float(part.equal(k).and(isBias.not()))).toConst('pick')
        const constant = float(isBias).toConst('constant')
        const sum = vec4(0).toVar('sum')
        Loop(uint(samples), (sample) => {
          const x = input.values.at(block.mul(samples).add(sample)).dot(pick).add(constant)
          sum.addAssign(deltas.at(row.mul(samples).add(sample)).mul(x))
        })
        gradient.at(i).assign(sum)
      },
      { name: `${name}Differentiate` },
    )

  return { name, weights, gradient, count, columns, blocks, inputBlocks, activation, sumsOf, forward, backward, differentiate }
}
export type Layer = ReturnType<typeof createLayer>
