/**
 * The points on a live picture: handles that the reader drags, and the probe, which follows the pointer. Each is also a slider for the
 * keyboard. Places are in the units of `uv`. Must not know: what a place changes.
 */
import { useEffect, useRef, type KeyboardEvent, type ReactNode, type RefObject } from 'react'
import styles from './picture-points.module.css'

export type Place = readonly [x: number, y: number]

export type PicturePoint = {
  readonly id: string
  /** Named to screen readers. */
  readonly label: string
  readonly place: Place
  /** The place in words, and what it means. */
  readonly spoken: string
  readonly kind: 'handle' | 'probe'
}

type Props = {
  readonly points: readonly PicturePoint[]
  /** The picture, which gets the pointer events. */
  readonly area: RefObject<HTMLElement | null>
  readonly onMove: (id: string, place: Place) => void
}

export const PicturePoints = ({ points, area, onMove }: Props): ReactNode => {
  const latest = useRef({ points, onMove })
  useEffect(() => {
    latest.current = { points, onMove }
  })
  useEffect(() => (area.current ? followPointer(area.current, latest) : undefined), [area])
  return points.map((point) => <Point key={point.id} point={point} onMove={onMove} />)
}

type Latest = { readonly current: Pick<Props, 'points' | 'onMove'> }

/** The probe goes where the pointer is; a press takes the nearest handle. Returns the way to stop. */
const followPointer = (area: HTMLElement, latest: Latest): (() => void) => {
  const quit = new AbortController()
  const { signal } = quit
  let held: string | undefined
  const placeIn = ({ clientX, clientY }: PointerEvent): Place => {
    const { left, bottom, width, height } = area.getBoundingClientRect()
    return [within((clientX - left) / width), within((bottom - clientY) / height)]
  }
  const moveProbe = (place: Place): void => {
    const probe = latest.current.points.find(({ kind }) => kind === 'probe')
    if (probe) latest.current.onMove(probe.id, place)
  }
  const down = (event: PointerEvent): void => {
    if (event.button !== 0 || !(event.target instanceof Element) || event.target.closest('button:not([data-point])')) return
    const place = placeIn(event)
    const pressed = event.target.closest<HTMLElement>('[data-point=handle]')
    // A finger scrolls the page, unless it is on a handle.
    held = pressed?.dataset['id'] ?? (event.pointerType === 'mouse' ? nearestHandle(latest.current.points, place) : undefined)
    if (held === undefined) return moveProbe(place)
    event.preventDefault()
    area.querySelector<HTMLElement>(`[data-id="${held}"]`)?.focus({ preventScroll: true })
    area.setPointerCapture(event.pointerId)
    latest.current.onMove(held, place)
    return undefined
  }
  const move = (event: PointerEvent): void => {
    const place = placeIn(event)
    if (held !== undefined) latest.current.onMove(held, place)
    moveProbe(place)
  }
  const release = (): void => {
    held = undefined
  }
  area.addEventListener('pointerdown', down, { signal })
  area.addEventListener('pointermove', move, { signal })
  area.addEventListener('pointerup', release, { signal })
  area.addEventListener('pointercancel', release, { signal })
  return () => quit.abort()
}

const within = (share: number): number => Math.min(1, Math.max(0, share))

const nearestHandle = (points: readonly PicturePoint[], [x, y]: Place): string | undefined =>
  points
    .filter(({ kind }) => kind === 'handle')
    .map(({ id, place }) => ({ id, distance: Math.hypot(place[0] - x, (place[1] - y) / 2) }))
    .toSorted((a, b) => a.distance - b.distance)[0]?.id

/** Every key that moves a point: how many steps to the right and up. */
const keys: Readonly<Record<string, Place>> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowDown: [0, -1], ArrowUp: [0, 1] }
const step = 0.01

const Point = ({ point: { id, label, place, spoken, kind }, onMove }: { readonly point: PicturePoint; readonly onMove: Props['onMove'] }): ReactNode => {
  const press = (event: KeyboardEvent): void => {
    const by = keys[event.key]
    if (!by || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    const length = event.shiftKey ? 10 * step : step
    onMove(id, [within(place[0] + by[0] * length), within(place[1] + by[1] * length)])
  }
  return (
    <button
      type="button"
      role="slider"
      className={`${styles.point} ${kind === 'probe' ? styles.probe : ''}`}
      style={{ left: `${100 * place[0]}%`, bottom: `${100 * place[1]}%` }}
      data-point={kind}
      data-id={id}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={1}
      aria-valuenow={place[0]}
      aria-valuetext={spoken}
      onKeyDown={press}
    />
  )
}
