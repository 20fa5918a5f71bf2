/**
 * A page and both GPU interfaces without a GPU: calls are counted and do nothing, so that a benchmark times the library's own work.
 * Objects requested in every frame are created once, so that this costs nothing itself.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const require = createRequire(import.meta.url)
/** The names and constants of WebGL, from TypeScript's own description of browsers, which is beside its compiler. */
const dom = () => {
  const compiler = createRequire(require.resolve('typescript/package.json')).resolve(`@typescript/typescript-${process.platform}-${process.arch}/package.json`)
  return readFileSync(join(dirname(compiler), 'lib/lib.dom.d.ts'), 'utf8')
}
const nothing = () => {}
const size = 256

/**
 * @typedef {object} Driver
 * @property {() => number} calls Calls since the last call of this function.
 * @property {() => Record<string, number>} byName The same, by name.
 * @property {() => boolean} frame Runs the waiting animation frame callbacks; returns whether there were any.
 */

/** Installs the page. @param {'webgpu' | 'webgl2'} backend @returns {Driver} */
export const installDriver = (backend) => {
  /** @type {Record<string, number>} */
  let byName = {}
  let calls = 0
  /** @param {string} name */
  const count = (name) => {
    calls++
    byName[name] = (byName[name] ?? 0) + 1
  }
  /** @param {Record<string, (...args: any[]) => unknown>} methods @param {object} [more] @param {string} [type] */
  const counted = (methods, more = {}, type = '') => {
    const object = Object.create(/** @type {any} */ (globalThis)[type]?.prototype ?? Object.prototype)
    for (const [name, method] of Object.entries(methods)) {
      object[name] = (/** @type {any[]} */ ...args) => {
        count(name)
        return method(...args)
      }
    }
    return Object.assign(object, more)
  }
  /** @type {((milliseconds: number) => void)[]} */
  let waiting = []
  let now = 0
  const listeners = { addEventListener: nothing, removeEventListener: nothing, dispatchEvent: nothing }
  const names = [
    'HTMLCanvasElement',
    'HTMLElement',
    'OffscreenCanvas',
    'ImageBitmap',
    'ImageData',
    'HTMLImageElement',
    'HTMLVideoElement',
    'VideoFrame',
    'Image',
  ]
  const gpuNames = [
    'GPUDevice',
    'GPUAdapter',
    'GPUBuffer',
    'GPUTexture',
    'GPUTextureView',
    'GPUSampler',
    'GPUCanvasContext',
    'GPURenderPassEncoder',
    'GPUExternalTexture',
  ]
  for (const name of [...names, ...gpuNames, 'GPURenderBundleEncoder', 'WebGLRenderingContext', 'WebGL2RenderingContext'])
    /** @type {any} */ (globalThis)[name] = function Stub() {}

  const rectangle = { left: 0, top: 0, bottom: size, width: size, height: size }
  /** @param {object} entry */
  const observer = (entry) =>
    class {
      /** @param {(entries: object[]) => void} notify */
      constructor(notify) {
        this.notify = notify
      }
      observe() {
        setTimeout(() => this.notify([entry]), 0)
      }
      unobserve() {}
      disconnect() {}
    }
  /** @type {any} */
  let context
  const canvas = Object.assign(Object.create(/** @type {any} */ (globalThis).HTMLCanvasElement.prototype), {
    width: size,
    height: size,
    clientWidth: size,
    clientHeight: size,
    style: {},
    nodeName: 'CANVAS',
    isConnected: true,
    ...listeners,
    setAttribute: nothing,
    getAttribute: () => null,
    getRootNode: () => ({}),
    getBoundingClientRect: () => rectangle,
    getContext: (/** @type {string} */ kind) => (kind === 'webgpu' ? (context ??= gpu?.context(canvas)) : (context ??= createGL(counted, canvas))),
  })
  const gpu = backend === 'webgpu' ? createGPU(counted) : undefined
  const page = {
    ...listeners,
    querySelector: () => canvas,
    querySelectorAll: () => [canvas],
    createElement: () => canvas,
    createElementNS: () => canvas,
    getElementById: () => null,
    body: { appendChild: nothing },
    documentElement: {},
    visibilityState: 'visible',
    hidden: false,
  }
  const globals = {
    ...listeners,
    self: globalThis,
    window: globalThis,
    document: page,
    devicePixelRatio: 1,
    screen: { width: size, height: size },
    innerWidth: size,
    innerHeight: size,
    location: { search: '', href: 'http://localhost/' },
    matchMedia: () => ({ matches: false, ...listeners }),
    reportError: (/** @type {unknown} */ error) => {
      throw error
    },
    ResizeObserver: observer({ contentRect: rectangle, devicePixelContentBoxSize: [{ inlineSize: size, blockSize: size }] }),
    IntersectionObserver: observer({ isIntersecting: true }),
    requestAnimationFrame: (/** @type {(milliseconds: number) => void} */ run) => waiting.push(run),
    cancelAnimationFrame: nothing,
  }
  for (const [name, value] of Object.entries({ ...globals, navigator: { gpu: gpu?.gpu, userAgent: 'node' } }))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })

  /** @type {((milliseconds: number) => void)[]} */
  let running = []
  return {
    calls() {
      const last = calls
      calls = 0
      return last
    },
    byName() {
      const last = byName
      byName = {}
      return last
    },
    frame() {
      if (waiting.length === 0) return false
      // Two arrays in turn: a new one for each frame would count as the library's.
      const due = waiting
      waiting = running
      running = due
      now += 16.7
      for (const run of due) run(now)
      due.length = 0
      return true
    },
  }
}

/** @typedef {(methods: Record<string, (...args: any[]) => unknown>, more?: object, type?: string) => any} Counted */

/** @param {Counted} counted */
const createGPU = (counted) => {
  Object.assign(globalThis, {
    GPUBufferUsage: {
      MAP_READ: 1,
      MAP_WRITE: 2,
      COPY_SRC: 4,
      COPY_DST: 8,
      INDEX: 16,
      VERTEX: 32,
      UNIFORM: 64,
      STORAGE: 128,
      INDIRECT: 256,
      QUERY_RESOLVE: 512,
    },
    GPUTextureUsage: { COPY_SRC: 1, COPY_DST: 2, TEXTURE_BINDING: 4, STORAGE_BINDING: 8, RENDER_ATTACHMENT: 16 },
    GPUShaderStage: { VERTEX: 1, FRAGMENT: 2, COMPUTE: 4 },
    GPUMapMode: { READ: 1, WRITE: 2 },
    GPUColorWrite: { RED: 1, GREEN: 2, BLUE: 4, ALPHA: 8, ALL: 15 },
  })
  /** @param {{ readonly size: number, readonly usage: number }} description */
  const buffer = ({ size: byteLength, usage }) =>
    counted(
      { getMappedRange: () => new ArrayBuffer(byteLength), unmap: nothing, destroy: nothing, mapAsync: async () => {} },
      { size: byteLength, usage, mapState: 'unmapped' },
      'GPUBuffer',
    )
  const texture = (/** @type {any} */ { format = 'bgra8unorm', usage = 16 } = {}) =>
    counted(
      { createView: () => counted({}, {}, 'GPUTextureView'), destroy: nothing },
      { width: size, height: size, depthOrArrayLayers: 1, mipLevelCount: 1, sampleCount: 1, format, usage },
      'GPUTexture',
    )
  const passMethods =
    'setPipeline setBindGroup setVertexBuffer setIndexBuffer draw drawIndexed drawIndirect end setViewport setScissorRect setStencilReference setBlendConstant dispatchWorkgroups executeBundles pushDebugGroup popDebugGroup'
  const pass = () => counted(Object.fromEntries(passMethods.split(' ').map((name) => [name, nothing])), {}, 'GPURenderPassEncoder')
  const onePass = pass()
  /** @type {any} */
  const encoder = counted({
    beginRenderPass: () => onePass,
    beginComputePass: () => onePass,
    finish: () => encoder,
    copyBufferToBuffer: nothing,
    copyTextureToTexture: nothing,
    resolveQuerySet: nothing,
  })
  const pipeline = () => counted({ getBindGroupLayout: () => ({}) })
  const queue = counted({
    submit: nothing,
    writeBuffer: nothing,
    writeTexture: nothing,
    copyExternalImageToTexture: nothing,
    onSubmittedWorkDone: async () => {},
  })
  const limits = new Proxy({}, { get: () => 65_536 })
  const device = counted(
    {
      createBuffer: buffer,
      createTexture: texture,
      createSampler: () => counted({}, {}, 'GPUSampler'),
      createBindGroupLayout: () => ({}),
      createBindGroup: () => ({}),
      createPipelineLayout: () => ({}),
      createShaderModule: () => counted({ getCompilationInfo: async () => ({ messages: [] }) }),
      createRenderPipeline: pipeline,
      createComputePipeline: pipeline,
      createRenderPipelineAsync: async () => pipeline(),
      createCommandEncoder: () => encoder,
      createQuerySet: () => ({ destroy: nothing }),
      pushErrorScope: nothing,
      popErrorScope: async () => null,
      destroy: nothing,
      addEventListener: nothing,
      removeEventListener: nothing,
      createRenderBundleEncoder: pass,
    },
    { features: new Set(), limits, lost: new Promise(nothing), queue },
    'GPUDevice',
  )
  const adapter = counted({ requestDevice: async () => device }, { features: new Set(), limits, info: {} }, 'GPUAdapter')
  const view = counted({}, {}, 'GPUTextureView')
  const screen = counted({ createView: () => view, destroy: nothing }, { width: size, height: size, format: 'bgra8unorm', usage: 16 }, 'GPUTexture')
  return {
    gpu: { requestAdapter: async () => adapter, getPreferredCanvasFormat: () => 'bgra8unorm', wgslLanguageFeatures: new Set() },
    context: (/** @type {object} */ canvas) =>
      counted(
        { configure: nothing, unconfigure: nothing, getCurrentTexture: () => screen, getConfiguration: () => ({ device, format: 'bgra8unorm' }) },
        { canvas },
        'GPUCanvasContext',
      ),
  }
}

/** @param {Counted} counted @param {object} canvas */
const createGL = (counted, canvas) => {
  const source = dom()
  /** @type {Record<string, number>} */
  const constants = {}
  /** @type {Record<string, (...args: any[]) => unknown>} */
  const methods = {}
  for (const name of ['WebGLRenderingContextBase', 'WebGLRenderingContextOverloads', 'WebGL2RenderingContextBase', 'WebGL2RenderingContextOverloads']) {
    const body = new RegExp(`interface ${name} [^{]*\\{([\\s\\S]*?)\\n\\}`).exec(source)?.[1] ?? ''
    for (const [, constant = '', value] of body.matchAll(/readonly ([A-Z0-9_]+): (0x[0-9A-Fa-f]+|\d+);/g)) constants[constant] = Number(value)
    for (const [, method = ''] of body.matchAll(/^\s+([a-z]\w*)\(/gm)) methods[method] ??= nothing
  }
  const answers = new Map(
    Object.entries({ VERSION: 'WebGL 2.0 (stub)', SHADING_LANGUAGE_VERSION: 'WebGL GLSL ES 3.00', VENDOR: 'stub', RENDERER: 'stub' }).map(([name, text]) => [
      constants[name],
      text,
    ]),
  )
  const boxes = [constants['VIEWPORT'], constants['SCISSOR_BOX']]
  const listed = [constants['ACTIVE_UNIFORM_BLOCKS'], constants['TRANSFORM_FEEDBACK_VARYINGS']]
  /** @typedef {{ type: number, text: string }} Shader */
  /** @typedef {{ shaders: Shader[], uniforms: { name: string }[], attributes: { name: string }[] }} Program */
  /** @param {string} text @param {RegExp} pattern */
  const declared = (text, pattern) =>
    [
      ...new Map(
        [...text.matchAll(pattern)].map(([, type = '', name = '']) => [
          name,
          { name, type: constants[`FLOAT_${type.toUpperCase()}`] ?? constants['FLOAT'], size: 1 },
        ]),
      ).values(),
    ].filter(({ name }) => (text.match(new RegExp(`\\b${name}\\b`, 'g')) ?? []).length > 1)
  let byteLength = 0
  const making = 'createBuffer createTexture createFramebuffer createRenderbuffer createVertexArray createSampler createQuery fenceSync createTransformFeedback'
  Object.assign(methods, Object.fromEntries(making.split(' ').map((name) => [name, () => ({})])), {
    getContextAttributes: () => ({ alpha: true, antialias: false, depth: true }),
    isContextLost: () => false,
    getError: () => 0,
    getSupportedExtensions: () => [],
    getExtension: () => null,
    getShaderPrecisionFormat: () => ({ precision: 23, rangeMin: 127, rangeMax: 127 }),
    getParameter: (/** @type {number} */ name) => answers.get(name) ?? (boxes.includes(name) ? new Int32Array([0, 0, size, size]) : 4096),
    createShader: (/** @type {number} */ type) => ({ type, text: '' }),
    shaderSource: (/** @type {Shader} */ shader, /** @type {string} */ text) => void (shader.text = text),
    getShaderSource: (/** @type {Shader} */ shader) => shader.text,
    getShaderParameter: () => true,
    getShaderInfoLog: () => '',
    getProgramInfoLog: () => '',
    createProgram: () => ({ shaders: [], uniforms: [], attributes: [] }),
    attachShader: (/** @type {Program} */ program, /** @type {Shader} */ shader) => void program.shaders.push(shader),
    getAttachedShaders: (/** @type {Program} */ program) => program.shaders,
    linkProgram(/** @type {Program} */ program) {
      const all = program.shaders.map(({ text }) => text.replaceAll(/\/\/.*$/gm, '')).join('\n')
      const vertex = program.shaders.find(({ type }) => type === constants['VERTEX_SHADER'])?.text ?? ''
      program.uniforms = declared(all, /\buniform\s+(?:highp |mediump |lowp )?(\w+)\s+(\w+)\s*;/g)
      program.attributes = declared(vertex, /(?:^|;|\n)\s*(?:in|attribute)\s+(?:highp )?(\w+)\s+(\w+)\s*;/g)
    },
    getProgramParameter: (/** @type {Program} */ program, /** @type {number} */ name) =>
      name === constants['ACTIVE_UNIFORMS']
        ? program.uniforms.length
        : name === constants['ACTIVE_ATTRIBUTES']
          ? program.attributes.length
          : listed.includes(name)
            ? 0
            : true,
    getActiveUniform: (/** @type {Program} */ program, /** @type {number} */ at) => program.uniforms[at],
    getActiveAttrib: (/** @type {Program} */ program, /** @type {number} */ at) => program.attributes[at],
    getUniformLocation: (/** @type {Program} */ program, /** @type {string} */ name) => program.uniforms.find((one) => one.name === name) ?? null,
    getAttribLocation: (/** @type {Program} */ program, /** @type {string} */ name) => program.attributes.findIndex((one) => one.name === name),
    getActiveUniforms: (/** @type {Program} */ _program, /** @type {number[]} */ list) => list.map(() => -1),
    getUniformBlockIndex: () => 0xff_ff_ff_ff,
    checkFramebufferStatus: () => constants['FRAMEBUFFER_COMPLETE'],
    getFramebufferAttachmentParameter: () => 0,
    bufferData: (/** @type {number} */ _target, /** @type {any} */ data) => void (byteLength = data?.byteLength ?? data),
    getBufferParameter: () => byteLength,
  })
  return counted(
    methods,
    { ...constants, canvas, drawingBufferWidth: size, drawingBufferHeight: size, drawingBufferColorSpace: 'srgb' },
    'WebGL2RenderingContext',
  )
}
