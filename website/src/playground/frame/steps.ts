/**
 * The steps of the code at one pixel, in the order of execution. The code runs once more as the body of a function that returns the trace of
 * its values: on the CPU the full list, on the GPU one entry for each pixel of a row, all in one draw.
 */
import { toJS } from 'kirari/js'
import { array, fn, fragCoord, int, trace, uvec4, type ArrayValue, type Int, type UVec4 } from 'kirari/node'
import type { BackendChoice, Step } from '../message.ts'
import type { ReadBack } from './read-back.ts'
import { createRecorder, type Site } from './recorder.ts'
import { runCode, type RunOptions } from './run.ts'

/** The limit of steps in one list. */
const mostSteps = 4000
/** The limit of places in a program for the GPU: compilers may take minutes for a larger one. */
const mostOnGPU = 500

export type Steps = { readonly steps: readonly Step[]; readonly isCut: boolean }

type Recorded = { readonly main: () => ArrayValue<UVec4>; readonly sites: readonly Site[]; readonly isCut: () => boolean }

/** The code as a function that returns the steps `from`, `from + 1`, … */
const recorded = (options: RunOptions, count: number, from: Int | number): Recorded => {
  const log = trace(count, from)
  const { listener, exports, sites, isCut } = createRecorder(options.source, log)
  const main = fn('code', [], array(uvec4, count * 2), () => {
    runCode({ ...options, inputs: () => ({ ...options.inputs?.(), ...exports }), steps: listener })
    return log.entries
  })
  return { main, sites, isCut }
}

/** Gives the steps of the CPU to `onCPU` at once, and returns them with the values of the GPU. */
export const stepsOf = async (
  options: RunOptions,
  backend: BackendChoice,
  readBack: ReadBack,
  onCPU: (steps: Steps) => void = () => undefined,
): Promise<Steps> => {
  // One more than the limit shows whether there are more.
  const { main, sites, isCut } = recorded(options, mostSteps + 1, 0)
  // It returns two lists of four numbers for each step.
  const list = toJS(main)() as unknown as readonly (readonly number[])[]
  const end = list.findIndex(([id], i) => i % 2 === 0 && id === 0)
  const count = Math.min(mostSteps, (end < 0 ? list.length : end) / 2)
  const stepsWith = (gpu: Read | undefined): Steps => {
    const steps = Array.from({ length: count }, (_, i): Step => {
      const id = list[i * 2]?.[0] ?? 0
      // The trace holds numbers of places alone.
      const { kind, range, name, type } = sites[id - 1] as Site
      // Another number means that the GPU took another path.
      const read = gpu?.ids[i * 4] === id ? Array.from({ length: 4 }, (_component, j) => gpu.bits[i * 4 + j] ?? 0) : []
      return { kind, range, name, type, cpu: type ? decoded(list[i * 2 + 1] ?? [], type) : [], gpu: type ? decoded(read, type) : [] }
    })
    return { steps, isCut: isCut() || end < 0 || end / 2 > mostSteps }
  }
  const first = stepsWith(undefined)
  if (count === 0 || sites.length > mostOnGPU) return first
  onCPU(first)
  return stepsWith(await onGPU(options, count, backend, readBack).catch(() => undefined))
}

type Read = Readonly<Record<'ids' | 'bits', ArrayLike<number>>>

const onGPU = async (options: RunOptions, count: number, backend: BackendChoice, readBack: ReadBack): Promise<Read> => {
  const { main } = recorded(options, 1, int(fragCoord.x))
  const entry = main()
  return await readBack({ ids: entry.at(0), bits: entry.at(1) }, 'rgba32uint', count, backend)
}

const view = new DataView(new ArrayBuffer(4))

/** The components of a value of this type from their bits. Bools are 0 and 1. */
const decoded = (bits: readonly number[], type: string): readonly number[] => {
  const [, letter = '', size] = /^([biuh]?)vec([234])$/.exec(type) ?? []
  const isInt = letter === 'i' || type === 'int'
  const isFloat = size === undefined ? type === 'float' || type === 'half' : letter === '' || letter === 'h'
  return bits.slice(0, Number(size ?? 1)).map((one) => {
    view.setUint32(0, one)
    return isFloat ? view.getFloat32(0) : isInt ? view.getInt32(0) : one
  })
}
