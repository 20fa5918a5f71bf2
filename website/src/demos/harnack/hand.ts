/**
 * The reader's hand: points of the curve are pulled in the plane that faces the camera, by pointer, finger or keys.
 * Must not know: the shader.
 */
import type { OrbitCamera } from 'kirari/camera'
import type { Point } from './curve.ts'

type Eye = Pick<OrbitCamera, 'yaw' | 'pitch' | 'distance' | 'target' | 'fieldOfView'>

/** The directions of the view, and the eye. */
const viewOf = ({ yaw, pitch, distance, target }: Eye) => {
  const [sinYaw, cosYaw, sinPitch, cosPitch] = [Math.sin(yaw), Math.cos(yaw), Math.sin(pitch), Math.cos(pitch)]
  const forward: Point = [-sinYaw * cosPitch, -sinPitch, -cosYaw * cosPitch]
  const right: Point = [cosYaw, 0, -sinYaw]
  const up: Point = [-sinYaw * sinPitch, cosPitch, -cosYaw * sinPitch]
  const eye: Point = [target[0] - forward[0] * distance, target[1] - forward[1] * distance, target[2] - forward[2] * distance]
  return { forward, right, up, eye }
}
const times = (a: Point, b: Point): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]

/** The place in the picture, from −1 to 1 upwards and by the aspect ratio to the right, and the distance along the view. */
export const placeOf = (camera: Eye, point: Point): readonly [x: number, y: number, depth: number] => {
  const { eye, right, up, forward } = viewOf(camera)
  const away: Point = [point[0] - eye[0], point[1] - eye[1], point[2] - eye[2]]
  const depth = times(away, forward)
  const scale = 1 / (Math.max(depth, 1e-3) * Math.tan(camera.fieldOfView / 2))
  return [times(away, right) * scale, times(away, up) * scale, depth]
}

/** The point after it was moved by so much in the picture, and away from the eye. */
export const pulled = (camera: Eye, point: Point, x: number, y: number, away = 0): Point => {
  const { right, up, forward } = viewOf(camera)
  const scale = Math.max(placeOf(camera, point)[2], 1e-3) * Math.tan(camera.fieldOfView / 2)
  const part = (i: 0 | 1 | 2): number => point[i] + right[i] * x * scale + up[i] * y * scale + forward[i] * away
  const next: Point = [part(0), part(1), part(2)]
  // Points stay near the middle.
  const shrink = Math.min(1, 2.2 / Math.hypot(...next))
  return [next[0] * shrink, next[1] * shrink, next[2] * shrink]
}

interface Hand {
  readonly camera: OrbitCamera
  readonly canvas: HTMLElement
  readonly points: () => readonly Point[]
  readonly pull: (index: number, to: Point) => void
  /** Which point is under the pointer, and which one keys move; −1 for none. */
  readonly mark: (hovered: number, chosen: number) => void
  /** Whether points are shown. */
  readonly isOpen: () => boolean
}
const reachPixels = { mouse: 16, touch: 28 }
const keyStep = 0.035

export const connectHand = (element: HTMLElement, { camera, canvas, points, pull, mark, isOpen }: Hand): (() => void) => {
  const quit = new AbortController()
  const options = { signal: quit.signal, passive: false }
  let [hovered, chosen] = [-1, -1]
  let held: { readonly id: number; readonly index: number; x: number; y: number } | undefined
  const show = (): void => mark(hovered, chosen)
  /** Half the height of the canvas is 1. */
  const at = ({ clientX, clientY }: PointerEvent) => {
    const { left, top, width, height } = canvas.getBoundingClientRect()
    return { x: ((clientX - left - width / 2) * 2) / height, y: (-(clientY - top - height / 2) * 2) / height, pixel: 2 / height }
  }
  const under = (event: PointerEvent): number => {
    if (!isOpen()) return -1
    const { x, y, pixel } = at(event)
    let [best, nearest] = [-1, Infinity]
    points().forEach((point, i) => {
      const [px, py, depth] = placeOf(camera, point)
      const off = Math.hypot(px - x, py - y) / pixel
      if (depth <= 0 || off > reachPixels[event.pointerType === 'touch' ? 'touch' : 'mouse']) return
      // Of points behind one another, the front one.
      if (off + depth * 8 < nearest) [best, nearest] = [i, off + depth * 8]
    })
    return best
  }
  const release = (): void => {
    held = undefined
  }
  element.addEventListener(
    'pointerdown',
    (event) => {
      if (event.button !== 0 || event.target !== canvas) return
      // A second finger zooms.
      if (held) return release()
      const index = under(event)
      if (index < 0) return
      const { x, y } = at(event)
      held = { id: event.pointerId, index, x, y }
      chosen = index
      show()
      if (event.isTrusted) canvas.setPointerCapture(event.pointerId)
    },
    options,
  )
  element.addEventListener('touchstart', (event) => held && event.preventDefault(), options)
  element.addEventListener(
    'pointermove',
    (event) => {
      if (held && event.pointerId === held.id) {
        const { x, y } = at(event)
        const point = points()[held.index]
        if (point) pull(held.index, pulled(camera, point, x - held.x, y - held.y))
        Object.assign(held, { x, y })
      } else if (event.buttons === 0) {
        const before = hovered
        hovered = event.target === canvas ? under(event) : -1
        canvas.style.cursor = hovered < 0 ? '' : 'grab'
        if (hovered !== before) show()
      }
    },
    options,
  )
  for (const end of ['pointerup', 'pointercancel', 'lostpointercapture'] as const)
    element.addEventListener(end, ({ pointerId }) => pointerId === held?.id && release(), options)

  const arrows: Readonly<Record<string, readonly [x: number, y: number, away: number]>> = {
    ArrowLeft: [-1, 0, 0],
    ArrowRight: [1, 0, 0],
    ArrowUp: [0, 1, 0],
    ArrowDown: [0, -1, 0],
    PageUp: [0, 0, 1],
    PageDown: [0, 0, -1],
  }
  element.addEventListener(
    'keydown',
    (event) => {
      const { key, target, shiftKey, ctrlKey, metaKey, altKey } = event
      if (target !== element || ctrlKey || metaKey || altKey || !isOpen()) return
      const count = points().length
      const turn = { n: 1, p: -1 }[key.toLowerCase()]
      const arrow = shiftKey || key.startsWith('Page') ? arrows[key] : undefined
      const point = points()[chosen]
      if (turn) chosen = chosen < 0 ? (turn > 0 ? 0 : count - 1) : (chosen + turn + count) % count
      else if (key === 'Escape' && chosen >= 0) chosen = -1
      else if (arrow && point) pull(chosen, pulled(camera, point, arrow[0] * keyStep, arrow[1] * keyStep, arrow[2] * keyStep))
      else return
      event.preventDefault()
      // Shift and arrows turn no camera.
      event.stopImmediatePropagation()
      show()
    },
    options,
  )
  const stop = camera.connect(element, { when: ({ type }) => type === 'wheel' || !held })
  return () => {
    quit.abort()
    canvas.style.cursor = ''
    stop()
  }
}
