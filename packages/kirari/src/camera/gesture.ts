/**
 * What people do over an element, as turns and zooms: drags of a pointer, two fingers, the wheel, keys. The page keeps what is the page's:
 * it scrolls with a finger that moves up and down, and with the wheel unless the element has the focus.
 * Must not know: the camera, and the engine.
 */
export interface Gestures {
  /** Radians around the upright axis, and up. */
  readonly turn: (yaw: number, pitch: number) => void
  /** The distance is to be so many times what it is. */
  readonly zoom: (factor: number) => void
  /** Whether a press or a turn of the wheel is meant for it: what else the page has for them says so. */
  readonly when: (event: PointerEvent | WheelEvent) => boolean
}

const turnPerPixel = 0.006
const turnPerKey = 0.12
const zoomPerKey = 1.12
const zoomPerPixel = 0.0015
/** Most browsers tell the pinch of a trackpad as small turns of the wheel. */
const zoomPerPinchedPixel = 0.01
/** CSS pixels of a line, for wheels that count in lines. */
const linePixels = 16

/** Listens to the element, which can have the focus from now on; returns the way to stop. */
export const listen = (element: HTMLElement, { turn, zoom, when }: Gestures): (() => void) => {
  const quit = new AbortController()
  const { signal } = quit
  const on = <Name extends keyof HTMLElementEventMap>(name: Name, listener: (event: HTMLElementEventMap[Name]) => void): void =>
    element.addEventListener(name, listener, { signal, passive: false })

  const pointers = new Map<number, { x: number; y: number }>()
  /** How far the first two are apart. */
  const spread = (): number => {
    const [a, b] = pointers.values()
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0
  }
  on('pointerdown', (event) => {
    const { button, pointerId, clientX, clientY, isTrusted } = event
    if (button !== 0 || !when(event)) return
    pointers.set(pointerId, { x: clientX, y: clientY })
    // So that a drag does not end at the edge. What a test makes up is no pointer that could be held.
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

  // Safari tells it in events of its own, with the scale since the first. Fingers on a screen cause them as well, and are pointers already.
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
    // A field or a button inside has keys of its own.
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

/** Lets it have the focus, and a finger turn it: what the page has said itself stays. */
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
