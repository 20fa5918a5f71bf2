/**
 * Lets points of a picture be dragged. A mouse takes the nearest wherever it presses; a finger only the one it is on, since elsewhere it
 * scrolls the page, but a tap brings the nearest there. Must not know: what is drawn.
 */
import { placeOf } from '@site/src/previews/paint/plane.ts'
import type { Handle, Place } from '@site/src/previews/preview.ts'
import type { ControlValues } from './control.ts'

type Latest = { readonly current: { readonly values: ControlValues; readonly onChange: (id: string, value: readonly number[]) => void } }

/** `area` holds an element for each handle, with its place in the list as `data-handle`. Returns the way to stop. */
export const dragHandles = (area: HTMLElement, handles: readonly Handle[], latest: Latest): (() => void) => {
  const quit = new AbortController()
  const { signal } = quit
  let held: Handle | undefined
  /** From where the handle is to where it was taken. */
  let offset: Place = [0, 0]
  let isMouse = true
  const valueOf = ({ id }: Handle): readonly number[] => latest.current.values[id] ?? []
  /** The one that was pressed on. */
  const pressed = ({ target }: Event): Handle | undefined => {
    const point = target instanceof Element ? target.closest<HTMLElement>('[data-handle]') : null
    return point ? handles[Number(point.dataset['handle'])] : undefined
  }
  const nearest = (event: MouseEvent): Handle | undefined => {
    const place = placeIn(area, event)
    const distances = handles.map((handle) => handle.distance(place, valueOf(handle)))
    return handles[distances.indexOf(Math.min(...distances))]
  }
  const bring = (handle: Handle, event: MouseEvent): void => {
    const [x, y] = placeIn(area, event)
    latest.current.onChange(handle.id, handle.move([x - offset[0], y - offset[1]], valueOf(handle)))
  }
  /** So that the arrow keys go on from there. */
  const focus = (handle: Handle): void => area.querySelector<HTMLElement>(`[data-handle="${handles.indexOf(handle)}"]`)?.focus({ preventScroll: true })

  area.addEventListener(
    'pointerdown',
    (event) => {
      isMouse = event.pointerType === 'mouse'
      if (event.button !== 0 || !event.isPrimary) return
      const own = pressed(event)
      held = own ?? (isMouse ? nearest(event) : undefined)
      if (!held) return
      // Or the press would take the focus from where it is set here.
      event.preventDefault()
      focus(held)
      area.setPointerCapture(event.pointerId)
      const [x, y] = placeIn(area, event)
      const [atX, atY] = held.at(valueOf(held))
      offset = own ? [x - atX, y - atY] : [0, 0]
      bring(held, event)
    },
    { signal },
  )
  area.addEventListener('pointermove', (event) => held && bring(held, event), { signal })
  const release = (): void => {
    held = undefined
  }
  area.addEventListener('pointerup', release, { signal })
  area.addEventListener('pointercancel', release, { signal })
  area.addEventListener(
    'click',
    (event) => {
      // A key that presses a button clicks too, without a place.
      if (isMouse || event.detail === 0 || pressed(event)) return
      const handle = nearest(event)
      offset = [0, 0]
      if (handle) bring(handle, event)
    },
    { signal },
  )
  return () => quit.abort()
}

const placeIn = (element: HTMLElement, { clientX, clientY }: MouseEvent): Place => {
  const { left, bottom, width, height } = element.getBoundingClientRect()
  return placeOf((clientX - left) / width, (bottom - clientY) / height)
}
