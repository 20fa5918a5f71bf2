/**
 * Turns input on an element into turns and zooms: drags of a pointer, two fingers, the wheel, keys. The page keeps its own gestures: a finger
 * that moves up and down scrolls it, and so does the wheel unless the element has the focus.
 */
export interface Gestures {
  /** Radians around the upright axis, and up. */
  readonly turn: (yaw: number, pitch: number) => void
  /** Multiplies the distance by this factor. */
  readonly zoom: (factor: number) => void
  /** Returns whether this press or turn of the wheel is meant for the camera; otherwise the page keeps it. */
  readonly when: (event: PointerEvent | WheelEvent) => boolean
}

const turnPerPixel = 0.006
const turnPerKey = 0.12
const zoomPerKey = 1.12
const zoomPerPixel = 0.0015
/** Most browsers report the pinch of a trackpad as small turns of the wheel. */
const zoomPerPinchedPixel = 0.01
/** CSS pixels a line, for wheels that count in lines. */
const linePixels = 16

/** Listens to the element and makes it focusable; returns the function that stops. */
export const listen = (element: HTMLElement, { turn, zoom, when }: Gestures): (() => void) => {
  const quit = new AbortController()
  const { signal } = quit
  const on = <Name extends keyof HTMLElementEventMap>(name: Name, listener: (event: HTMLElementEventMap[Name]) => void): void =>
    element.addEventListener(name, listener, { signal, passive: false })

  const pointers = new Map<number, { x: number; y: number }>()
  /** The distance between the first two pointers. */
  const spread = (): number => {
    const [a, b] = pointers.values()
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0
  }
  on('pointerdown', (event) => {
    const { button, pointerId, clientX, clientY, isTrusted } = event
    if (button !== 0 || !when(event)) return
    pointers.set(pointerId, { x: clientX, y: clientY })
    // So that a drag does not end at the edge. A browser cannot capture the pointer of an event made by a script.
    if (isTrusted) element.setPointerCapture(pointerId)
  })
  on('pointermove', ({ pointerId, clientX, clientY }) => {
    const pointer = pointers.get(pointerId)
    if (!pointer) return
    const before = spread()
    const [dx, dy] = [clientX - pointer.x, clientY - pointer.y]
    Object.assign(pointer, { x: clientX, y: clientY })
    const now = spread()
    if (pointers.size === 1) turn(-dx * turnPerPixel, dy * turnPerPixel)
    else if (before > 0 && now > 0) zoom(before / now)
  })
  for (const end of ['pointerup', 'pointercancel', 'lostpointercapture'] as const) on(end, ({ pointerId }) => void pointers.delete(pointerId))

  on('wheel', (event) => {
    const { ctrlKey, deltaMode, deltaY } = event
    if ((!ctrlKey && !element.matches(':focus-within')) || !when(event)) return
    event.preventDefault()
    const pixels = deltaY * (deltaMode === 0 ? 1 : deltaMode === 1 ? linePixels : element.clientHeight)
    zoom(Math.exp(pixels * (ctrlKey ? zoomPerPinchedPixel : zoomPerPixel)))
  })

  // Safari reports the pinch with events of its own, whose scale is relative to the start. Fingers on a screen cause them too, but already arrive as pointers.
  let scale = 1
  const pinch = (event: Event): void => {
    event.preventDefault()
    const before = scale
    scale = Number(Reflect.get(event, 'scale'))
    if (event.type === 'gesturechange' && pointers.size === 0 && scale > 0) zoom(before / scale)
  }
  for (const name of ['gesturestart', 'gesturechange']) element.addEventListener(name, pinch, { signal, passive: false })

  const keys: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => turn(-turnPerKey, 0),
    ArrowRight: () => turn(turnPerKey, 0),
    ArrowUp: () => turn(0, turnPerKey),
    ArrowDown: () => turn(0, -turnPerKey),
    '+': () => zoom(1 / zoomPerKey),
    '=': () => zoom(1 / zoomPerKey),
    '-': () => zoom(zoomPerKey),
  }
  on('keydown', (event) => {
    const { target, key, ctrlKey, metaKey, altKey } = event
    // A field or button inside handles its own keys.
    const move = target !== element || ctrlKey || metaKey || altKey ? undefined : keys[key]
    if (!move) return
    event.preventDefault()
    move()
  })

  const restore = prepare(element)
  return () => {
    quit.abort()
    restore()
  }
}

/** Makes the element focusable and lets fingers turn the camera; values that the page has set stay. */
const prepare = (element: HTMLElement): (() => void) => {
  const getsFocus = !element.hasAttribute('tabindex')
  if (getsFocus) element.tabIndex = 0
  const getsTouch = getComputedStyle(element).touchAction === 'auto'
  if (getsTouch) element.style.touchAction = 'pan-y'
  return () => {
    if (getsFocus) element.removeAttribute('tabindex')
    if (getsTouch) element.style.touchAction = ''
  }
}
