/**
 * A target on WebGL2: which texture of a ping-pong pair is read, when attachments are cleared, and which of them still need to be resolved
 * or lack mip levels; both are done when a step reads them.
 * Hot: `beginPass`, `endPass`, `prepare` and `bind` run every frame and allocate nothing.
 */
import type { TargetSource } from '../../../shader/ir/resource.ts'
import type { GraphicsOptions } from '../../device/graphics.ts'
import { createAttachments, type PingPongIndex } from './attachments.ts'
import type { Memory } from './memory.ts'
import type { State } from './state.ts'
import { clearAttachment, clearColor, internIndices, type ClearColor, type Surface } from './surface.ts'
import { chooseTargetSettings, type TargetSettings } from './target-settings.ts'

export interface Target extends Surface {
  readonly source: TargetSource
  readonly settings: TargetSettings
  /** Resolves an attachment and generates its mip levels if needed. Called before any `bind`, because it changes bindings. The index after the colours is the depth. */
  prepare(attachment: number): void
  /** Binds the current texture of an attachment, for sampling. */
  bind(attachment: number, unit: number): void
  /** Resolves an attachment, and returns a framebuffer with it alone, to read or copy it. */
  readable(attachment: number): WebGLFramebuffer
  resize(width: number, height: number): void
  /** Clears all attachments. */
  reset(): void
  /** Copies the contents of another target with the same attachments. */
  copyFrom(other: Target): void
  dispose(): void
}

/** `currentFrame` returns the number of the frame, from 1. */
export const createTarget = (
  state: State,
  memory: Memory,
  source: TargetSource,
  size: { readonly width: number; readonly height: number },
  currentFrame: () => number,
  { onFallback }: Pick<GraphicsOptions, 'onFallback'>,
): Target => {
  const { gl } = state
  const settings = chooseTargetSettings(state, source, onFallback)
  const { colorCount, samples, hasDepth, isMipmapped, isPingPong } = settings
  const attachmentCount = settings.attachments.length
  const allColors = internIndices(Array.from({ length: colorCount }, (_, at) => at))
  const zeros = settings.attachments.flatMap(({ format }) => (format ? [clearColor([0, 0, 0, 0], format.scalar)] : []))
  const far = new Float32Array([1])
  const indices: readonly PingPongIndex[] = isPingPong && samples === 1 ? [0, 1] : [0]

  let attachments = createAttachments(state, memory, settings, size.width, size.height)
  let readIndex: PingPongIndex = 0
  let drawnFrame = 0
  const isUnresolved = settings.attachments.map(() => false)
  const lacksLevels = settings.attachments.map(() => false)

  const clear = (to: PingPongIndex, color: readonly ClearColor[] | undefined, depth: Float32Array | undefined): void => {
    state.noScissor()
    state.drawInto(attachments.framebuffer(allColors, to))
    if (color) {
      state.colorMask(true, true, true, true)
      for (let at = 0; at < color.length; at++) {
        const value = color[at]
        if (value) clearAttachment(gl, at, value)
      }
    }
    if (!depth) return
    state.depthMask(true)
    gl.clearBufferfv(gl.DEPTH, 0, depth)
  }
  /** New depth textures are 0, the nearest depth: clears them to the farthest. */
  const clearDepths = (): void => {
    if (hasDepth) for (const to of indices) clear(to, undefined, far)
  }
  const copyAttachment = (at: number, from: WebGLFramebuffer, width: number, height: number, to: WebGLFramebuffer): void => {
    const isFiltered = settings.attachments[at]?.isFiltered === true && (width !== attachments.width || height !== attachments.height)
    state.noScissor()
    state.readFrom(from)
    state.drawInto(to)
    const mask = at === colorCount ? gl.DEPTH_BUFFER_BIT : gl.COLOR_BUFFER_BIT
    gl.blitFramebuffer(0, 0, width, height, 0, 0, attachments.width, attachments.height, mask, isFiltered ? gl.LINEAR : gl.NEAREST)
  }
  /** Copies from the read texture to the other one. */
  const preserve = (at: number, to: PingPongIndex): void =>
    copyAttachment(at, attachments.single(at, readIndex), attachments.width, attachments.height, attachments.single(at, to))
  const resolve = (at: number): void => {
    if (!isUnresolved[at]) return
    isUnresolved[at] = false
    copyAttachment(at, attachments.unresolved(at), attachments.width, attachments.height, attachments.single(at, readIndex))
  }
  const markDrawn = (): void => {
    for (let at = 0; at < attachmentCount; at++) {
      isUnresolved[at] = samples > 1
      lacksLevels[at] = isMipmapped && at !== colorCount
    }
  }

  clearDepths()
  const target: Target = {
    source,
    settings,
    fillsFramebuffer: true,
    get width() {
      return attachments.width
    },
    get height() {
      return attachments.height
    },
    beginPass({ colors, readsTarget, overwrites, clear: color, clearDepth }) {
      const isFirst = drawnFrame !== currentFrame()
      drawnFrame = currentFrame()
      // Multisampled draws go into renderbuffers, of which there is one set.
      const swaps = readsTarget && samples === 1
      const to: PingPongIndex = samples > 1 ? 0 : swaps ? (readIndex === 0 ? 1 : 0) : readIndex
      const newColor = isFirst ? color : undefined
      const newDepth = isFirst && hasDepth ? clearDepth : undefined
      // Pixels that this step does not draw keep their contents.
      if (swaps && !newColor && !overwrites) for (let at = 0; at < colorCount; at++) preserve(at, to)
      if (swaps && !newDepth && hasDepth) preserve(colorCount, to)
      if ((newColor && !overwrites) || newDepth) clear(to, overwrites ? undefined : newColor, newDepth)
      state.drawInto(attachments.framebuffer(colors, to))
    },
    endPass({ readsTarget }) {
      if (readsTarget) readIndex = readIndex === 0 ? 1 : 0
      markDrawn()
    },
    prepare(at) {
      resolve(at)
      const texture = attachments.texture(at, readIndex)
      if (!lacksLevels[at] || !texture) return
      lacksLevels[at] = false
      state.selectTexture(0, gl.TEXTURE_2D, texture)
      gl.generateMipmap(gl.TEXTURE_2D)
    },
    bind: (at, unit) => state.bindTexture(unit, gl.TEXTURE_2D, attachments.texture(at, readIndex)),
    readable(at) {
      resolve(at)
      return attachments.single(at, readIndex)
    },
    resize(width, height) {
      const old = attachments
      if (width === old.width && height === old.height) return
      // The colours are scaled to the new size.
      const oldFramebuffers = settings.attachments.map((_, at) => target.readable(at))
      attachments = createAttachments(state, memory, settings, width, height)
      readIndex = 0
      clearDepths()
      markDrawn()
      for (const [at, from] of oldFramebuffers.entries()) fill(at, from, old.width, old.height)
      old.dispose()
    },
    reset() {
      for (const to of indices) clear(to, zeros, hasDepth ? far : undefined)
      markDrawn()
    },
    copyFrom(other) {
      for (const at of settings.attachments.keys()) fill(at, other.readable(at), other.width, other.height)
    },
    dispose: () => attachments.dispose(),
  }
  /** Fills an attachment from a framebuffer. A depth blit cannot scale, so depth of another size stays cleared. */
  const fill = (at: number, from: WebGLFramebuffer, width: number, height: number): void => {
    if (at === colorCount && (width !== attachments.width || height !== attachments.height)) return
    copyAttachment(at, from, width, height, attachments.single(at, readIndex))
    isUnresolved[at] = false
    lacksLevels[at] = isMipmapped && at !== colorCount
  }
  return target
}
