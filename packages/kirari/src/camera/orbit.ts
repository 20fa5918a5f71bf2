/**
 * A camera that orbits a point: drags, the wheel, two fingers or keys move it, with damping. Its position consists of uniforms, so a still
 * view is drawn again only when the camera moves. The vertex stage projects points with it; the fragment stage may ask for the ray of a pixel.
 */
import { float, resolution, uniform, vec4, type Float, type Vec2, type Vec3, type Vec4 } from '../shader/front/node/index.ts'
import { listen } from './gesture.ts'
import { expectLens, expectNumber, expectPoint, type Point } from './option.ts'

/** The position of the camera, relative to its target. */
export interface OrbitPlace {
  /** The point that the camera turns around, in the centre of the view. */
  readonly target: Point
  /** Rotation around the vertical axis, in radians: at 0 the camera is at +z of the target, at π/2 at +x. */
  readonly yaw: number
  /** Elevation above the horizon, in radians. */
  readonly pitch: number
  /** Distance from the target. */
  readonly distance: number
}

export interface OrbitOptions extends Partial<OrbitPlace> {
  /** Limits of `pitch`, in radians, within −π/2 and π/2. Default: −1.5 and 1.5. */
  readonly minPitch?: number
  readonly maxPitch?: number
  /** Limits of `distance`. Default: a tenth of `distance`, and ten times `distance`. */
  readonly minDistance?: number
  readonly maxDistance?: number
  /** Vertical field of view, in radians. Default: 0.8. */
  readonly fieldOfView?: number
  /** Distances of the near and far clipping planes. Default: a tenth of `minDistance`, and ten times `maxDistance`. */
  readonly near?: number
  readonly far?: number
  /** How fast the motion settles: after a second, e^−damping of the way is left. Default: 10; Infinity moves at once. */
  readonly damping?: number
}

export interface ConnectOptions {
  /** Called at each press of a pointer and turn of the wheel; returns whether the camera handles it. Default: it always does. */
  readonly when?: (event: PointerEvent | WheelEvent) => boolean
}

export interface OrbitCamera extends OrbitPlace {
  /** The position, and the right, up and forward directions of the view: unit vectors, perpendicular to one another. */
  readonly eye: Vec3
  readonly right: Vec3
  readonly up: Vec3
  readonly forward: Vec3
  readonly near: number
  readonly far: number
  /** Vertical field of view, in radians. */
  readonly fieldOfView: number
  /** Projects a point in world space to clip space, at any aspect ratio: pass it as `vertex` of `draw`. */
  project(point: Vec3): Vec4
  /** The vector from the eye to the plane one unit in front of it, for a place in the units of `uv`. */
  ray(place: Vec2): Vec3
  /** Converts a depth, 0 to 1, to the distance along `forward`. */
  distanceOf(depth: Float): Float
  /** Turns the camera by `yaw` around the vertical axis and by `pitch` upwards, in radians, with damping. */
  turn(yaw: number, pitch: number): void
  /** Multiplies the distance by `factor`, with damping. */
  zoom(factor: number): void
  /** Moves the camera there at once; what `place` omits stays. */
  set(place: Partial<OrbitPlace>): void
  /**
   * Listens to an element, such as the canvas of an engine or a box around it; returns the function that stops. The element becomes focusable
   * and gets the style `touch-action: pan-y` unless one is set: a finger that moves up and down scrolls the page.
   */
  connect(element: HTMLElement, options?: ConnectOptions): () => void
}

/**
 * Creates a camera that people turn around a point, with drags, two fingers, the wheel while it has the focus, arrows, + and −. It moves without
 * damping for those who prefer reduced motion. Throws S1001 for invalid options.
 *
 * @example
 * const camera = createOrbitCamera({ distance: 4, pitch: 0.4 })
 * const shape = draw({ geometry, vertex: camera.project(attribute(vec3, 'position')), fragment, depth: true, cull: 'back' })
 * createEngine({ container, frame: [shape] })
 * const stop = camera.connect(container)
 */
export const createOrbitCamera = (options: OrbitOptions = {}): OrbitCamera => {
  const { yaw = 0, pitch = 0, distance = 4, minDistance = distance / 10, maxDistance = distance * 10, fieldOfView = 0.8, damping = 10 } = options
  const { minPitch = -1.5, maxPitch = 1.5, near = minDistance / 10, far = maxDistance * 10 } = options
  expectLens(fieldOfView, near, far, createOrbitCamera)
  expectNumber(far < Number.POSITIVE_INFINITY, 'a finite number as far', far, createOrbitCamera)
  expectNumber(minDistance > 0, 'a number above 0 as minDistance', minDistance, createOrbitCamera)
  expectNumber(maxDistance >= minDistance, `a number from minDistance, ${minDistance}, on as maxDistance`, maxDistance, createOrbitCamera)
  expectNumber(Math.abs(minPitch) <= Math.PI / 2, 'radians from −π/2 to π/2 as minPitch', minPitch, createOrbitCamera)
  expectNumber(maxPitch >= minPitch && maxPitch <= Math.PI / 2, `radians from minPitch, ${minPitch}, to π/2 as maxPitch`, maxPitch, createOrbitCamera)
  expectNumber(damping > 0, 'a number above 0 as damping', damping, createOrbitCamera)

  let target: Point = [0, 0, 0]
  /** The position shown now, and the one that it moves towards. */
  const shown = { yaw: 0, pitch: 0, distance: 1 }
  const wanted = { yaw: 0, pitch: 0, distance: 1 }
  const tangent = Math.tan(fieldOfView / 2)

  const eye = uniform([0, 0, 0], 'eye')
  const right = uniform([1, 0, 0], 'cameraRight')
  const up = uniform([0, 1, 0], 'cameraUp')
  const forward = uniform([0, 0, -1], 'cameraForward')
  const aspect = resolution.x.div(resolution.y)

  /** Updates the four vectors from the angles. */
  const show = (): void => {
    const [sinYaw, cosYaw, sinPitch, cosPitch] = [Math.sin(shown.yaw), Math.cos(shown.yaw), Math.sin(shown.pitch), Math.cos(shown.pitch)]
    forward.value = [-sinYaw * cosPitch, -sinPitch, -cosYaw * cosPitch]
    right.value = [cosYaw, 0, -sinYaw]
    up.value = [-sinYaw * sinPitch, cosPitch, -cosYaw * sinPitch]
    eye.value = [target[0] + sinYaw * cosPitch * shown.distance, target[1] + sinPitch * shown.distance, target[2] + cosYaw * cosPitch * shown.distance]
  }
  const limit = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value))

  let request = 0
  let before = 0
  const stop = (): void => {
    if (request) cancelAnimationFrame(request)
    request = 0
  }
  const arrive = (): void => {
    stop()
    Object.assign(shown, wanted)
    show()
  }
  const glide = (now: number): void => {
    // After a slow frame, or while the page was hidden, the camera does not jump; and the first frame may have begun before the event.
    const part = 1 - Math.exp((-damping * limit(now - before, 0, 50)) / 1000)
    before = now
    shown.yaw += (wanted.yaw - shown.yaw) * part
    shown.pitch += (wanted.pitch - shown.pitch) * part
    shown.distance += (wanted.distance - shown.distance) * part
    const rest = Math.abs(wanted.yaw - shown.yaw) + Math.abs(wanted.pitch - shown.pitch) + Math.abs(wanted.distance / shown.distance - 1)
    if (rest <= 1e-4) return arrive()
    show()
    request = requestAnimationFrame(glide)
  }
  const start = (): void => {
    if (damping === Number.POSITIVE_INFINITY || isCalm()) return arrive()
    if (request) return
    before = performance.now()
    request = requestAnimationFrame(glide)
  }

  const turn = (aside: number, upwards: number): void => {
    for (const angle of [aside, upwards]) expectNumber(Number.isFinite(angle), 'finite radians to turn by', angle, turn)
    wanted.yaw += aside
    wanted.pitch = limit(wanted.pitch + upwards, minPitch, maxPitch)
    start()
  }
  const zoom = (factor: number): void => {
    expectNumber(factor > 0 && factor < Number.POSITIVE_INFINITY, 'a finite number above 0 to zoom by', factor, zoom)
    wanted.distance = limit(wanted.distance * factor, minDistance, maxDistance)
    start()
  }
  const put = (place: Partial<OrbitPlace>, below: unknown): void => {
    const next = { ...wanted, target, ...place }
    expectPoint('target', next.target, below)
    for (const name of ['yaw', 'pitch', 'distance'] as const) expectNumber(Number.isFinite(next[name]), `a finite number as ${name}`, next[name], below)
    ;({ target } = next)
    wanted.yaw = next.yaw
    wanted.pitch = limit(next.pitch, minPitch, maxPitch)
    wanted.distance = limit(next.distance, minDistance, maxDistance)
    arrive()
  }
  const set = (place: Partial<OrbitPlace>): void => put(place, set)

  put({ yaw, pitch, distance, ...(options.target && { target: options.target }) }, createOrbitCamera)

  return {
    eye,
    right,
    up,
    forward,
    near,
    far,
    fieldOfView,
    get target() {
      return target
    },
    get yaw() {
      return shown.yaw
    },
    get pitch() {
      return shown.pitch
    },
    get distance() {
      return shown.distance
    },
    project(point) {
      const way = point.sub(eye).toConst('way')
      const z = way.dot(forward).toConst('z')
      return vec4(way.dot(right).div(aspect.mul(tangent)), way.dot(up).div(tangent), z.sub(near).mul(far / (far - near)), z)
    },
    ray(place) {
      const at = place.mul(2).sub(1)
      return forward.add(right.mul(at.x.mul(aspect).mul(tangent))).add(up.mul(at.y.mul(tangent)))
    },
    distanceOf: (depth) => float(near * far).div(depth.mul(near - far).add(far)),
    turn,
    zoom,
    set,
    connect(element, { when = () => true } = {}) {
      const leave = listen(element, { turn, zoom, when })
      let isConnected = true
      return () => {
        if (!isConnected) return
        isConnected = false
        leave()
        stop()
        Object.assign(wanted, shown)
      }
    },
  }
}

/** True for people who prefer reduced motion, and where there are no animation frames to move in. */
const isCalm = (): boolean =>
  typeof requestAnimationFrame === 'undefined' || (typeof matchMedia !== 'undefined' && matchMedia('(prefers-reduced-motion: reduce)').matches)
