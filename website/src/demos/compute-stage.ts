/**
 * What the browser tests of the compute demos share: a scene on a small canvas that goes on only when it is told to.
 * Must not know: any demo.
 */
import { createEngine, type Engine, type Step } from 'kirari'
import type { Stage } from './scene.ts'

export const backends = ['webgl2', 'webgpu'] as const
export type Backend = (typeof backends)[number]

interface AnyScene {
  readonly frame: readonly Step[] | (() => readonly Step[])
  readonly init?: readonly Step[]
  readonly connect?: (stage: Stage) => () => void
}
export interface Shown {
  readonly engine: Engine
  readonly element: HTMLElement
  /** So many frames of a sixtieth of a second. */
  go(frames: number): void
}

const open: (() => void)[] = []

/** Ready, at rest, and free of errors until the test ends. */
export const show = async (scene: AnyScene, backend: Backend, [width, height]: readonly [number, number] = [96, 60]): Promise<Shown> => {
  const element = document.body.appendChild(document.createElement('div'))
  element.tabIndex = 0
  element.style.cssText = `width:${width}px;height:${height}px`
  const { frame, init } = scene
  const engine = createEngine({ container: element, frame, ...(init && { init }), backend, pixelRatio: 1 })
  engine.pause()
  const errors: Error[] = []
  engine.on('error', (error) => errors.push(error))
  await engine.ready
  const stop = scene.connect?.({ engine, element, say() {} })
  open.push(() => {
    stop?.()
    engine.dispose()
    element.remove()
    if (errors[0]) throw errors[0]
  })
  return {
    engine,
    element,
    go(frames) {
      for (let i = 0; i < frames; i++) engine.step(1 / 60)
    },
  }
}

export const closeAll = (): void => {
  for (const close of open.splice(0)) close()
}

/** Moves the pointer, in the units of `uv`. */
export const point = ({ engine, element }: Shown, x: number, y: number): void => {
  const { left, top, width, height } = engine.canvas.getBoundingClientRect()
  element.dispatchEvent(new PointerEvent('pointermove', { clientX: left + x * width, clientY: top + (1 - y) * height, bubbles: true }))
}
export const press = ({ element }: Shown, type: 'keydown' | 'keyup'): void => {
  element.dispatchEvent(new KeyboardEvent(type, { key: ' ' }))
}
