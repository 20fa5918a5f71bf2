/** Makes a printed program callable: sets its inputs, calls its functions, draws with it. */
import type { JSEntry, JSOuter, JSProgram, OuterParams } from '../program.ts'
import { dispatchText, type InvocationNames, type WorkgroupSize } from '../js/dispatch.ts'
import { drawText, frameText } from '../js/frame.ts'
import { fromLeaves, isBuffer, toLeaves, type Buffer, type JSValue, type LeafValue, type Scalar } from './value.ts'

/** The object that the text returns; see target/cpu/js/frame.ts. */
interface Made {
  readonly set: (values: readonly (readonly LeafValue[])[]) => void
  readonly functions: readonly ((...args: readonly LeafValue[]) => Scalar | undefined)[]
  readonly results: Float64Array
  readonly arrays: readonly (readonly Buffer[])[]
  readonly draw: (pixels: Uint8ClampedArray, width: number, height: number, planes: readonly number[]) => void
  readonly dispatch: (counts: readonly [number, number, number]) => void
}

export interface Running {
  /** Sets what the program reads. `valueOf` returns the leaves of each. */
  readonly set: (valueOf: (outer: OuterParams) => readonly LeafValue[]) => void
  /** Calls an entry; returns its result, or an object if parameters are written back. */
  readonly call: (index: number, args: readonly unknown[]) => JSValue
  /** Draws with the first entry, a colour. */
  readonly draw: Made['draw']
  /** Runs the first entry, a compute stage, in this many workgroups. */
  readonly dispatch: Made['dispatch']
}

/** The purpose of running a program. */
export type Purpose = 'call' | 'draw' | { readonly workgroupSize: WorkgroupSize }

/** `make` turns text into a function; only the entry of the target may do that. */
export const evaluate = (program: JSProgram, make: (text: string) => () => unknown, purpose: Purpose): Running => {
  const { entries, outer } = program
  const namesOf = (name: string): readonly string[] => outer.find(({ source }) => inputName(source) === name)?.names ?? []
  const frame = {
    ...program,
    uv: namesOf('uv'),
    fragCoord: namesOf('fragCoord'),
    planes: outer.flatMap(({ source, names }) => (isSmooth(source) ? names : [])),
  }
  const driver =
    purpose === 'call'
      ? { text: '', ownsFunctions: false }
      : purpose === 'draw'
        ? drawText(frame)
        : {
            text: dispatchText(frame, invocationNames(outer, namesOf), purpose.workgroupSize, entries[0]?.suspends ?? false),
            ownsFunctions: false,
          }
  const text = frameText(frame, driver)
  // The text returns the object that target/cpu/js/frame.ts describes.
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
    dispatch: made.dispatch,
  }
}

/** The name of an input that the platform provides. */
export const inputName = (source: OuterParams['source']): string | undefined =>
  typeof source === 'string' ? source : 'kind' in source && source.kind === 'builtin' ? source.name : undefined

/** Whether it is interpolated between the corners of a triangle. */
export const isSmooth = (source: OuterParams['source']): boolean =>
  typeof source === 'object' && 'kind' in source && source.kind === 'varying' && source.interpolation === 'smooth'

const invocationNames = (outer: readonly JSOuter[], namesOf: (name: string) => readonly string[]): InvocationNames => ({
  globalId: namesOf('globalId'),
  localId: namesOf('localId'),
  workgroupId: namesOf('workgroupId'),
  workgroupCount: namesOf('workgroupCount'),
  localIndex: namesOf('localIndex'),
  shared: outer
    .filter(({ source }) => typeof source === 'object' && 'space' in source)
    .flatMap(({ names, arrays, isBool }) => names.map((name, i) => ({ name, zero: arrays[i] ? undefined : isBool[i] ? 'false' : '0' }))),
})

const outputs = (
  { func, outputs: types }: JSEntry,
  returned: Scalar | undefined,
  made: Made,
  arrays: readonly Buffer[],
  passed: readonly (readonly LeafValue[])[],
): JSValue => {
  const scalars = (types.length === 1 ? [returned ?? 0] : made.results.slice(0, types.length))[Symbol.iterator]()
  const result = func.result.kind === 'nothing' ? undefined : fromLeaves(scalars, arrays[Symbol.iterator](), func.result)
  // Scalars that are written back follow those of the result; an array was changed in place.
  const back = func.params.flatMap((param, i) =>
    param.space === 'inout' ? [[param.name, fromLeaves(scalars, (passed[i] ?? []).filter(isBuffer)[Symbol.iterator](), param.type)] as const] : [],
  )
  if (result !== undefined && back.length === 0) return result
  return Object.fromEntries([...(result === undefined ? [] : [['result', result] as const]), ...back])
}
