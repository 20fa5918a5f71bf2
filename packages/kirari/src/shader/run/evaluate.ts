/** A printed program made callable: its inputs set, its functions called with values, its pictures drawn. */
import type { JSEntry, JSOuter, JSProgram } from '../compile/js.ts'
import { frameText } from '../print/js/frame.ts'
import { fromLeaves, isBuffer, toLeaves, type Buffer, type JSValue, type LeafValue, type Scalar } from './value.ts'

/** The object that the text gives; see print/js/frame.ts. */
interface Made {
  readonly set: (values: readonly (readonly LeafValue[])[]) => void
  readonly functions: readonly ((...args: readonly LeafValue[]) => Scalar | undefined)[]
  readonly results: Float64Array
  readonly arrays: readonly (readonly Buffer[])[]
  readonly draw: (pixels: Uint8ClampedArray, width: number, height: number) => void
}

export interface Running {
  /** Sets what the program is given. `valueOf` gives the leaves of each. */
  readonly set: (valueOf: (outer: JSOuter) => readonly LeafValue[]) => void
  /** Calls an entry; gives its result, or an object where parameters are written back. */
  readonly call: (index: number, args: readonly unknown[]) => JSValue
  /** Draws with the first entry, a colour. */
  readonly draw: Made['draw']
}

/** `make` turns text into a function; only the entry of the target may do that. */
export const evaluate = (program: JSProgram, make: (text: string) => () => unknown, isFragment: boolean): Running => {
  const { entries, outer } = program
  const namesOf = (name: string): readonly string[] =>
    outer.find(({ source }) => source === name || (typeof source === 'object' && 'kind' in source && source.kind === 'builtin' && source.name === name))
      ?.names ?? []
  const text = frameText(
    program.text,
    {
      ...program,
      outer: outer.map(({ names, arrays, isMemory }) => ({ names, arrays, isMemory })),
      uv: namesOf('uv'),
      fragCoord: namesOf('fragCoord'),
    },
    isFragment,
  )
  // The text gives the object that print/js/frame.ts describes.
  const made = make(text)() as Made
  return {
    set: (valueOf) => made.set(outer.map(valueOf)),
    call: (index, args) => {
      const entry = entries[index]
      const run = made.functions[index]
      if (!entry || !run) throw new RangeError(`expected a function ${index}, there are ${entries.length}: please report this`)
      const passed = entry.func.params.map((param, i) => toLeaves(args[i], param.type))
      const returned = run(...passed.flat())
      return outputs(entry, returned, made, made.arrays[index] ?? [], passed)
    },
    draw: made.draw,
  }
}

const outputs = (
  { func, outputs: types }: JSEntry,
  returned: Scalar | undefined,
  made: Made,
  arrays: readonly Buffer[],
  passed: readonly (readonly LeafValue[])[],
): JSValue => {
  const scalars = (types.length === 1 ? [returned ?? 0] : made.results.slice(0, types.length))[Symbol.iterator]()
  const result = func.result.kind === 'nothing' ? undefined : fromLeaves(scalars, arrays[Symbol.iterator](), func.result)
  // Scalars that are written back follow those of the result; an array was changed where it lies.
  const back = func.params.flatMap((param, i) =>
    param.space === 'inout' ? [[param.name, fromLeaves(scalars, (passed[i] ?? []).filter(isBuffer)[Symbol.iterator](), param.type)] as const] : [],
  )
  if (result !== undefined && back.length === 0) return result
  return Object.fromEntries([...(result === undefined ? [] : [['result', result] as const]), ...back])
}
