/**
 * What a pen, a finger, a mouse or the keys draw, as straight pieces from place to place. A pen reports hundreds of positions a second; coalesced
 * events contain all of them.
 * Must not know: paint.
 */
import type { Engine } from 'kirari'

export interface Piece {
  readonly from: readonly [x: number, y: number]
  readonly to: readonly [x: number, y: number]
  readonly pressure: number
}
interface Ground {
  readonly engine: Engine
  readonly element: HTMLElement
}

const keyPace = 0.35
const arrows: { readonly [key: string]: readonly [number, number] } = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowDown: [0, -1], ArrowUp: [0, 1] }

export interface Strokes {
  readonly connect: (ground: Ground) => () => void
  /** The pieces since the last time, in the units of uv; at most so many. The rest waits. */
  readonly take: (most: number) => readonly Piece[]
  /** Where the brush is, or nothing while nobody uses it. */
  readonly place: () => readonly [x: number, y: number] | undefined
}

/** Calls `onBegin` when a stroke begins, before its first piece. */
export const createStrokes = (onBegin: () => void): Strokes => {
  const waiting: Piece[] = []
  let last: readonly [number, number] | undefined
  let place: readonly [number, number] | undefined
  let isDown = false

  const begin = (at: readonly [number, number], pressure: number): void => {
    onBegin()
    isDown = true
    last = at
    waiting.push({ from: at, to: at, pressure })
  }
  const goOn = (to: readonly [number, number], pressure: number): void => {
    if (!isDown || !last) return
    waiting.push({ from: last, to, pressure })
    last = to
  }

  const connect = ({ engine, element }: Ground): (() => void) => {
    const controller = new AbortController()
    const { signal } = controller
    const held = new Set<string>()
    let before = performance.now()
    const placeOf = ({ clientX, clientY }: PointerEvent): readonly [number, number] => {
      const { left, top, width, height } = engine.canvas.getBoundingClientRect()
      return [(clientX - left) / width, 1 - (clientY - top) / height]
    }
    // A pressed mouse reports a pressure of 0.5.
    const pressureOf = ({ pointerType, pressure }: PointerEvent): number => (pointerType === 'pen' ? Math.max(0.05, pressure) : 0.7)
    const move = (event: PointerEvent): void => {
      place = placeOf(event)
      const all = event.getCoalescedEvents?.() ?? []
      for (const one of all.length > 0 ? all : [event]) goOn(placeOf(one), pressureOf(one))
    }
    const lift = (): void => {
      isDown = false
      last = undefined
    }
    element.addEventListener('pointermove', move, { signal })
    element.addEventListener(
      'pointerdown',
      (event) => {
        if (event.button !== 0 || event.target !== engine.canvas) return
        place = placeOf(event)
        begin(place, pressureOf(event))
        engine.canvas.setPointerCapture(event.pointerId)
      },
      { signal },
    )
    for (const name of ['pointerup', 'pointercancel'] as const) element.addEventListener(name, lift, { signal })
    element.addEventListener(
      'pointerleave',
      () => {
        if (!isDown) place = undefined
      },
      { signal },
    )
    element.addEventListener(
      'blur',
      () => {
        held.clear()
        lift()
      },
      { signal },
    )
    element.addEventListener(
      'keydown',
      (event) => {
        if (event.target !== element || !(event.key in arrows || event.key === ' ')) return
        event.preventDefault()
        place ??= [0.5, 0.5]
        if (event.key === ' ' && !held.has(' ')) begin(place, 0.7)
        held.add(event.key)
      },
      { signal },
    )
    element.addEventListener(
      'keyup',
      ({ key }) => {
        held.delete(key)
        if (key === ' ') lift()
      },
      { signal },
    )
    const stop = engine.on('frame', () => {
      const now = performance.now()
      const seconds = Math.min(0.1, (now - before) / 1000)
      before = now
      if (held.size === 0 || !place) return
      let [x, y] = place
      for (const key of held) {
        const [dx, dy] = arrows[key] ?? [0, 0]
        x += dx * seconds * keyPace
        y += dy * seconds * keyPace
      }
      place = [Math.min(1, Math.max(0, x)), Math.min(1, Math.max(0, y))]
      if (held.has(' ')) goOn(place, 0.7)
    })
    return () => {
      controller.abort()
      stop()
      lift()
    }
  }
  return { connect, take: (most) => waiting.splice(0, most), place: () => place }
}
