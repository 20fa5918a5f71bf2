/**
 * The textures and buffers of a target of one size, and the framebuffers that join them, made when they are first wanted.
 * Must not know: steps, frames, which of two textures is the one that is read.
 */
import type { Memory } from './memory.ts'
import type { PicturePlan, TargetPlan } from './plan.ts'
import type { State } from './state.ts'

/** Of the two textures of a picture of a ping-pong target; other targets have side 0 only. */
export type Side = 0 | 1

export interface Attachments {
  readonly width: number
  readonly height: number
  texture(picture: number, side: Side): WebGLTexture | null
  /** To draw into these pictures, with the depth; a list of pictures is known by its identity. */
  framebuffer(pictures: readonly number[], side: Side): WebGLFramebuffer
  /** One picture alone, to be read or copied. */
  single(picture: number, side: Side): WebGLFramebuffer
  /** What is drawn into one picture, with its samples. */
  unresolved(picture: number): WebGLFramebuffer
  dispose(): void
}

export const createAttachments = (state: State, memory: Memory, plan: TargetPlan, width: number, height: number): Attachments => {
  const { gl } = state
  const { pictures, colors, samples, hasLevels, hasDepth, isPingPong, name } = plan

  const makeTexture = ({ internal, format, isMixed, isMixedBetweenLevels, wrap }: PicturePlan): WebGLTexture => {
    const texture = gl.createTexture()
    const levels = hasLevels && format ? Math.floor(Math.log2(Math.max(width, height))) + 1 : 1
    state.selectTexture(0, gl.TEXTURE_2D, texture)
    gl.texStorage2D(gl.TEXTURE_2D, levels, internal, width, height)
    const near = isMixed ? gl.LINEAR : gl.NEAREST
    const small = levels === 1 ? near : isMixedBetweenLevels ? gl.LINEAR_MIPMAP_LINEAR : gl.LINEAR_MIPMAP_NEAREST
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, small)
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAG_FILTER, near)
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, wrap[0])
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, wrap[1])
    return texture
  }
  const makeBuffer = ({ internal }: PicturePlan): WebGLRenderbuffer => {
    const buffer = gl.createRenderbuffer()
    gl.bindRenderbuffer(gl.RENDERBUFFER, buffer)
    gl.renderbufferStorageMultisample(gl.RENDERBUFFER, samples, internal, width, height)
    return buffer
  }

  const textures = pictures.map((picture) => Array.from({ length: isPingPong ? 2 : 1 }, () => makeTexture(picture)))
  const buffers = samples > 1 ? pictures.map(makeBuffer) : []
  memory.check(name)
  const made = textures.flat().length + buffers.length
  memory.textures += made

  const framebuffers = new Map<readonly number[], (WebGLFramebuffer | undefined)[]>()
  const singles: (WebGLFramebuffer | undefined)[][] = pictures.map(() => [])
  const unresolved: (WebGLFramebuffer | undefined)[] = []
  const all: WebGLFramebuffer[] = []

  const textureOf = (at: number, side: Side): WebGLTexture | null => textures[at]?.[side] ?? textures[at]?.[0] ?? null
  const make = (attach: () => void): WebGLFramebuffer => {
    const framebuffer = gl.createFramebuffer()
    all.push(framebuffer)
    state.drawInto(framebuffer)
    attach()
    return framebuffer
  }
  const attachTexture = (at: number, point: number, side: Side): void =>
    gl.framebufferTexture2D(gl.DRAW_FRAMEBUFFER, point, gl.TEXTURE_2D, textureOf(at, side), 0)
  const attachBuffer = (at: number, point: number): void => gl.framebufferRenderbuffer(gl.DRAW_FRAMEBUFFER, point, gl.RENDERBUFFER, buffers[at] ?? null)
  const pointOf = (at: number): number => (at === colors ? gl.DEPTH_ATTACHMENT : gl.COLOR_ATTACHMENT0)

  return {
    width,
    height,
    texture: textureOf,
    framebuffer(wanted, side) {
      let own = framebuffers.get(wanted)
      if (!own) framebuffers.set(wanted, (own = []))
      return (own[side] ??= make(() => {
        const attach = samples > 1 ? attachBuffer : attachTexture
        for (const [i, at] of wanted.entries()) attach(at, gl.COLOR_ATTACHMENT0 + i, side)
        if (hasDepth) attach(colors, gl.DEPTH_ATTACHMENT, side)
        gl.drawBuffers(wanted.length > 0 ? wanted.map((_, i) => gl.COLOR_ATTACHMENT0 + i) : [gl.NONE])
      }))
    },
    single(at, side) {
      const list = (singles[at] ??= [])
      return (list[side] ??= make(() => attachTexture(at, pointOf(at), side)))
    },
    unresolved: (at) => (unresolved[at] ??= make(() => attachBuffer(at, pointOf(at)))),
    dispose() {
      for (const framebuffer of all) gl.deleteFramebuffer(framebuffer)
      for (const texture of textures.flat()) {
        state.forgetTexture(texture)
        gl.deleteTexture(texture)
      }
      for (const buffer of buffers) gl.deleteRenderbuffer(buffer)
      memory.textures -= made
    },
  }
}
