/**
 * Storages on WebGL2, where shaders cannot write buffers: each leaf of the values is a texture. A leaf that a kernel writes is a ping-pong
 * pair, because the kernel reads the old values.
 * Hot: `bind` and `writeTexture` run every frame and allocate nothing.
 */
import { notShown } from '#explain-engine'
import { noFeature } from '#explain-frame'
import type { StorageSource } from '../../../shader/ir/expr.ts'
import type { ProgramStorage, StorageTexels } from '../../../shader/ir/program.ts'
import { storageWidth } from '../../../shader/ir/resource.ts'
import { packStorage } from '../../device/pack.ts'
import { EngineError } from '../../message/error.ts'
import { isRenderable } from './format.ts'
import type { PingPongIndex } from './attachments.ts'
import type { Memory } from './memory.ts'
import { readPixels } from './read.ts'
import type { State } from './state.ts'

/** The texture of one leaf, or its ping-pong pair. */
export interface Leaf {
  readonly texels: StorageTexels
  readonly internal: number
  /** The index of the texture that is read. */
  readIndex: PingPongIndex
  bind(unit: number): void
  /** The other texture of the pair, which a kernel writes. */
  writeTexture(): WebGLTexture
}

export interface StorageTextures {
  readonly width: number
  readonly height: number
  /** In the order of `ProgramStorage.texels`. */
  readonly leaves: readonly Leaf[]
}

export interface Storages {
  /** Each call needs one `release`. */
  acquire(storage: ProgramStorage): StorageTextures
  release(source: StorageSource): void
  read(source: StorageSource): Promise<ArrayBuffer>
  /** Without bytes, writes the initial data. */
  write(source: StorageSource, bytes?: ArrayBuffer): void
  copy(from: StorageSource, to: StorageSource): void
  reset(): void
  dispose(): void
}

interface Entry extends StorageTextures {
  readonly storage: ProgramStorage
  readonly leaves: readonly LeafEntry[]
  users: number
}
interface LeafEntry extends Leaf {
  readonly textures: WebGLTexture[]
  write(words: Float32Array | Int32Array | Uint32Array): void
  framebuffer(): WebGLFramebuffer
  dispose(): void
}

export const createStorages = (state: State, memory: Memory): Storages => {
  const { gl } = state
  const entries = new Map<StorageSource, Entry>()

  const createLeaf = (texels: StorageTexels, width: number, height: number, name: string): LeafEntry => {
    const { components, scalar } = texels
    const [internal, format, type] = codesOf(gl, components, scalar)
    const textures: WebGLTexture[] = []
    const framebuffers: (WebGLFramebuffer | undefined)[] = []
    const textureAt = (index: PingPongIndex): WebGLTexture => {
      const cached = textures[index]
      if (cached) return cached
      const texture = (textures[index] = gl.createTexture())
      state.selectTexture(0, gl.TEXTURE_2D, texture)
      gl.texStorage2D(gl.TEXTURE_2D, 1, internal, width, height)
      gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.NEAREST)
      gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAG_FILTER, gl.NEAREST)
      memory.textures++
      memory.check(name)
      return texture
    }
    textureAt(0)
    const leaf: LeafEntry = {
      texels,
      internal,
      readIndex: 0,
      textures,
      bind: (unit) => state.bindTexture(unit, gl.TEXTURE_2D, textureAt(leaf.readIndex)),
      writeTexture: () => textureAt(leaf.readIndex === 0 ? 1 : 0),
      write(words) {
        state.selectTexture(0, gl.TEXTURE_2D, textureAt(leaf.readIndex))
        gl.texSubImage2D(gl.TEXTURE_2D, 0, 0, 0, width, height, format, type, words)
      },
      framebuffer() {
        const cached = framebuffers[leaf.readIndex]
        if (cached) return cached
        // Float formats are readable only if renderable; this enables the extension.
        if (scalar === 'float') isRenderable(state, 'rgba32float')
        const framebuffer = (framebuffers[leaf.readIndex] = gl.createFramebuffer())
        state.drawInto(framebuffer)
        gl.framebufferTexture2D(gl.DRAW_FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.TEXTURE_2D, textureAt(leaf.readIndex), 0)
        state.drawInto(null)
        return framebuffer
      },
      dispose() {
        for (const framebuffer of framebuffers) if (framebuffer) gl.deleteFramebuffer(framebuffer)
        for (const texture of textures) {
          if (!texture) continue
          state.forgetTexture(texture)
          gl.deleteTexture(texture)
          memory.textures--
        }
      },
    }
    return leaf
  }

  const upload = ({ storage, leaves, width, height }: Entry, bytes: ArrayBuffer): void => {
    const { count, stride } = shapeOf(storage)
    for (const leaf of leaves) {
      const { components, used, byteOffset, scalar } = leaf.texels
      const words = wordsOf(scalar, bytes)
      const texels = wordsOf(scalar, new ArrayBuffer(width * height * components * 4))
      const first = byteOffset / 4
      for (let value = 0; value < count; value++) for (let i = 0; i < used; i++) texels[value * components + i] = words[value * stride + first + i] ?? 0
      leaf.write(texels)
    }
  }
  const entryOf = (source: StorageSource): Entry => {
    const entry = entries.get(source)
    if (!entry) throw new EngineError(notShown())
    return entry
  }
  const uploadInitialData = (entry: Entry): void => {
    upload(entry, packStorage(entry.storage, entry.storage.source.data))
  }

  const storages: Storages = {
    acquire(storage) {
      const { source, texels = [] } = storage
      let entry = entries.get(source)
      if (!entry) {
        const { count } = shapeOf(storage)
        const width = storageWidth(count)
        const height = Math.ceil(count / width)
        const name = `the storage "${storage.source.name ?? storage.name}"`
        // This parameter is a number by the specification.
        const maxSide = gl.getParameter(gl.MAX_TEXTURE_SIZE) as number
        if (height > maxSide) throw new EngineError(noFeature(`${count} values in ${name}`, `keep at most ${maxSide * width} in one storage here`))
        entry = { storage, width, height, leaves: texels.map((one) => createLeaf(one, width, height, name)), users: 0 }
        entries.set(source, entry)
        memory.buffers++
        // New textures are zeros.
        if (source.data) uploadInitialData(entry)
      }
      entry.users++
      return entry
    },
    release(source) {
      const entry = entries.get(source)
      if (!entry || --entry.users > 0) return
      entries.delete(source)
      memory.buffers--
      for (const leaf of entry.leaves) leaf.dispose()
    },
    async read(source) {
      if (entryOf(source).leaves.some(({ texels: { scalar } }) => scalar === 'float') && !isRenderable(state, 'rgba32float'))
        throw new EngineError(noFeature('floats of 32 bits that can be read back', 'use WebGPU'))
      const { storage, leaves, width, height } = entryOf(source)
      const { count, stride } = shapeOf(storage)
      const bytes = new ArrayBuffer(storage.byteLength)
      // Issue all reads before waiting for the first, so that they see the same moment.
      const read = await Promise.all(leaves.map((leaf) => readPixels(state, leaf.framebuffer(), width, height, leaf.texels.scalar)))
      for (const [at, { texels }] of leaves.entries()) {
        const { used, byteOffset, scalar } = texels
        const words = wordsOf(scalar, bytes)
        const numbers = read[at]
        const first = byteOffset / 4
        if (!numbers) continue
        for (let value = 0; value < count; value++) for (let i = 0; i < used; i++) words[value * stride + first + i] = numbers[value * 4 + i] ?? 0
      }
      return bytes
    },
    write(source, bytes) {
      const entry = entryOf(source)
      if (bytes) upload(entry, bytes)
      else uploadInitialData(entry)
    },
    copy(from, to) {
      const [old, next] = [entryOf(from), entryOf(to)]
      for (const [at, leaf] of next.leaves.entries()) {
        const oldLeaf = old.leaves[at]
        if (!oldLeaf) continue
        state.readFrom(oldLeaf.framebuffer())
        state.drawInto(leaf.framebuffer())
        gl.blitFramebuffer(0, 0, next.width, next.height, 0, 0, next.width, next.height, gl.COLOR_BUFFER_BIT, gl.NEAREST)
      }
      state.finish()
    },
    reset() {
      for (const entry of entries.values()) uploadInitialData(entry)
    },
    dispose() {
      for (const { leaves } of entries.values()) for (const leaf of leaves) leaf.dispose()
      memory.buffers -= entries.size
      entries.clear()
    },
  }
  return storages
}

/** The count of values, and their stride in words of 4 bytes. */
const shapeOf = ({ source, byteStride, byteLength }: ProgramStorage): { readonly count: number; readonly stride: number } => ({
  count: source.count ?? 1,
  stride: (byteStride ?? byteLength) / 4,
})

const wordsOf = (scalar: StorageTexels['scalar'], bytes: ArrayBuffer): Float32Array | Int32Array | Uint32Array =>
  scalar === 'float' ? new Float32Array(bytes) : scalar === 'int' ? new Int32Array(bytes) : new Uint32Array(bytes)

/** `internalformat`, `format` and `type`. Three components become four, because RGB32F is not renderable. */
const codesOf = (gl: WebGL2RenderingContext, components: StorageTexels['components'], scalar: StorageTexels['scalar']): readonly [number, number, number] => {
  const at = Math.min(components, 3) - 1
  const pick = (list: readonly [number, number, number]): number => list[at] ?? list[2]
  if (scalar === 'float') return [pick([gl.R32F, gl.RG32F, gl.RGBA32F]), pick([gl.RED, gl.RG, gl.RGBA]), gl.FLOAT]
  const format = pick([gl.RED_INTEGER, gl.RG_INTEGER, gl.RGBA_INTEGER])
  return scalar === 'int' ? [pick([gl.R32I, gl.RG32I, gl.RGBA32I]), format, gl.INT] : [pick([gl.R32UI, gl.RG32UI, gl.RGBA32UI]), format, gl.UNSIGNED_INT]
}
