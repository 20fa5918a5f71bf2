/**
 * A pointer that leaves something behind: where it is, where it was a frame ago, whether it presses. A mouse, a pen, a finger,
 * or the keys: arrows move it, the space bar presses.
 * Must not know: any demo.
 */
import type { Engine } from 'kirari'
import { uniform } from 'kirari/node'

/** What it needs of the stage. */
interface Ground {
  readonly engine: Engine
  readonly element: HTMLElement
}

/** Parts of the picture a second that the arrow keys move it. */
const keyPace = 0.6
const arrows: { readonly [key: string]: readonly [number, number] } = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowDown: [0, -1], ArrowUp: [0, 1] }

export const createBrush = () => {
  /** In the units of `uv`. */
  const place = uniform([0.5, 0.5], 'brushPlace')
  /** Where it was when the last frame was drawn. */
  const before = uniform([0.5, 0.5], 'brushBefore')
  /** 1 while it presses. */
  const pressed = uniform(0, 'brushPressed')
  /** 1 while it is over the picture. */
  const present = uniform(0, 'brushPresent')

  const connect = ({ engine, element }: Ground): (() => void) => {
    const held = new Set<string>()
    let last = performance.now()
    const controller = new AbortController()
    const { signal } = controller
    const move = ({ clientX, clientY }: PointerEvent): void => {
      const { left, top, width, height } = engine.canvas.getBoundingClientRect()
      const at = [(clientX - left) / width, 1 - (clientY - top) / height] as const
      // Its first place is no movement.
      if (present.value === 0) before.value = at
      place.value = at
      present.value = 1
    }
    const leave = (): void => {
      pressed.value = 0
      present.value = 0
    }
    element.addEventListener('pointermove', move, { signal })
    element.addEventListener(
      'pointerdown',
      (event) => {
        if (event.button !== 0 || event.target !== engine.canvas) return
        move(event)
        pressed.value = 1
        engine.canvas.setPointerCapture(event.pointerId)
      },
      { signal },
    )
    element.addEventListener('pointerup', (event) => (event.pointerType === 'mouse' ? (pressed.value = 0) : leave()), { signal })
    element.addEventListener('pointercancel', leave, { signal })
    element.addEventListener('pointerleave', leave, { signal })
    element.addEventListener('blur', () => held.clear(), { signal })
    element.addEventListener(
      'keydown',
      (event) => {
        if (event.target !== element || !(event.key in arrows || event.key === ' ')) return
        event.preventDefault()
        held.add(event.key)
        present.value = 1
        if (event.key === ' ') pressed.value = 1
      },
      { signal },
    )
    element.addEventListener(
      'keyup',
      ({ key }) => {
        held.delete(key)
        if (key === ' ') pressed.value = 0
      },
      { signal },
    )
    const stop = engine.on('frame', () => {
      const now = performance.now()
      const seconds = Math.min(0.1, (now - last) / 1000)
      last = now
      before.value = place.value
      let [x, y] = place.value
      for (const key of held) {
        const [dx, dy] = arrows[key] ?? [0, 0]
        x += dx * seconds * keyPace
        y += dy * seconds * keyPace
      }
      if (held.size > 0) place.value = [Math.min(1, Math.max(0, x)), Math.min(1, Math.max(0, y))]
    })
    return () => {
      controller.abort()
      stop()
      leave()
    }
  }
  return { place, before, pressed, present, connect }
}
