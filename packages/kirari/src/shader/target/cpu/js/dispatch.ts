/**
 * Compute stages: one invocation after another. Where invocations wait for one another, each is a generator, and all of a workgroup
 * run until they stop, round by round, until every one has ended.
 */
import type { Frame } from './frame.ts'

/** The variables that hold an invocation's ids, by component. */
export interface InvocationNames {
  readonly globalId: readonly string[]
  readonly localId: readonly string[]
  readonly workgroupId: readonly string[]
  readonly workgroupCount: readonly string[]
  readonly localIndex: readonly string[]
  /** Workgroup variables: scalars with their zeros, and buffers. */
  readonly shared: readonly { readonly name: string; readonly zero: string | undefined }[]
}

export type WorkgroupSize = readonly [x: number, y: number, z: number]

export const dispatchText = ({ entries }: Frame, names: InvocationNames, [x, y, z]: WorkgroupSize, suspends: boolean): string => {
  const set = (variables: readonly string[], values: readonly string[]): readonly string[] => variables.map((name, i) => `${name} = ${values[i] ?? '0'}`)
  const inner = ['$local % ' + String(x), `Math.floor($local / ${x}) % ${y}`, `Math.floor($local / ${x * y})`]
  const size = [x, y, z]
  const main = entries[0]?.name ?? ''
  const enter = [
    ...set(names.localIndex, ['$local']),
    ...set(names.localId, inner),
    ...set(
      names.globalId,
      inner.map((text, i) => `$group[${i}] * ${size[i] ?? 1} + ${text}`),
    ),
  ].join('; ')
  const begin = [
    ...set(names.workgroupId, ['$group[0]', '$group[1]', '$group[2]']),
    ...names.shared.map(({ name, zero }) => (zero === undefined ? `${name}.fill(0)` : `${name} = ${zero}`)),
  ].join('; ')
  const count = x * y * z
  const run = suspends
    ? `const $waiting = Array.from({ length: ${count} }, ${main})
      for (let $left = ${count}; $left > 0; ) {
        $left = 0
        for (let $local = 0; $local < ${count}; $local++) {
          ${enter}
          if (!$waiting[$local].next().done) $left++
        }
      }`
    : `for (let $local = 0; $local < ${count}; $local++) {
        ${enter}
        ${main}()
      }`
  return `  dispatch($counts) {
    ${set(names.workgroupCount, ['$counts[0]', '$counts[1]', '$counts[2]']).join('; ')}
    const $group = [0, 0, 0]
    for ($group[2] = 0; $group[2] < $counts[2]; $group[2]++) for ($group[1] = 0; $group[1] < $counts[1]; $group[1]++) for ($group[0] = 0; $group[0] < $counts[0]; $group[0]++) {
      ${begin}
      ${run}
    }
  },`
}
