/**
 * The WebGL2 state of a context, which skips redundant calls. Lone fragments of other canvases share the context and set only their
 * program, so `finish` restores the state that they expect.
 * Hot: everything here runs every frame and allocates nothing.
 */
import { use } from '../compile.ts'
import type { Context } from '../context.ts'

/** Blend factors and operations as WebGL enums; equal ones are the same object. */
export interface BlendCode {
  readonly colorOperation: number
  readonly alphaOperation: number
  readonly colorSource: number
  readonly colorDestination: number
  readonly alphaSource: number
  readonly alphaDestination: number
}

export interface State {
  readonly context: Context
  readonly gl: WebGL2RenderingContext
  useProgram(program: WebGLProgram): void
  /** Null for a draw without vertex buffers. */
  useVertices(vertices: WebGLVertexArrayObject | null): void
  drawInto(framebuffer: WebGLFramebuffer | null): void
  readFrom(framebuffer: WebGLFramebuffer | null): void
  /** Binds a texture to a unit, for sampling. */
  bindTexture(unit: number, target: number, texture: WebGLTexture | null): void
  /** Binds a texture and activates its unit, so that calls that modify a texture modify this one. Uploads use unit 0. */
  selectTexture(unit: number, target: number, texture: WebGLTexture): void
  /** Forgets the bindings of a texture before it is deleted. */
  forgetTexture(texture: WebGLTexture): void
  viewport(x: number, y: number, width: number, height: number): void
  /** Records a viewport that was set elsewhere. */
  assumeViewport(width: number, height: number): void
  scissor(x: number, y: number, width: number, height: number): void
  noScissor(): void
  blend(code: BlendCode | undefined): void
  /** Sets the blend state of each attachment. */
  blendEach(codes: readonly (BlendCode | undefined)[]): void
  depth(compare: number, writes: boolean): void
  noDepth(): void
  bias(constant: number, slope: number): void
  /** 0 culls no face. */
  cull(face: number): void
  colorMask(red: boolean, green: boolean, blue: boolean, alpha: boolean): void
  depthMask(writes: boolean): void
  /** Restores the default state, except for the viewport. */
  finish(): void
}

const states = new WeakMap<Context, State>()

/** The name of an extension determines its type. */
const extensionOf = (gl: WebGL2RenderingContext): OES_draw_buffers_indexed | null =>
  gl.getExtension('OES_draw_buffers_indexed') as OES_draw_buffers_indexed | null

/** The state of a context. After a loss, the restored context is a new `Context`. */
export const stateOf = (context: Context): State => {
  let state = states.get(context)
  if (!state) states.set(context, (state = createState(context)))
  return state
}

const createState = (context: Context): State => {
  const { gl } = context
  let vertices: WebGLVertexArrayObject | null = null
  let drawFramebuffer: WebGLFramebuffer | null = null
  let readFramebuffer: WebGLFramebuffer | null = null
  let unit = 0
  /** The bound texture of each unit. */
  const textures: (WebGLTexture | null | undefined)[] = []
  let [viewX, viewY, viewWidth, viewHeight] = [0, 0, 0, 0]
  let isScissored = false
  let [scissorX, scissorY, scissorWidth, scissorHeight] = [-1, -1, -1, -1]
  let isBlending = false
  let blendCode: BlendCode | undefined
  let blendCodes: readonly (BlendCode | undefined)[] | undefined
  let isDepthTested = false
  let depthCompare: number = gl.LESS
  let depthWrites = true
  let isBiased = false
  let [biasConstant, biasSlope] = [0, 0]
  let culled = 0
  let culledFace: number = gl.BACK
  let [red, green, blue, alpha] = [true, true, true, true]
  /** The extension: undefined until first use, null if it is not supported. */
  let indexed: OES_draw_buffers_indexed | null | undefined

  const state: State = {
    context,
    gl,
    useProgram: (program) => use(context, program),
    useVertices(next) {
      if (next !== vertices) gl.bindVertexArray((vertices = next))
    },
    drawInto(next) {
      if (next !== drawFramebuffer) gl.bindFramebuffer(gl.DRAW_FRAMEBUFFER, (drawFramebuffer = next))
    },
    readFrom(next) {
      if (next !== readFramebuffer) gl.bindFramebuffer(gl.READ_FRAMEBUFFER, (readFramebuffer = next))
    },
    bindTexture(at, target, texture) {
      if (textures[at] === texture) return
      if (unit !== at) gl.activeTexture(gl.TEXTURE0 + (unit = at))
      textures[at] = texture
      gl.bindTexture(target, texture)
    },
    selectTexture(at, target, texture) {
      if (unit !== at) gl.activeTexture(gl.TEXTURE0 + (unit = at))
      state.bindTexture(at, target, texture)
    },
    forgetTexture(texture) {
      for (let i = 0; i < textures.length; i++) if (textures[i] === texture) textures[i] = undefined
    },
    viewport(x, y, width, height) {
      if (x === viewX && y === viewY && width === viewWidth && height === viewHeight) return
      viewX = x
      viewY = y
      viewWidth = width
      viewHeight = height
      gl.viewport(x, y, width, height)
    },
    assumeViewport(width, height) {
      viewX = viewY = 0
      viewWidth = width
      viewHeight = height
    },
    scissor(x, y, width, height) {
      if (!isScissored) gl.enable(gl.SCISSOR_TEST)
      isScissored = true
      if (x === scissorX && y === scissorY && width === scissorWidth && height === scissorHeight) return
      scissorX = x
      scissorY = y
      scissorWidth = width
      scissorHeight = height
      gl.scissor(x, y, width, height)
    },
    noScissor() {
      if (isScissored) gl.disable(gl.SCISSOR_TEST)
      isScissored = false
    },
    blend(code) {
      if (blendCodes) {
        // The attachments have different states: set them all.
        blendCodes = undefined
        blendCode = undefined
        gl.disable(gl.BLEND)
        isBlending = false
      }
      if (!code) {
        if (isBlending) gl.disable(gl.BLEND)
        isBlending = false
        return
      }
      if (!isBlending) gl.enable(gl.BLEND)
      isBlending = true
      if (code === blendCode) return
      blendCode = code
      gl.blendEquationSeparate(code.colorOperation, code.alphaOperation)
      gl.blendFuncSeparate(code.colorSource, code.colorDestination, code.alphaSource, code.alphaDestination)
    },
    blendEach(codes) {
      if (codes === blendCodes) return
      if (indexed === undefined) indexed = extensionOf(gl)
      if (!indexed) return
      blendCodes = codes
      for (let i = 0; i < codes.length; i++) {
        const code = codes[i]
        if (!code) {
          indexed.disableiOES(gl.BLEND, i)
          continue
        }
        indexed.enableiOES(gl.BLEND, i)
        indexed.blendEquationSeparateiOES(i, code.colorOperation, code.alphaOperation)
        indexed.blendFuncSeparateiOES(i, code.colorSource, code.colorDestination, code.alphaSource, code.alphaDestination)
      }
    },
    depth(compare, writes) {
      if (!isDepthTested) gl.enable(gl.DEPTH_TEST)
      isDepthTested = true
      if (compare !== depthCompare) gl.depthFunc((depthCompare = compare))
      state.depthMask(writes)
    },
    noDepth() {
      if (isDepthTested) gl.disable(gl.DEPTH_TEST)
      isDepthTested = false
    },
    bias(constant, slope) {
      const isWanted = constant !== 0 || slope !== 0
      if (isWanted !== isBiased) {
        if (isWanted) gl.enable(gl.POLYGON_OFFSET_FILL)
        else gl.disable(gl.POLYGON_OFFSET_FILL)
        isBiased = isWanted
      }
      if (!isWanted || (constant === biasConstant && slope === biasSlope)) return
      biasConstant = constant
      biasSlope = slope
      gl.polygonOffset(slope, constant)
    },
    cull(face) {
      if (face === culled) return
      if (face === 0) gl.disable(gl.CULL_FACE)
      else if (culled === 0) gl.enable(gl.CULL_FACE)
      culled = face
      if (face !== 0 && face !== culledFace) gl.cullFace((culledFace = face))
    },
    colorMask(nextRed, nextGreen, nextBlue, nextAlpha) {
      if (nextRed === red && nextGreen === green && nextBlue === blue && nextAlpha === alpha) return
      red = nextRed
      green = nextGreen
      blue = nextBlue
      alpha = nextAlpha
      gl.colorMask(red, green, blue, alpha)
    },
    depthMask(writes) {
      if (writes !== depthWrites) gl.depthMask((depthWrites = writes))
    },
    finish() {
      state.drawInto(null)
      state.readFrom(null)
      state.useVertices(null)
      state.noScissor()
      state.blend(undefined)
      state.noDepth()
      state.bias(0, 0)
      state.cull(0)
      state.colorMask(true, true, true, true)
    },
  }
  return state
}
