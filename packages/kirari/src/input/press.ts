/**
 * Presses on the canvas of an engine: mice, pens and fingers, followed beyond the edge while they press.
 */
import type { ValueHost } from '../shader/ir/expr.ts'
import { Cell, elementOf, perHost, shared } from './cell.ts'

type Place = readonly [x: number, y: number]
/** A finger: its last position, and 1 while it touches. */
type Touch = readonly [x: number, y: number, down: number]

export interface Presses {
  readonly down: Cell<boolean>
  readonly buttons: Cell<number>
  readonly pressure: Cell<number>
  readonly inside: Cell<boolean>
  readonly drag: Cell<Place>
  readonly delta: Cell<Place>
  readonly touchCount: Cell<number>
  /** The finger of this number, from 0: a finger keeps its number while it touches, and a new one gets the lowest free number. */
  touch(index: number): Cell<Touch>
}

export const pressesOf: (host: ValueHost) => Presses = /*#__PURE__*/ perHost((host) => {
  /** Pointers that press, in the order in which they went down. */
  const pressing = new Map<number, Place>()
  /** The pointer behind each finger's number. */
  const fingers: (number | undefined)[] = []
  const touches = new Map<number, Cell<Touch>>()
  let place: Place | undefined
  let placeBefore: Place | undefined

  const listen = shared(() => {
    const canvas = elementOf(host)
    if (!canvas) return () => {}
    const quit = new AbortController()
    const { signal } = quit
    const placeOf = ({ clientX, clientY }: PointerEvent): Place => {
      const box = canvas.getBoundingClientRect()
      return [(clientX - box.left) / box.width, (box.bottom - clientY) / box.height]
    }
    const follow = (event: PointerEvent): void => {
      const now = placeOf(event)
      const last = pressing.get(event.pointerId)
      const [first] = pressing.keys()
      if (last) {
        pressing.set(event.pointerId, now)
        if (first === event.pointerId) drag.set([drag.value[0] + now[0] - last[0], drag.value[1] + now[1] - last[1]])
        const finger = fingers.indexOf(event.pointerId)
        if (finger >= 0) touches.get(finger)?.set([...now, 1])
      }
      // A second finger does not move the pointer.
      if (first !== undefined && first !== event.pointerId) return
      place = now
      buttons.set(event.buttons)
      pressure.set(event.pressure)
      if (placeBefore) delta.notify()
      else placeBefore = now
    }
    const press = (event: PointerEvent): void => {
      const now = placeOf(event)
      pressing.set(event.pointerId, now)
      if (event.pointerType === 'touch') {
        const free = fingers.indexOf(undefined)
        const finger = free < 0 ? fingers.length : free
        fingers[finger] = event.pointerId
        touches.get(finger)?.set([...now, 1])
        touchCount.set(touchCount.value + 1)
        // A new finger has no previous position.
        if (pressing.size === 1) place = placeBefore = now
      }
      // So that a drag does not end at the edge. A browser cannot capture the pointer of an event made by a script.
      if (event.isTrusted && host.pointerTarget() === canvas) canvas.setPointerCapture(event.pointerId)
      down.set(true)
      follow(event)
    }
    const release = (event: PointerEvent): void => {
      if (!pressing.delete(event.pointerId)) return
      const finger = fingers.indexOf(event.pointerId)
      if (finger >= 0) {
        fingers[finger] = undefined
        const cell = touches.get(finger)
        cell?.set([cell.value[0], cell.value[1], 0])
        touchCount.set(touchCount.value - 1)
      }
      if (pressing.size > 0) return
      down.set(false)
      buttons.set(0)
      pressure.set(0)
    }
    // It is the canvas or the window.
    const target = host.pointerTarget() as EventTarget
    // Events with these names are PointerEvents.
    const on = (name: string, listener: (event: PointerEvent) => void, where = target): void =>
      where.addEventListener(name, listener as (event: Event) => void, { signal })
    on('pointerdown', press)
    on('pointermove', follow)
    for (const name of ['pointerup', 'pointercancel', 'lostpointercapture']) on(name, release)
    on('pointerenter', () => inside.set(true), canvas)
    on('pointerleave', () => inside.set(false), canvas)
    return () => {
      quit.abort()
      // The release will not arrive from now on: no pointer may seem to press for ever.
      pressing.clear()
      fingers.length = 0
      place = placeBefore = undefined
      for (const cell of touches.values()) cell.set([cell.value[0], cell.value[1], 0])
      down.set(false)
      inside.set(false)
      for (const cell of [buttons, pressure, touchCount]) cell.set(0)
      delta.set([0, 0])
    }
  })

  const down = new Cell<boolean>(false, listen)
  const buttons = new Cell<number>(0, listen)
  const pressure = new Cell<number>(0, listen)
  const inside = new Cell<boolean>(false, listen)
  const drag = new Cell<Place>([0, 0], listen)
  const touchCount = new Cell<number>(0, listen)
  const delta: Cell<Place> = new Cell<Place>([0, 0], () => {
    const stops = [
      listen(),
      host.beforeFrame(() => {
        delta.set(place && placeBefore ? [place[0] - placeBefore[0], place[1] - placeBefore[1]] : [0, 0])
        placeBefore = place
        // The frame after the last movement has to show a delta of 0.
        return delta.value[0] !== 0 || delta.value[1] !== 0
      }),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  })
  return {
    down,
    buttons,
    pressure,
    inside,
    drag,
    delta,
    touchCount,
    touch(index) {
      let cell = touches.get(index)
      if (!cell) touches.set(index, (cell = new Cell<Touch>([0, 0, 0], listen)))
      return cell
    },
  }
})
