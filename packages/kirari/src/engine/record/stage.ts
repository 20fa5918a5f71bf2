/**
 * What tests in a real browser share: a place on the page, a look at single pixels, and ways to take a GPU away.
 * Must not know: the engine.
 */
import type { Picture } from '../device/device.ts'

export interface Stage {
  /** 60 × 40 CSS pixels on the page. */
  readonly container: HTMLElement
  /** Remembers what has to be disposed. */
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

/** Resolves when a picture was drawn. */
export const nextFrame = (engine: { on(name: 'frame', listener: () => void): () => void }): Promise<void> =>
  new Promise((resolve) => {
    const stop = engine.on('frame', () => {
      stop()
      resolve()
    })
  })

/** The devices that are asked for from now on, until `stop`. */
export const watchDevices = (): { readonly devices: readonly GPUDevice[]; stop(): void } => {
  const devices: GPUDevice[] = []
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

/** Counts objects that are made and not freed, by the names of the methods that make and free them. */
export const countLive = (prototype: object, pairs: Readonly<Record<string, string>>): { live(): Readonly<Record<string, number>>; stop(): void } => {
  // Methods are read and put back by name; each is called as it was.
  const methods = prototype as Record<string, (...args: unknown[]) => unknown>
  const made = new Map<string, number>()
  const saved = new Map<string, (...args: unknown[]) => unknown>()
  const wrap = (name: string, step: number, kind: string): void => {
    const method = methods[name]
    if (!method) throw new Error(`expected a method ${name}`)
    saved.set(name, method)
    methods[name] = function (this: unknown, ...args: unknown[]) {
      const result = method.apply(this, args)
      if (step > 0 || args[0] !== null) made.set(kind, (made.get(kind) ?? 0) + step)
      return result
    }
  }
  for (const [create, free] of Object.entries(pairs)) {
    wrap(create, 1, create)
    wrap(free, -1, create)
  }
  return {
    live: () => Object.fromEntries(made),
    stop() {
      for (const [name, method] of saved) methods[name] = method
    },
  }
}
