/** The activation functions with their derivatives, and the range of the initial weights for each. */
import { select, tanh, vec4 } from 'kirari/node'
import type { Vec4 } from 'kirari/node'
import { sineOfTurns } from './encode.ts'

export interface Activation {
  readonly value: (z: Vec4) => Vec4
  readonly slope: (z: Vec4) => Vec4
  /** The initial weights and biases are random numbers between −bound and bound: uniform, with the variance that the paper derives for the weights. */
  readonly bound: (inputs: number, outputs: number, isFirst: boolean) => number
}

/** The frequency ω₀ of sine networks. */
const omega = 30
/** The GELU's approximation by tanh(a x + b x³). */
const [a, b] = [Math.sqrt(2 / Math.PI), 0.044715 * Math.sqrt(2 / Math.PI)]
const bent = (z: Vec4): Vec4 => tanh(z.mul(a).add(z.mul(z).mul(z).mul(b)))

export const activations = {
  // He et al. 2015.
  relu: {
    value: (z) => z.max(0),
    slope: (z) => select(vec4(0), vec4(1), z.greaterThan(vec4(0))),
    bound: (inputs) => Math.sqrt(6 / inputs),
  },
  // Glorot and Bengio 2010.
  tanh: {
    value: (z) => tanh(z),
    slope: (z) => {
      const value = tanh(z).toConst('value')
      return vec4(1).sub(value.mul(value))
    },
    bound: (inputs, outputs) => Math.sqrt(6 / (inputs + outputs)),
  },
  // Hendrycks and Gimpel 2016.
  gelu: {
    value: (z) => z.mul(bent(z).add(1)).mul(0.5),
    slope: (z) => {
      const value = bent(z).toConst('value')
      const steepness = vec4(1)
        .sub(value.mul(value))
        .mul(
          z
            .mul(z)
            .mul(3 * b)
            .add(a),
        )
      return value.add(1).add(z.mul(steepness)).mul(0.5)
    },
    bound: (inputs) => Math.sqrt(6 / inputs),
  },
  // Sitzmann et al. 2020.
  sine: {
    value: (z) => sineOfTurns(z.mul(omega / (2 * Math.PI))),
    slope: (z) => sineOfTurns(z.mul(omega / (2 * Math.PI)).add(0.25)).mul(omega),
    bound: (inputs, _, isFirst) => (isFirst ? 1 / inputs : Math.sqrt(6 / inputs) / omega),
  },
} as const satisfies Readonly<Record<string, Activation>>
export type ActivationName = keyof typeof activations

/** The last layer is linear: weights of variance 1/n keep the variance of its n inputs. */
export const linear: Activation = { value: (z) => z, slope: () => vec4(1), bound: (inputs) => Math.sqrt(3 / inputs) }
