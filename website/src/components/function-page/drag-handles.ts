/** Lets points of a picture be dragged: the nearest handle follows the pointer until it is released. Must not know: what is drawn. */
import { placeOf } from '@site/src/previews/plane.ts'
import type { Handle, Place } from '@site/src/previews/preview.ts'
import type { ControlValues } from './control.ts'

type Latest = { readonly current: { readonly values: ControlValues; readonly onChange: (id: string, value: readonly number[]) => void } }

/** Returns the way to stop. */
export const dragHandles = (element: HTMLElement, handles: readonly Handle[], latest: Latest): (() => void) => {
  const quit = new AbortController()
  const { signal } = quit
  let held: Handle | undefined
  const valueOf = ({ id }: Handle): readonly number[] => latest.current.values[id] ?? []
  const move = (event: PointerEvent): void => {
    if (held) latest.current.onChange(held.id, held.move(placeIn(element, event), valueOf(held)))
  }
  element.addEventListener(
    'pointerdown',
    (event) => {
      if (event.button !== 0) return
      const place = placeIn(element, event)
      const distances = handles.map((handle) => handle.distance(place, valueOf(handle)))
      held = handles[distances.indexOf(Math.min(...distances))]
      if (!held) return
      element.setPointerCapture(event.pointerId)
      move(event)
    },
    { signal },
  )
  element.addEventListener('pointermove', move, { signal })
  const release = (): void => {
    held = undefined
  }
  element.addEventListener('pointerup', release, { signal })
  element.addEventListener('pointercancel', release, { signal })
  return () => quit.abort()
}

const placeIn = (element: HTMLElement, { clientX, clientY }: PointerEvent): Place => {
  const { left, bottom, width, height } = element.getBoundingClientRect()
  return placeOf((clientX - left) / width, (bottom - clientY) / height)
}
