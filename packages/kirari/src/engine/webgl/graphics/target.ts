/**
 * A target on WebGL2: which side of it is read, when it is cleared, and what is still to be done before it can be read (smoothing,
 * smaller levels), which waits until someone reads.
 * Hot: `open`, `close` and `bind` run every frame and allocate nothing. Must not know: steps, when frames begin.
 */
import type { TargetSource } from '../../../shader/ir/resource.ts'
import type { GraphicsOptions } from '../../device/graphics.ts'
import { createAttachments, type Side } from './attachments.ts'
import type { Memory } from './memory.ts'
import { planTarget, type TargetPlan } from './plan.ts'
import type { State } from './state.ts'
import { clearColor, clearPicture, picturesOf, type ClearColor, type Surface } from './surface.ts'

export interface Target extends Surface {
  readonly source: TargetSource
  readonly plan: TargetPlan
  /** Makes what is read of a picture: to be called before `bind`, when nothing is bound yet. The number after those of the colours is the depth. */
  prepare(picture: number): void
  /** Binds a picture as it is now, to be read. */
  bind(picture: number, unit: number): void
  /** A framebuffer with this picture alone, as it is now, to be read or copied. */
  readable(picture: number): WebGLFramebuffer
  resize(width: number, height: number): void
  /** As it was when it was made. */
  reset(): void
  /** Takes over what another one of the same shape holds. */
  take(other: Target): void
  dispose(): void
}

/** `frameNow` counts frames from 1. */
export const createTarget = (
  state: State,
  memory: Memory,
  source: TargetSource,
  size: { readonly width: number; readonly height: number },
  frameNow: () => number,
  { onFallback }: Pick<GraphicsOptions, 'onFallback'>,
): Target => {
  const { gl } = state
  const plan = planTarget(state, source, onFallback)
  const { pictures, colors, samples, hasDepth, hasLevels, isPingPong } = plan
  const everyColor = picturesOf(pictures.slice(0, colors).map((_, at) => at))
  const zeros = pictures.flatMap(({ format }) => (format ? [clearColor([0, 0, 0, 0], format.scalar)] : []))
  const far = new Float32Array([1])
  const sides: readonly Side[] = isPingPong && samples === 1 ? [0, 1] : [0]

  let attachments = createAttachments(state, memory, plan, size.width, size.height)
  let side: Side = 0
  let frame = 0
  const isUnresolved = pictures.map(() => false)
  const lacksLevels = pictures.map(() => false)

  /** Fills depths and colours of the framebuffer that is drawn into, or some of them. */
  const clear = (to: Side, color: readonly ClearColor[] | undefined, depth: Float32Array | undefined): void => {
    state.noScissor()
    state.drawInto(attachments.framebuffer(everyColor, to))
    if (color) {
      state.colorMask(true, true, true, true)
      for (let at = 0; at < color.length; at++) {
        const one = color[at]
        if (one) clearPicture(gl, at, one)
      }
    }
    if (!depth) return
    state.depthMask(true)
    gl.clearBufferfv(gl.DEPTH, 0, depth)
  }
  /** Depths that were never drawn are the farthest, not the nearest. */
  const clearDepths = (): void => {
    if (hasDepth) for (const to of sides) clear(to, undefined, far)
  }
  const copyPicture = (at: number, from: WebGLFramebuffer, width: number, height: number, to: WebGLFramebuffer): void => {
    const isSmooth = pictures[at]?.isMixed === true && (width !== attachments.width || height !== attachments.height)
    state.noScissor()
    state.readFrom(from)
    state.drawInto(to)
    const part = at === colors ? gl.DEPTH_BUFFER_BIT : gl.COLOR_BUFFER_BIT
    gl.blitFramebuffer(0, 0, width, height, 0, 0, attachments.width, attachments.height, part, isSmooth ? gl.LINEAR : gl.NEAREST)
  }
  /** From one side to the other. */
  const keep = (at: number, to: Side): void => copyPicture(at, attachments.single(at, side), attachments.width, attachments.height, attachments.single(at, to))
  const resolve = (at: number): void => {
    if (!isUnresolved[at]) return
    isUnresolved[at] = false
    copyPicture(at, attachments.unresolved(at), attachments.width, attachments.height, attachments.single(at, side))
  }
  const touch = (): void => {
    for (let at = 0; at < pictures.length; at++) {
      isUnresolved[at] = samples > 1
      lacksLevels[at] = hasLevels && at !== colors
    }
  }

  clearDepths()
  const target: Target = {
    source,
    plan,
    isWhole: true,
    get width() {
      return attachments.width
    },
    get height() {
      return attachments.height
    },
    open({ pictures: wanted, reads, covers, clear: color, clearDepth }) {
      const isFirst = frame !== frameNow()
      frame = frameNow()
      // Samples are a side of their own.
      const swaps = reads && samples === 1
      const to: Side = samples > 1 ? 0 : swaps ? (side === 0 ? 1 : 0) : side
      const newColor = isFirst ? color : undefined
      const newDepth = isFirst && hasDepth ? clearDepth : undefined
      // What this drawing leaves alone has to be there on the other side, too.
      if (swaps && !newColor && !covers) for (let at = 0; at < colors; at++) keep(at, to)
      if (swaps && !newDepth && hasDepth) keep(colors, to)
      if ((newColor && !covers) || newDepth) clear(to, covers ? undefined : newColor, newDepth)
      state.drawInto(attachments.framebuffer(wanted, to))
    },
    close({ reads }) {
      if (reads) side = side === 0 ? 1 : 0
      touch()
    },
    prepare(at) {
      resolve(at)
      const texture = attachments.texture(at, side)
      if (!lacksLevels[at] || !texture) return
      lacksLevels[at] = false
      state.selectTexture(0, gl.TEXTURE_2D, texture)
      gl.generateMipmap(gl.TEXTURE_2D)
    },
    bind: (at, unit) => state.bindTexture(unit, gl.TEXTURE_2D, attachments.texture(at, side)),
    readable(at) {
      resolve(at)
      return attachments.single(at, side)
    },
    resize(width, height) {
      const old = attachments
      if (width === old.width && height === old.height) return
      // What it holds lives on, in other pixels.
      const kept = pictures.map((_, at) => target.readable(at))
      attachments = createAttachments(state, memory, plan, width, height)
      side = 0
      clearDepths()
      touch()
      for (const [at, from] of kept.entries()) take(at, from, old.width, old.height)
      old.dispose()
    },
    reset() {
      for (const to of sides) clear(to, zeros, hasDepth ? far : undefined)
      touch()
    },
    take(other) {
      for (const at of pictures.keys()) take(at, other.readable(at), other.width, other.height)
    },
    dispose: () => attachments.dispose(),
  }
  /** Depths are not mixed: those of another size begin anew. Samples all become what the picture is. */
  const take = (at: number, from: WebGLFramebuffer, width: number, height: number): void => {
    if (at === colors && (width !== attachments.width || height !== attachments.height)) return
    copyPicture(at, from, width, height, attachments.single(at, side))
    isUnresolved[at] = false
    lacksLevels[at] = hasLevels && at !== colors
  }
  return target
}
