/** The textures and renderbuffers of a target at one size, and the framebuffers that combine them, created on first use. */
import type { Memory } from './memory.ts'
import type { State } from './state.ts'
import type { AttachmentSettings, TargetSettings } from './target-settings.ts'

/** Index of a texture in a ping-pong pair; 0 for other targets. */
export type PingPongIndex = 0 | 1

export interface Attachments {
  readonly width: number
  readonly height: number
  texture(attachment: number, index: PingPongIndex): WebGLTexture | null
  /** To draw into these colour attachments and the depth. Framebuffers are cached by the identity of the list. */
  framebuffer(colors: readonly number[], index: PingPongIndex): WebGLFramebuffer
  /** With one attachment alone, to read or copy it. */
  single(attachment: number, index: PingPongIndex): WebGLFramebuffer
  /** With the multisampled renderbuffer of one attachment, to resolve it. */
  unresolved(attachment: number): WebGLFramebuffer
  dispose(): void
}

export const createAttachments = (state: State, memory: Memory, settings: TargetSettings, width: number, height: number): Attachments => {
  const { gl } = state
  const { attachments, colorCount, samples, isMipmapped, hasDepth, isPingPong, name } = settings

  const makeTexture = ({ internal, format, isFiltered, filtersLevels, wrap }: AttachmentSettings): WebGLTexture => {
    const texture = gl.createTexture()
    const levels = isMipmapped && format ? Math.floor(Math.log2(Math.max(width, height))) + 1 : 1
    state.selectTexture(0, gl.TEXTURE_2D, texture)
    gl.texStorage2D(gl.TEXTURE_2D, levels, internal, width, height)
    const magFilter = isFiltered ? gl.LINEAR : gl.NEAREST
    const minFilter = levels === 1 ? magFilter : filtersLevels ? gl.LINEAR_MIPMAP_LINEAR : gl.LINEAR_MIPMAP_NEAREST
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, minFilter)
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAG_FILTER, magFilter)
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, wrap[0])
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, wrap[1])
    return texture
  }
  const makeBuffer = ({ internal }: AttachmentSettings): WebGLRenderbuffer => {
    const buffer = gl.createRenderbuffer()
    gl.bindRenderbuffer(gl.RENDERBUFFER, buffer)
    gl.renderbufferStorageMultisample(gl.RENDERBUFFER, samples, internal, width, height)
    return buffer
  }

  const textures = attachments.map((attachment) => Array.from({ length: isPingPong ? 2 : 1 }, () => makeTexture(attachment)))
  const buffers = samples > 1 ? attachments.map(makeBuffer) : []
  memory.check(name)
  const count = textures.flat().length + buffers.length
  memory.textures += count

  const framebuffers = new Map<readonly number[], (WebGLFramebuffer | undefined)[]>()
  const singles: (WebGLFramebuffer | undefined)[][] = attachments.map(() => [])
  const unresolved: (WebGLFramebuffer | undefined)[] = []
  const all: WebGLFramebuffer[] = []

  const textureOf = (at: number, index: PingPongIndex): WebGLTexture | null => textures[at]?.[index] ?? textures[at]?.[0] ?? null
  const make = (attach: () => void): WebGLFramebuffer => {
    const framebuffer = gl.createFramebuffer()
    all.push(framebuffer)
    state.drawInto(framebuffer)
    attach()
    return framebuffer
  }
  const attachTexture = (at: number, point: number, index: PingPongIndex): void =>
    gl.framebufferTexture2D(gl.DRAW_FRAMEBUFFER, point, gl.TEXTURE_2D, textureOf(at, index), 0)
  const attachBuffer = (at: number, point: number): void => gl.framebufferRenderbuffer(gl.DRAW_FRAMEBUFFER, point, gl.RENDERBUFFER, buffers[at] ?? null)
  const pointOf = (at: number): number => (at === colorCount ? gl.DEPTH_ATTACHMENT : gl.COLOR_ATTACHMENT0)

  return {
    width,
    height,
    texture: textureOf,
    framebuffer(colors, index) {
      let pair = framebuffers.get(colors)
      if (!pair) framebuffers.set(colors, (pair = []))
      return (pair[index] ??= make(() => {
        const attach = samples > 1 ? attachBuffer : attachTexture
        for (const [i, at] of colors.entries()) attach(at, gl.COLOR_ATTACHMENT0 + i, index)
        if (hasDepth) attach(colorCount, gl.DEPTH_ATTACHMENT, index)
        gl.drawBuffers(colors.length > 0 ? colors.map((_, i) => gl.COLOR_ATTACHMENT0 + i) : [gl.NONE])
      }))
    },
    single(at, index) {
      const pair = (singles[at] ??= [])
      return (pair[index] ??= make(() => attachTexture(at, pointOf(at), index)))
    },
    unresolved: (at) => (unresolved[at] ??= make(() => attachBuffer(at, pointOf(at)))),
    dispose() {
      for (const framebuffer of all) gl.deleteFramebuffer(framebuffer)
      for (const texture of textures.flat()) {
        state.forgetTexture(texture)
        gl.deleteTexture(texture)
      }
      for (const buffer of buffers) gl.deleteRenderbuffer(buffer)
      memory.textures -= count
    },
  }
}
