/**
 * As much of a browser as three.js needs before it prints a shader: a page, a canvas, and graphics devices that do nothing.
 * So only the library's own work is timed.
 */

/** An object that has every member: a property, a call or an instance returns the like. It is neither a promise nor iterable. */
const anything = (known: Readonly<Record<PropertyKey, unknown>> = {}): object => {
  const properties = new Map<PropertyKey, unknown>(Object.entries(known))
  // Only a proxy of an ordinary function can be called and constructed.
  return new Proxy(function () {}, {
    get: (_, key) => {
      if (key === 'then' || key === Symbol.iterator) return undefined
      if (key === Symbol.toPrimitive) return () => 0
      if (!properties.has(key)) properties.set(key, anything())
      return properties.get(key)
    },
    set: (_, key, value) => {
      properties.set(key, value)
      return true
    },
    apply: () => anything(),
    construct: () => anything(),
  })
}

/** Each WebGL constant has a unique number; which one does not matter to a device that draws nothing. */
const constants = new Map<string, number>()
const constant = (name: string): number => constants.get(name) ?? (constants.set(name, constants.size + 1), constants.size)

const webgl = (): object => {
  const methods: Record<string, (...args: never[]) => unknown> = {
    getContextAttributes: () => ({ alpha: true, antialias: false, depth: true }),
    getExtension: () => null,
    getSupportedExtensions: () => [],
    getParameter: (name: number) =>
      name === constant('VERSION') ? 'WebGL 2.0' : name === constant('SCISSOR_BOX') || name === constant('VIEWPORT') ? new Int32Array(4) : 4096,
    getShaderPrecisionFormat: () => ({ precision: 23, rangeMin: 127, rangeMax: 127 }),
    isContextLost: () => false,
  }
  return new Proxy({}, { get: (_, key) => (typeof key !== 'string' ? undefined : /^[A-Z]/.test(key) ? constant(key) : (methods[key] ?? anything())) })
}

const webgpu = (): object => {
  const limits = new Proxy({}, { get: () => 65_536 })
  const device = anything({ features: new Set(), limits, lost: new Promise(() => {}) })
  const adapter = { features: new Set(), limits, info: {}, requestDevice: () => Promise.resolve(device) }
  return { requestAdapter: () => Promise.resolve(adapter), getPreferredCanvasFormat: () => 'bgra8unorm', wgslLanguageFeatures: new Set() }
}

/** Installs the page where scripts look for it. */
export const installNullBrowser = (): void => {
  const define = (name: string, value: unknown) => Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })
  define('self', globalThis)
  define('window', globalThis)
  define('document', { createElementNS: () => nullCanvas() })
  define('navigator', { gpu: webgpu(), userAgent: 'none' })
  define('requestAnimationFrame', () => 0)
  define('cancelAnimationFrame', () => {})
  for (const name of ['GPUShaderStage', 'GPUBufferUsage', 'GPUTextureUsage', 'GPUMapMode', 'GPUColorWrite']) define(name, new Proxy({}, { get: () => 1 }))
}

/** A canvas with a context of either kind. */
export const nullCanvas = (): HTMLCanvasElement =>
  // The few members that a renderer touches before it draws.
  ({
    width: 256,
    height: 256,
    style: {},
    addEventListener() {},
    removeEventListener() {},
    setAttribute() {},
    getContext: (kind: string) => (kind === 'webgpu' ? anything() : webgl()),
  }) as unknown as HTMLCanvasElement
