/** Sets what a program reads from outside: inputs, uniforms, textures and buffers. */
import { noForm, notAValue } from '#explain'
import type { OuterParams } from '../program.ts'
import { fail } from '../../../diagnostic/diagnostic.ts'
import type { StorageSource, UniformSource } from '../../../ir/expr.ts'
import type { ResourceType } from '../../../ir/type.ts'
import { inputName, type Running } from './evaluate.ts'
import type { CornerInputs, Corners } from './varying.ts'
import { memoryMistake, takeMemory, type JSBuffer } from './memory.ts'
import { PixelStorage } from './texture/storage.ts'
import { emptyImage } from './texture/image.ts'
import { PixelTexture } from './texture/texture.ts'
import { toLeaves, zeroOf, type LeafValue } from './value.ts'

/** The values of the inputs while a shader runs on the CPU. Default: zero. */
export interface Inputs {
  readonly uv?: readonly [number, number]
  readonly time?: number
  readonly deltaTime?: number
  readonly frame?: number
  readonly resolution?: readonly [number, number]
  readonly pointer?: readonly [number, number]
  /**
   * The memory behind each storage: a typed array with the numbers of its values one after another (a vec3 takes three), or a list of
   * values. The program writes to it in place. Values of several number types in one storage need a Float64Array. A storage that is only read
   * defaults to the `data` that it was created with.
   */
  readonly buffers?: Iterable<readonly [storage: object, data: JSBuffer]>
}

/** Sets everything a program reads; the returned function writes results back to lists. `below` is the public function that was called. */
export const feed = (run: Pick<Running, 'set'>, inputs: Inputs & CornerInputs, below: unknown, corners?: Corners): (() => void) => {
  const buffers = new Map([...(inputs.buffers ?? [])].map(([storage, data]) => [sourceOf(storage), data]))
  const finishes: (() => void)[] = []
  const memory = (source: StorageSource): readonly LeafValue[] => {
    const data = buffers.get(source)
    const mistake = memoryMistake(source, data)
    if (mistake !== undefined || !data) return fail(notAValue(mistake ?? 'a buffer', data), below)
    const { buffer, finish } = takeMemory(source, data)
    finishes.push(finish)
    return [buffer]
  }
  const valueOf = ({ source, type }: OuterParams): readonly LeafValue[] => {
    const name = inputName(source)
    if (name !== undefined) return toLeaves(givenInput(name, inputs) ?? zeroOf(type), type)
    if (typeof source === 'object' && 'kind' in source && source.kind === 'storage') return memory(source)
    const [corner] = (typeof source === 'object' && corners?.get(source)) || []
    if (corner) return corner
    if (typeof source === 'object' && 'kind' in source && source.kind !== 'builtin')
      return fail(noForm(`${source.kind} "${source.name}" here`, 'The CPU', 'it draws no triangles: read uv, or uniforms'), below)
    if (typeof source === 'string' || !('subscribe' in source)) return toLeaves(zeroOf(type), type)
    if (type.kind !== 'texture' && type.kind !== 'storageTexture') return toLeaves(source.value, type)
    return [texelsOf(source, type, below)]
  }
  run.set(valueOf)
  return () => {
    for (const finish of finishes) finish()
  }
}

/** The object through which the printed text reads a texture: its current image. */
export const texelsOf = ({ name, image, external, sampler, attachment }: UniformSource, type: ResourceType, below: unknown): object => {
  if (attachment) {
    const why = 'it draws none: write what reads the picture as a function with a texture parameter, and call it by toJS(…) with a picture as numbers'
    return fail(noForm(`picture "${attachment.name}" of a target`, 'The CPU', why), below)
  }
  // An external image, which only a platform reads, has no numbers here.
  const texels = image ?? (external || type.kind !== 'texture' ? undefined : emptyImage)
  if (!texels) return fail(notAValue(`a picture as numbers in the texture "${name ?? type.name}", set as its value`, external), below)
  return type.kind === 'texture' ? new PixelTexture(texels, type, sampler) : new PixelStorage(texels, type)
}

/** The source behind a storage node, to which the shader's expressions refer. */
export const sourceOf = (storage: object): unknown => ('detail' in storage ? storage.detail : storage)

const givenInput = (name: string, inputs: Inputs & CornerInputs): unknown => {
  switch (name) {
    case 'uv':
    case 'time':
    case 'deltaTime':
    case 'frame':
    case 'resolution':
    case 'pointer':
    case 'vertexIndex':
      return inputs[name]
    // A full-screen fragment is front-facing, at depth 0.
    case 'frontFacing':
      return true
    case 'fragCoord':
      return [0, 0, 0, 1]
    case 'pointCoord':
      return [0.5, 0.5]
    case 'subgroupSize':
      return 1
    default:
      return undefined
  }
}
