/**
 * Shared by tests in a real browser: an element on the page, single pixels, and ways to lose a GPU.
 */
import type { Picture } from '../../src/engine/device/device.ts'

export interface Stage {
  /** 60 × 40 CSS pixels on the page. */
  readonly container: HTMLElement
  /** Disposes it after the test. */
  keep<T extends { dispose(): void }>(thing: T): T
  clear(): void
}

export const createStage = (): Stage => {
  const container = document.body.appendChild(document.createElement('div'))
  container.style.cssText = 'width:60px;height:40px'
  const things: { dispose(): void }[] = []
  return {
    container,
    keep(thing) {
      things.push(thing)
      return thing
    },
    clear() {
      for (const thing of things.splice(0)) thing.dispose()
      container.remove()
    },
  }
}

export const pixel = ({ data, width }: Picture, x: number, y: number): readonly number[] => [...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4)]

/** Resolves when the next frame was drawn. */
export const nextFrame = (engine: { on(name: 'frame', listener: () => void): () => void }): Promise<void> =>
  new Promise((resolve) => {
    const stop = engine.on('frame', () => {
      stop()
      resolve()
    })
  })

/** The devices requested from now on, until `stop`. */
export const watchDevices = (): { readonly devices: readonly GPUDevice[]; stop(): void } => {
  const devices: GPUDevice[] = []
  // oxlint-disable-next-line typescript/unbound-method -- it is called on its own adapter below
  const { requestDevice } = GPUAdapter.prototype
  GPUAdapter.prototype.requestDevice = async function (descriptor) {
    const device = await requestDevice.call(this, descriptor)
    devices.push(device)
    return device
  }
  return {
    devices,
    stop() {
      GPUAdapter.prototype.requestDevice = requestDevice
    },
  }
}

// Methods are read and restored by name; each is called with its own object.
type Methods = Record<string, (...args: unknown[]) => unknown>

/** Records the calls of these classes' methods by name, in order, until `stop`. */
export const recordCalls = (...classes: readonly { readonly prototype: object }[]): { readonly calls: readonly string[]; stop(): void } => {
  const calls: string[] = []
  const restore = classes.flatMap(({ prototype }) => {
    const names = Object.entries(Object.getOwnPropertyDescriptors(prototype)).flatMap(([name, { value }]) =>
      typeof value === 'function' && name !== 'constructor' ? [name] : [],
    )
    return names.map((name) => wrap(prototype, name, () => calls.push(name)))
  })
  return { calls, stop: () => restore.forEach((back) => back()) }
}

/** Counts objects that are created and not freed, by the names of the methods that create and free them. */
export const countLive = (prototype: object, pairs: Readonly<Record<string, string>>): { live(): Readonly<Record<string, number>>; stop(): void } => {
  const made: Record<string, number> = {}
  const add = (kind: string, step: number): void => {
    made[kind] = (made[kind] ?? 0) + step
  }
  const restore = Object.entries(pairs).flatMap(([create, free]) => [
    wrap(prototype, create, () => add(create, 1)),
    wrap(prototype, free, (thing) => {
      if (thing) add(create, -1)
    }),
  ])
  return { live: () => made, stop: () => restore.forEach((back) => back()) }
}

/** Calls `notify` at each call of a method; returns the function that restores the method. */
const wrap = (prototype: object, name: string, notify: (first: unknown) => void): (() => void) => {
  // Only methods are wrapped.
  const methods = prototype as Methods
  const method = methods[name]
  if (!method) throw new Error(`expected a method ${name}`)
  methods[name] = function (this: unknown, ...args) {
    notify(args[0])
    return method.apply(this, args)
  }
  return () => {
    methods[name] = method
  }
}
