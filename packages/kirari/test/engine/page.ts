/**
 * Fakes of the browser APIs that the engine reads, advanced by hand: tests decide when a frame comes, what is visible and its size.
 * They replace the globals until `restore`.
 */

/** The part of a canvas that the engine uses, on an object that is not an element. */
class Canvas extends EventTarget {
  width = 300
  height = 150
  clientWidth = 0
  readonly style: Record<string, string> = {}
  isOnPage = true
  remove(): void {
    this.isOnPage = false
  }
  getContext(): null {
    return null
  }
  getBoundingClientRect(): { left: number; bottom: number; width: number; height: number } {
    return { left: 10, bottom: 120, width: 200, height: 100 }
  }
}

export interface Page {
  createCanvas(): HTMLCanvasElement
  /** An element that keeps what is appended to it. */
  createContainer(): HTMLElement & { readonly canvases: readonly HTMLCanvasElement[] }
  /** Sets the size of a canvas, in CSS pixels. */
  resize(canvas: HTMLCanvasElement, width: number, height: number): void
  /** Sets whether a canvas is near the window. */
  see(canvas: HTMLCanvasElement, isSeen: boolean): void
  setHidden(isHidden: boolean): void
  setReducedMotion(isReduced: boolean): void
  /** Runs the waiting animation frame callbacks. */
  frame(nowMilliseconds: number): void
  /** The number of waiting animation frame callbacks. */
  readonly waiting: number
  /** Errors that nobody listened to. */
  readonly reported: readonly unknown[]
  /** The number of remaining listeners and observers. */
  readonly watchers: number
  restore(): void
}

export const installPage = ({ pixelRatio = 2 } = {}): Page => {
  const saved = new Map<string, PropertyDescriptor | undefined>()
  const put = (name: string, value: unknown): void => {
    saved.set(name, Object.getOwnPropertyDescriptor(globalThis, name))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })
  }

  let queue: FrameRequestCallback[] = []
  const reported: unknown[] = []
  const sizes = new Map<unknown, (entries: unknown[]) => void>()
  const views = new Map<unknown, (entries: unknown[]) => void>()
  const observer = (watched: Map<unknown, (entries: unknown[]) => void>): unknown =>
    class {
      readonly #notify: (entries: unknown[]) => void
      readonly #elements: unknown[] = []
      constructor(notify: (entries: unknown[]) => void) {
        this.#notify = notify
      }
      observe(element: unknown): void {
        watched.set(element, this.#notify)
        this.#elements.push(element)
      }
      disconnect(): void {
        for (const element of this.#elements) watched.delete(element)
      }
    }

  let listeners = 0
  const target = <T extends object>(members: T): T & EventTarget => {
    const events = new EventTarget()
    return Object.assign(events, members, {
      addEventListener(type: string, listener: () => void, options?: { signal?: AbortSignal }) {
        listeners++
        options?.signal?.addEventListener('abort', () => listeners--)
        EventTarget.prototype.addEventListener.call(events, type, listener, options)
      },
    })
  }
  const page = target({ hidden: false, createElement: () => new Canvas() })
  const motion = target({ matches: false })
  put('document', page)
  put('matchMedia', () => motion)
  put('devicePixelRatio', pixelRatio)
  put('ResizeObserver', observer(sizes))
  put('IntersectionObserver', observer(views))
  put('reportError', (error: unknown) => reported.push(error))
  put('requestAnimationFrame', (callback: FrameRequestCallback) => queue.push(callback))

  return {
    // The engine uses no other members of a canvas.
    createCanvas: () => new Canvas() as unknown as HTMLCanvasElement,
    createContainer() {
      const canvases: Canvas[] = []
      const container = {
        get canvases() {
          return canvases.filter((canvas) => canvas.isOnPage)
        },
        appendChild(canvas: Canvas) {
          canvases.push(canvas)
          return canvas
        },
      }
      // Nor of a container.
      return container as unknown as ReturnType<Page['createContainer']>
    },
    resize(canvas, width, height) {
      Object.assign(canvas, { clientWidth: width })
      sizes.get(canvas)?.([{ contentRect: { width, height }, devicePixelContentBoxSize: [{ inlineSize: width * pixelRatio, blockSize: height * pixelRatio }] }])
    },
    see: (canvas, isIntersecting) => views.get(canvas)?.([{ isIntersecting }]),
    setHidden(hidden) {
      page.hidden = hidden
      page.dispatchEvent(new Event('visibilitychange'))
    },
    setReducedMotion(matches) {
      motion.matches = matches
      motion.dispatchEvent(new Event('change'))
    },
    frame(nowMilliseconds) {
      const callbacks = queue
      queue = []
      for (const callback of callbacks) callback(nowMilliseconds)
    },
    get waiting() {
      return queue.length
    },
    reported,
    get watchers() {
      return listeners + sizes.size + views.size
    },
    restore() {
      for (const [name, descriptor] of saved) {
        if (descriptor) Object.defineProperty(globalThis, name, descriptor)
        else Reflect.deleteProperty(globalThis, name)
      }
    },
  }
}
