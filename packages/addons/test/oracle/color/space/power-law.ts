/** The oracles of the two power laws: every signature by the exponent. */
import type { Function64 } from '../../../../../../internal/testing/numbers.ts'
import type { SignatureOracle } from '../../../harness/oracle.ts'
import { times } from '../../../harness/oracle.ts'
import { withAlpha } from './alpha.ts'
import { wide } from './range.ts'

const gammas = { min: 1, max: 3 }

export const powerLaw = (name: string, exponentOf: (gamma: number) => number): readonly SignatureOracle[] => {
  const raised = (value: number, exponent: number): number => Math.sign(value) * Math.abs(value) ** exponent
  const usual =
    (gamma: number): Function64 =>
    (row) =>
      row.map((value) => raised(value, exponentOf(gamma)))
  const given: Function64 = (row) => row.slice(0, -1).map((value) => raised(value, exponentOf(row.at(-1) ?? NaN)))
  const upsideDown: Function64 = (row) => row.slice(0, -1).map((value) => raised(value, 1 / exponentOf(row.at(-1) ?? NaN)))
  const alpha: Function64 = (row) => [...given([...row.slice(0, 3), row[4] ?? NaN]), row[3] ?? NaN]
  return [
    { signature: name, expected: usual(2.2), ranges: [{ min: -1.5, max: 3 }], rows: [[0], [1e-6]], mutant: usual(2.4) },
    { signature: `${name}_vec3`, expected: usual(2.2), ranges: times(3, wide), mutant: usual(2.4) },
    { signature: `${name}_vec4`, expected: withAlpha(usual(2.2)), ranges: times(4, wide), mutant: usual(2.2) },
    { signature: `${name}_gamma`, expected: given, ranges: [{ min: -1.5, max: 3 }, gammas], mutant: upsideDown },
    { signature: `${name}_gamma_vec3`, expected: given, ranges: [...times(3, wide), gammas], mutant: upsideDown },
    { signature: `${name}_gamma_vec4`, expected: alpha, ranges: [...times(4, wide), gammas], mutant: given },
  ]
}
