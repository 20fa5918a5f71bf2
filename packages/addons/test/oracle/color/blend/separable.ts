/** Blend modes of each channel by itself. */
import { componentWise, times } from '../../../harness/oracle.ts'
import type { SignatureOracle } from '../../../harness/oracle.ts'
import { keepAlpha, towards, unit } from './opacity.ts'

/** A separable mode: B(Cb, Cs) of one channel. */
export type Channel = (backdrop?: number, source?: number) => number

/** Most formulas continue outside of 0 to 1. */
const beyond = { min: -0.5, max: 2 }

/** The signatures of a separable mode. */
export const separable = (name: string, channel: Channel, mutant: Channel): readonly SignatureOracle[] => {
  const [one, three] = [componentWise(1, channel), componentWise(3, channel)]
  const [wrongOne, wrongThree] = [componentWise(1, mutant), componentWise(3, mutant)]
  return [
    { signature: name, expected: one, ranges: times(2, beyond), mutant: wrongOne },
    { signature: `${name}_vec3`, expected: three, ranges: times(6, unit), mutant: wrongThree },
    // The most common mistake with alpha: it becomes 1.
    { signature: `${name}_vec4`, expected: keepAlpha(three), ranges: times(8, unit), mutant: (row) => [...keepAlpha(three)(row).slice(0, 3), 1] },
    { signature: `${name}_opacity`, expected: towards(one), ranges: times(3, unit), mutant: towards(wrongOne) },
    { signature: `${name}_vec3_opacity`, expected: towards(three), ranges: times(7, unit), mutant: towards(wrongThree) },
    { signature: `${name}_vec4_opacity`, expected: towards(keepAlpha(three)), ranges: times(9, unit), mutant: towards(keepAlpha(wrongThree)) },
  ]
}

/** The most common mistake: the two colours swapped. */
export const exchanged =
  (channel: Channel): Channel =>
  (backdrop, source) =>
    channel(source, backdrop)
