/**
 * A camera that turns around a point: drag, wheel, two fingers or keys move it, and it comes to rest softly.
 * The vertex stage asks it where a point is in the picture; the fragment stage may ask for the ray of a pixel.
 */
import { float, resolution, uniform, vec4, type Float, type Vec2, type Vec3, type Vec4 } from 'kirari/node'

type Point = readonly [x: number, y: number, z: number]
export interface OrbitOptions {
  readonly target?: Point
  /** In radians: around the upright axis, and up from the horizon. */
  readonly yaw: number
  readonly pitch: number
  readonly distance: number
  readonly minDistance: number
  readonly maxDistance: number
  /** Of the height of the picture, in radians. */
  readonly fieldOfView?: number
  readonly near: number
  readonly far: number
}

/** What of the way that is left is gone in a second: 1 − e⁻¹⁰. */
const damping = 10
const turnPerPixel = 0.006
const turnPerKey = 0.12
const zoomPerKey = 1.12
const pitchRange = [0.08, 1.5] as const

export const createOrbitCamera = (options: OrbitOptions) => {
  const { target = [0, 0, 0], minDistance, maxDistance, fieldOfView = 0.8, near, far } = options
  const wanted = { yaw: options.yaw, pitch: options.pitch, distance: options.distance }
  const shown = { ...wanted }
  const tangent = Math.tan(fieldOfView / 2)

  const eye = uniform([0, 0, 0], 'eye')
  const right = uniform([1, 0, 0], 'cameraRight')
  const up = uniform([0, 1, 0], 'cameraUp')
  const forward = uniform([0, 0, -1], 'cameraForward')

  /** Sets the four vectors from the angles. */
  const place = (): void => {
    const { yaw, pitch, distance } = shown
    const [sinYaw, cosYaw, sinPitch, cosPitch] = [Math.sin(yaw), Math.cos(yaw), Math.sin(pitch), Math.cos(pitch)]
    forward.value = [-sinYaw * cosPitch, -sinPitch, -cosYaw * cosPitch]
    right.value = [cosYaw, 0, -sinYaw]
    up.value = [-sinYaw * sinPitch, cosPitch, -cosYaw * sinPitch]
    eye.value = [target[0] + sinYaw * cosPitch * distance, target[1] + sinPitch * distance, target[2] + cosYaw * cosPitch * distance]
  }
  place()

  const aspect = resolution.x.div(resolution.y)

  return {
    eye,
    forward,
    near,
    far,
    /** Where a point of the world is in clip space. */
    project(point: Vec3): Vec4 {
      const way = point.sub(eye).toConst('way')
      const z = way.dot(forward).toConst('z')
      return vec4(way.dot(right).div(aspect.mul(tangent)), way.dot(up).div(tangent), z.sub(near).mul(far / (far - near)), z)
    },
    /** From the eye to the plane one unit away, for a place in the units of `uv`. */
    ray(place: Vec2): Vec3 {
      const at = place.mul(2).sub(1)
      return forward.add(right.mul(at.x.mul(aspect).mul(tangent))).add(up.mul(at.y.mul(tangent)))
    },
    /** How far along `forward` something is, from its depth. */
    distanceOf: (depth: Float): Float => float(near * far).div(depth.mul(near - far).add(far)),
    /** Listens to an element; returns the way to stop. */
    connect(element: HTMLElement): () => void {
      const quit = new AbortController()
      const { signal } = quit
      const fingers = new Map<number, { x: number; y: number }>()
      let request = 0
      let before = 0

      const glide = (now: number): void => {
        const part = 1 - Math.exp((-damping * Math.min(50, now - before)) / 1000)
        before = now
        shown.yaw += (wanted.yaw - shown.yaw) * part
        shown.pitch += (wanted.pitch - shown.pitch) * part
        shown.distance += (wanted.distance - shown.distance) * part
        place()
        const rest = Math.abs(wanted.yaw - shown.yaw) + Math.abs(wanted.pitch - shown.pitch) + Math.abs(wanted.distance / shown.distance - 1)
        request = rest > 1e-4 ? requestAnimationFrame(glide) : 0
      }
      const start = (): void => {
        if (request) return
        before = performance.now()
        request = requestAnimationFrame(glide)
      }
      const turn = (yaw: number, pitch: number): void => {
        wanted.yaw += yaw
        wanted.pitch = Math.min(pitchRange[1], Math.max(pitchRange[0], wanted.pitch + pitch))
        start()
      }
      const zoom = (factor: number): void => {
        wanted.distance = Math.min(maxDistance, Math.max(minDistance, wanted.distance * factor))
        start()
      }
      const spread = (): number => {
        const [a, b] = [...fingers.values()]
        return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0
      }

      element.addEventListener(
        'pointerdown',
        (event) => {
          if (event.button !== 0) return
          fingers.set(event.pointerId, { x: event.clientX, y: event.clientY })
          element.setPointerCapture(event.pointerId)
        },
        { signal },
      )
      element.addEventListener(
        'pointermove',
        ({ pointerId, clientX, clientY }) => {
          const finger = fingers.get(pointerId)
          if (!finger) return
          const width = spread()
          const [dx, dy] = [clientX - finger.x, clientY - finger.y]
          Object.assign(finger, { x: clientX, y: clientY })
          if (fingers.size === 1) turn(-dx * turnPerPixel, dy * turnPerPixel)
          else if (spread() > 0) zoom(width / spread())
        },
        { signal },
      )
      for (const end of ['pointerup', 'pointercancel'] as const) element.addEventListener(end, ({ pointerId }) => void fingers.delete(pointerId), { signal })
      element.addEventListener(
        'wheel',
        (event) => {
          // A page is scrolled with the wheel: the picture takes it when it has the focus, or for the pinch of a trackpad.
          if (!event.ctrlKey && document.activeElement !== element) return
          event.preventDefault()
          zoom(Math.exp(event.deltaY * (event.ctrlKey ? 0.01 : 0.0015)))
        },
        { signal, passive: false },
      )
      const keys: Readonly<Record<string, () => void>> = {
        ArrowLeft: () => turn(-turnPerKey, 0),
        ArrowRight: () => turn(turnPerKey, 0),
        ArrowUp: () => turn(0, turnPerKey),
        ArrowDown: () => turn(0, -turnPerKey),
        '+': () => zoom(1 / zoomPerKey),
        '=': () => zoom(1 / zoomPerKey),
        '-': () => zoom(zoomPerKey),
      }
      element.addEventListener(
        'keydown',
        (event) => {
          const move = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key]
          if (!move) return
          event.preventDefault()
          move()
        },
        { signal },
      )
      return () => {
        quit.abort()
        cancelAnimationFrame(request)
      }
    },
  }
}
