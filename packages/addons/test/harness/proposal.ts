/** What a record can state that is found by running the function: the range of its results, and how accurate they are. `npm run measure` prints it. */
import { toWGSL } from 'kirari/wgsl'
import { boundsOf } from '../../catalogue/index.ts'
import type { AccuracyClass, FunctionRecord } from '../../catalogue/index.ts'
import { answerOnCPU, compare, rowsOf } from './compare.ts'
import type { SignatureOracle } from './oracle.ts'
import { componentCount, isExact, signatureOf } from './run.ts'
import type { Row } from './run.ts'

export interface Proposal {
  readonly importName: string
  /** For each component of the result. */
  readonly min: readonly number[]
  readonly max: readonly number[]
  readonly class: AccuracyClass | undefined
  readonly scale: number
}

declare module 'vitest' {
  interface TaskMeta {
    proposal?: Proposal
  }
}

/** Results of the signature for arguments in the ranges of their parameters. */
export const resultsInRange = (record: FunctionRecord, oracle: SignatureOracle): readonly Row[] => {
  const { parameters } = signatureOf(record.call, oracle.signature)
  const ranges = parameters.flatMap(({ name, type }) => {
    const range = record.parameters.find((parameter) => parameter.name === name)?.range ?? [NaN, NaN]
    return Array.from({ length: componentCount(type) }, (_, i) => {
      const [min, max] = boundsOf(range, i)
      return { min, max }
    })
  })
  // Slopes are not parameters: they stay as the oracle has them.
  const any = rowsOf(record, { ...oracle, rows: [], ranges: [...ranges, ...oracle.ranges.slice(ranges.length)] }, 2000)
  // No channel of a premultiplied colour is above its alpha.
  const isLayer = record.parameters.every(({ unit }) => unit === 'premultiplied')
  const rows = isLayer ? any.map((row) => row.map((value, i) => (i % 4 === 3 ? value : value * (row[i - (i % 4) + 3] ?? NaN)))) : any
  return answerOnCPU(record, oracle, rows)
}

/** From the most accurate class, with the operations of which WGSL specifies less. A lattice is chosen by its author. */
const classes: readonly (readonly [name: AccuracyClass, operations: RegExp])[] = [
  ['polynomial', /^/],
  ['division', /[^/]\/[^/*]|\b(?:sqrt|inverseSqrt|length|distance|normalize)\(/],
  ['angle', /\b(?:sin|cos|tan|a(?:sin|cos|tan2?))\(/],
  ['power', /\b(?:pow|exp2?|log2?)\(/],
]

export const proposalOf = (record: FunctionRecord, oracles: readonly SignatureOracle[], results: readonly Row[]): Proposal => {
  const components = Array.from({ length: results[0]?.length ?? 0 }, (_, i) => results.map((row) => row[i] ?? NaN))
  const min = components.map((values) => Math.min(...values))
  const max = components.map((values) => Math.max(...values))
  const size = Math.max(...min.map(Math.abs), ...max.map(Math.abs))
  // A power of two that results seldom pass.
  const scale = Math.max(1, 2 ** Math.floor(Math.log2(size * 1.01)))
  const signatures = oracles.map((oracle) => ({ oracle, signature: signatureOf(record.call, oracle.signature) }))
  if (signatures.every(({ signature }) => isExact(signature))) return { importName: record.importName, min, max, class: 'bits', scale: 1 }
  const text = signatures.map(({ signature }) => toWGSL(signature.call)).join('\n')
  const least = classes.findLastIndex(([, operations]) => operations.test(text))
  const agrees = (name: AccuracyClass): boolean => {
    const proposed: FunctionRecord = { ...record, accuracy: { ...record.accuracy, class: name, scale } }
    return signatures.every(({ oracle }) => {
      const rows = rowsOf(proposed, oracle)
      return compare('cpu', proposed, oracle, rows, answerOnCPU(proposed, oracle, rows), oracle.expected, true).failures.length === 0
    })
  }
  // Floats that happen to be exact here are not proposed as bits: a GPU may fuse what the CPU rounds twice.
  const found = classes.slice(least).find(([name]) => agrees(name))?.[0]
  return { importName: record.importName, min, max, class: found === 'division' && 'exactness' in record ? 'distance' : found, scale }
}
