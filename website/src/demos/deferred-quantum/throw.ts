/**
 * How a reader throws and measures: a drag on the ground gives place and momentum, a click measures; so do the space bar and Enter. Two
 * fingers zoom.
 * Must not know: the wave.
 */
import type { Engine } from 'kirari'
import type { OrbitCamera } from 'kirari/camera'

type Place = readonly [x: number, y: number]
interface Hand {
  readonly camera: OrbitCamera
  /** Whether a drag throws; otherwise it turns the view. */
  readonly throws: () => boolean
  readonly aim: (from: Place, to: Place | undefined) => void
  readonly launch: (place: Place, momentum: Place) => void
  readonly measure: () => void
}

/** Momentum for a unit of the drag, and at most. */
const [perUnit, most] = [0.9, 8]
const clickPixels = 6

/** Where the ray of a pixel meets the ground; `u` and `v` as in `uv`. */
export const groundAt = ({ yaw, pitch, distance, target, fieldOfView }: OrbitCamera, aspect: number, u: number, v: number): Place => {
  const [sinYaw, cosYaw, sinPitch, cosPitch] = [Math.sin(yaw), Math.cos(yaw), Math.sin(pitch), Math.cos(pitch)]
  const tangent = Math.tan(fieldOfView / 2)
  const [right, up] = [(2 * u - 1) * aspect * tangent, (2 * v - 1) * tangent]
  const x = -sinYaw * cosPitch + cosYaw * right - sinYaw * sinPitch * up
  const y = -sinPitch + cosPitch * up
  const z = -cosYaw * cosPitch - sinYaw * right - cosYaw * sinPitch * up
  const eye = [target[0] + sinYaw * cosPitch * distance, target[1] + sinPitch * distance, target[2] + cosYaw * cosPitch * distance] as const
  // A ray to the sky meets the ground nowhere: the horizon instead.
  const length = eye[1] / Math.max(1e-3, -y)
  return [eye[0] + x * length, eye[2] + z * length]
}

/** The momentum of a drag, no faster than the grid can show. */
export const momentumOf = (from: Place, to: Place): Place => {
  const [x, y] = [(to[0] - from[0]) * perUnit, (to[1] - from[1]) * perUnit]
  const shrink = Math.min(1, most / Math.max(1e-9, Math.hypot(x, y)))
  return [x * shrink, y * shrink]
}

export const connectHand = ({ engine, element }: { readonly engine: Engine; readonly element: HTMLElement }, hand: Hand): (() => void) => {
  const { camera, throws, aim, launch, measure } = hand
  const controller = new AbortController()
  const { signal } = controller
  let press: { readonly x: number; readonly y: number; readonly id: number; readonly from: Place; readonly isThrow: boolean } | undefined
  const placeOf = ({ clientX, clientY }: PointerEvent): Place => {
    const { left, top, width, height } = engine.canvas.getBoundingClientRect()
    return groundAt(camera, width / height, (clientX - left) / width, 1 - (clientY - top) / height)
  }
  const isClick = ({ clientX, clientY }: PointerEvent): boolean => !!press && Math.hypot(clientX - press.x, clientY - press.y) < clickPixels
  /** Where a drag throws, the camera gets no finger, so two of them zoom here. */
  const fingers = new Map<number, { x: number; y: number }>()
  const spread = (): number => {
    const [a, b] = fingers.values()
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0
  }
  const cancel = (): void => {
    if (press?.isThrow) aim(press.from, undefined)
    press = undefined
  }
  element.addEventListener(
    'pointerdown',
    (event) => {
      const { button, target, clientX, clientY, pointerId, shiftKey } = event
      if (button !== 0 || target !== engine.canvas) return
      const isThrow = throws() && !shiftKey
      if (isThrow) {
        fingers.set(pointerId, { x: clientX, y: clientY })
        if (event.isTrusted) engine.canvas.setPointerCapture(pointerId)
      }
      // A second finger zooms, and a finger that comes back goes on with it.
      if (press || fingers.size > 1) return cancel()
      press = { x: clientX, y: clientY, id: pointerId, from: placeOf(event), isThrow }
    },
    { signal },
  )
  element.addEventListener(
    'pointermove',
    (event) => {
      const finger = fingers.get(event.pointerId)
      if (finger) {
        const before = spread()
        Object.assign(finger, { x: event.clientX, y: event.clientY })
        const now = spread()
        if (before > 0 && now > 0) camera.zoom(before / now)
      }
      if (press?.isThrow && event.pointerId === press.id && !isClick(event)) aim(press.from, placeOf(event))
    },
    { signal },
  )
  element.addEventListener(
    'pointerup',
    (event) => {
      if (!press || event.pointerId !== press.id) return
      if (isClick(event)) measure()
      else if (press.isThrow) launch(press.from, momentumOf(press.from, placeOf(event)))
      cancel()
    },
    { signal },
  )
  element.addEventListener('pointercancel', cancel, { signal })
  for (const end of ['pointerup', 'pointercancel', 'lostpointercapture'] as const)
    element.addEventListener(end, ({ pointerId }) => void fingers.delete(pointerId), { signal })
  element.addEventListener(
    'keydown',
    (event) => {
      const { key, target, repeat, ctrlKey, metaKey, altKey } = event
      if (target !== element || (key !== ' ' && key !== 'Enter') || ctrlKey || metaKey || altKey) return
      event.preventDefault()
      if (repeat) return
      if (key === 'Enter') measure()
      else throwAhead(camera, launch)
    },
    { signal },
  )
  const stop = camera.connect(element, { when: (event) => event.type === 'wheel' || !throws() || event.shiftKey })
  return () => {
    controller.abort()
    stop()
  }
}

/** Throws a packet away from the viewer, through the middle: turning the view aims. */
export const throwAhead = ({ yaw }: OrbitCamera, launch: Hand['launch']): void => {
  const [x, y] = [-Math.sin(yaw), -Math.cos(yaw)]
  launch([x * -7, y * -7], [x * 5, y * 5])
}
