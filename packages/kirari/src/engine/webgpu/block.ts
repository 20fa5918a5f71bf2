/**
 * The CPU copy of a program's uniform block: values are written as they change, and the block is uploaded at once.
 * Hot: runs every frame and allocates nothing.
 */
import type { UniformValue } from '../../shader/ir/expr.ts'
import type { Program } from '../../shader/ir/program.ts'
import { floatType, halfType } from '../../shader/ir/type.ts'
import type { Slot } from '../device/device.ts'

export interface Block {
  readonly data: ArrayBuffer
  /** Writes the changed values; returns whether there were any. */
  write(slots: readonly Slot[]): boolean
}

interface Place {
  readonly words: Float32Array | Uint32Array
  /** In words, like `stride`; `run` is the number of contiguous components. */
  readonly start: number
  readonly run: number
  readonly stride: number
}

export const createBlock = ({ uniforms, blockBytes }: Pick<Program, 'uniforms' | 'blockBytes'>): Block => {
  const data = new ArrayBuffer(blockBytes)
  const floats = new Float32Array(data)
  // A negative number wraps to the bits of the int.
  const integers = new Uint32Array(data)
  const places = uniforms.map(({ type, byteOffset, byteStride = 0 }) => ({
    words: type.scalar === floatType || type.scalar === halfType ? floats : integers,
    start: byteOffset / 4,
    run: type.kind === 'matrix' ? type.rows : type.size,
    stride: byteStride / 4,
  }))
  return {
    data,
    write(slots) {
      let isChanged = false
      for (let i = 0; i < places.length; i++) {
        const slot = slots[i]
        const place = places[i]
        if (!place || !slot?.changed) continue
        slot.changed = false
        isChanged = true
        writeValue(place, slot.source.value)
      }
      return isChanged
    },
  }
}

/** Columns of matrices and elements of arrays start a stride apart. */
const writeValue = ({ words, start, run, stride }: Place, value: UniformValue): void => {
  if (typeof value !== 'object') words[start] = Number(value)
  // Structs are written part by part, so other values are lists of numbers.
  else if (Array.isArray(value)) for (let i = 0; i < value.length; i++) words[start + Math.floor(i / run) * stride + (i % run)] = Number(value[i])
}
