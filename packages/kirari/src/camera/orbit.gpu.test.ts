/**
 * Shapes and the orbit camera in a real browser: frames on both backends, compared with rays cast in JavaScript at the surfaces that the
 * shapes approximate, and the control driven by a real mouse, fingers, wheel and keyboard.
 */
import { cdp } from 'vitest/browser'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { box, cone, cylinder, fullScreenTriangle, icosphere, plane, sphere, torus, type Shape } from '../geometry/index.ts'
import { createEngine, draw, geometry, type Engine } from '../index.ts'
import { createStage, pixel, type Stage } from '../../test/engine/stage.ts'
import { attribute, mat4, uniform, varying, vec2, vec3, vec4, type Vec4 } from '../shader/front/node/index.ts'
import { createOrbitCamera, lookAt, orthographic, perspective, type OrbitCamera } from './index.ts'

let stage: Stage
beforeEach(() => {
  stage = createStage()
})
afterEach(() => stage.clear())

type Vector = readonly [x: number, y: number, z: number]
const add = (a: Vector, b: Vector, times = 1): Vector => [a[0] + b[0] * times, a[1] + b[1] * times, a[2] + b[2] * times]
const scaled = (a: Vector, by: number): Vector => [a[0] * by, a[1] * by, a[2] * by]
const normalized = (a: Vector): Vector => scaled(a, 1 / Math.hypot(...a))
const cross = (a: Vector, b: Vector): Vector => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]

/** A shape, and a lower bound of a point's distance to its surface. */
const solids: readonly { readonly name: string; readonly shape: Shape; readonly distance: (point: Vector) => number }[] = [
  { name: 'box', shape: box({ size: [1.6, 1, 1.2] }), distance: ([x, y, z]) => Math.max(Math.abs(x) - 0.8, Math.abs(y) - 0.5, Math.abs(z) - 0.6) },
  { name: 'plane', shape: plane({ size: 1.8, facing: 'y' }), distance: ([x, y, z]) => Math.max(Math.abs(x) - 0.9, Math.abs(y) - 1e-3, Math.abs(z) - 0.9) },
  { name: 'sphere', shape: sphere({ segments: [64, 32] }), distance: (point) => Math.hypot(...point) - 1 },
  { name: 'icosphere', shape: icosphere({ subdivisions: 4 }), distance: (point) => Math.hypot(...point) - 1 },
  {
    name: 'torus',
    shape: torus({ segments: [96, 48] }),
    distance: ([x, y, z]) => Math.hypot(Math.hypot(x, z) - 0.7, y) - 0.3,
  },
  {
    name: 'cylinder',
    shape: cylinder({ radius: 0.7, height: 1.4, segments: [96, 2] }),
    distance: ([x, y, z]) => Math.max(Math.hypot(x, z) - 0.7, Math.abs(y) - 0.7),
  },
  {
    name: 'cone',
    shape: cone({ segments: [96, 8] }),
    // The side falls by 2 where it widens by 1.
    distance: ([x, y, z]) => Math.max((Math.hypot(x, z) * 2 + y - 1) / Math.sqrt(5), -1 - y),
  },
]

const eye: Vector = [1.2, 1.6, 2.6]
const fieldOfView = 0.9
const cell = 40

/** The normal where a ray hits the surface, as a colour; undefined where it misses. */
const cast = (distance: (point: Vector) => number, from: Vector, way: Vector): Vector | undefined => {
  let [point, gone] = [from, 0]
  for (let i = 0; i < 400 && gone < 8; i++) {
    const left = distance(point)
    if (left < 1e-4) {
      const step = 1e-5
      const slope = (axis: Vector): number => distance(add(point, axis, step)) - distance(add(point, axis, -step))
      const normal = normalized([slope([1, 0, 0]), slope([0, 1, 0]), slope([0, 0, 1])])
      return add([127.5, 127.5, 127.5], normal, 127.5)
    }
    gone += left
    point = add(point, way, left)
  }
  return undefined
}

/** Counts the pixels of a cell whose colour differs from the ray-cast one. A few at the edge of a shape may differ by rounding. */
const wrongPixels = (image: Awaited<ReturnType<Engine['capture']>>, column: number, distance: (point: Vector) => number, isParallel: boolean): number => {
  const forward = normalized(scaled(eye, -1))
  const right = normalized(cross(forward, [0, 1, 0]))
  const up = cross(right, forward)
  const half = Math.tan(fieldOfView / 2)
  let wrong = 0
  for (let y = 0; y < cell; y++) {
    for (let x = 0; x < cell; x++) {
      const [across, upwards] = [((x + 0.5) / cell) * 2 - 1, 1 - ((y + 0.5) / cell) * 2]
      const wanted = isParallel
        ? cast(distance, add(add(eye, right, across * 1.5), up, upwards * 1.5), forward)
        : cast(distance, eye, normalized(add(add(forward, right, across * half), up, upwards * half)))
      const got = pixel(image, column * cell + x, y)
      const isRight = wanted ? got[3] === 255 && wanted.every((part, i) => Math.abs(part - (got[i] ?? 0)) < 14) : got[3] === 0
      if (!isRight) wrong++
    }
  }
  return wrong
}

describe.each(['webgl2', 'webgpu'] as const)('on %s', (backend) => {
  const normal = varying(attribute(vec3, 'normal'))
  const position = attribute(vec3, 'position')
  const fragment = vec4(normal.normalize().mul(0.5).add(0.5), 1)
  /** Draws all shapes side by side, each in a cell of the canvas. */
  const show = async (vertex: Vec4): Promise<Awaited<ReturnType<Engine['capture']>>> => {
    stage.container.style.cssText = `width:${cell * solids.length}px;height:${cell}px`
    const frame = solids.map(({ shape: { attributes, index } }, i) =>
      draw({
        geometry: geometry(attributes, { index }),
        vertex,
        fragment,
        depth: true,
        cull: 'back',
        viewport: [i * cell, 0, cell, cell],
        clear: i === 0 ? [0, 0, 0, 0] : false,
      }),
    )
    return await stage.keep(createEngine({ container: stage.container, backend, pixelRatio: 1, frame })).capture()
  }
  const wrongOf = (image: Awaited<ReturnType<Engine['capture']>>, isParallel = false) =>
    Object.fromEntries(solids.map(({ name, distance }, i) => [name, wrongPixels(image, i, distance, isParallel)]))
  const few = Object.fromEntries(solids.map(({ name }) => [name, expect.toSatisfy((wrong: number) => wrong <= 6)]))

  const view = uniform(mat4, lookAt({ eye }))

  test('shapes in perspective are where rays of a pinhole meet them, front sides outside', async () => {
    const projection = uniform(mat4, perspective({ fieldOfView, near: 0.5, far: 8 }))
    expect(wrongOf(await show(projection.mul(view).mul(vec4(position, 1))))).toEqual(few)
  })

  test('shapes without perspective are where parallel rays meet them', async () => {
    const projection = uniform(mat4, orthographic({ left: -1.5, right: 1.5, bottom: -1.5, top: 1.5, near: 0, far: 8 }))
    expect(wrongOf(await show(projection.mul(view).mul(vec4(position, 1))), true)).toEqual(few)
  })

  test('an orbit camera draws what the matrices draw, in the shape of the canvas', async () => {
    const distance = Math.hypot(...eye)
    const camera = createOrbitCamera({ distance, yaw: Math.atan2(eye[0], eye[2]), pitch: Math.asin(eye[1] / distance), fieldOfView, near: 0.5, far: 8 })
    // A cell is square, and the canvas is a row of them.
    const vertex = camera.project(position)
    expect(wrongOf(await show(vec4(vertex.x.mul(solids.length), vertex.yzw)))).toEqual(few)
  })

  test('a full-screen triangle fills the picture, with its uv', async () => {
    const { attributes, index } = fullScreenTriangle()
    const frame = [
      draw({ geometry: geometry(attributes, { index }), vertex: vec4(position, 1), fragment: vec4(varying(attribute(vec2, 'uv')), 0, 1), cull: 'back' }),
    ]
    const image = await stage.keep(createEngine({ container: stage.container, backend, pixelRatio: 1, frame })).capture()
    for (const [x, y] of [
      [0, 0],
      [59, 0],
      [30, 20],
      [0, 39],
    ] as const) {
      const [red = 0, green = 0, , alpha] = pixel(image, x, y)
      expect(Math.abs(red - ((x + 0.5) / 60) * 255) + Math.abs(green - (1 - (y + 0.5) / 40) * 255)).toBeLessThan(2)
      expect(alpha).toBe(255)
    }
  })
})

describe('the control', () => {
  const session = cdp()
  const calm = (value: 'reduce' | 'no-preference') => session.send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] })

  let camera: OrbitCamera
  let engine: Engine
  let stop: () => void
  let frames: number
  beforeEach(async () => {
    // Longer than the window, so that it can be scrolled.
    document.body.style.height = '3000px'
    stage.container.style.cssText = 'width:200px;height:150px'
    camera = createOrbitCamera({ distance: 4, minDistance: 1, maxDistance: 20, pitch: 0.2, minPitch: -1, maxPitch: 1 })
    const { attributes, index } = box()
    const frame = [draw({ geometry: geometry(attributes, { index }), vertex: camera.project(attribute(vec3, 'position')), fragment: vec3(1), depth: true })]
    engine = stage.keep(createEngine({ container: stage.container, backend: 'webgl2', pixelRatio: 1, frame }))
    stop = camera.connect(engine.canvas)
    await engine.ready
    frames = 0
    engine.on('frame', () => frames++)
    await atRest()
  })
  afterEach(async () => {
    stop()
    document.body.style.height = ''
    window.scrollTo(0, 0)
    await calm('no-preference')
  })

  /** Resolves when nothing has been drawn for some frames. */
  const atRest = async (): Promise<void> => {
    for (let still = 0, before = frames; still < 6; still++) {
      await new Promise(requestAnimationFrame)
      if (frames !== before) [still, before] = [0, frames]
    }
  }
  /** Maps a place of the canvas to the window of the browser, which shows the test's page in an iframe. */
  const place = (x: number, y: number): { readonly x: number; readonly y: number } => {
    const canvas = engine.canvas.getBoundingClientRect()
    const outer = window.frameElement?.getBoundingClientRect() ?? new DOMRect(0, 0, window.innerWidth)
    const scale = outer.width / window.innerWidth
    return { x: outer.left + (canvas.left + x) * scale, y: outer.top + (canvas.top + y) * scale }
  }
  const mouse = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', x: number, y: number) =>
    session.send('Input.dispatchMouseEvent', { type, ...place(x, y), button: 'left', buttons: type === 'mouseReleased' ? 0 : 1, clickCount: 1 })
  const wheel = (deltaY: number, modifiers = 0) =>
    session.send('Input.dispatchMouseEvent', { type: 'mouseWheel', ...place(100, 75), deltaX: 0, deltaY, modifiers })
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: readonly (readonly [number, number])[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y], id) => ({ ...place(x, y), id })) })
  const press = async (key: string, code: string, windowsVirtualKeyCode: number): Promise<void> => {
    const text = key.length === 1 ? { text: key } : {}
    await session.send('Input.dispatchKeyEvent', { type: 'keyDown', key, code, windowsVirtualKeyCode, ...text })
    await session.send('Input.dispatchKeyEvent', { type: 'keyUp', key, code, windowsVirtualKeyCode })
  }

  test('turns by a drag, also beyond the edge, glides, and draws nothing once it stands', async () => {
    const seen = new Set<number>()
    engine.on('frame', () => seen.add(camera.yaw))
    await mouse('mousePressed', 100, 75)
    await mouse('mouseMoved', 50, 75)
    await mouse('mouseMoved', -50, 175)
    await mouse('mouseReleased', -50, 175)
    await expect.poll(() => camera.yaw).toBeCloseTo(150 * 0.006, 6)
    expect(camera.pitch).toBeCloseTo(0.2 + 100 * 0.006, 6)
    await atRest()
    const before = frames
    // However long a frame takes, the camera moves as if a twentieth of a second had passed at most.
    expect(seen.size).toBeGreaterThan(10)
    await mouse('mouseMoved', 100, 75)
    await atRest()
    expect([camera.yaw, frames]).toEqual([expect.closeTo(0.9, 6), before])
  })

  test('leaves a press and the wheel to the program where it says so', async () => {
    stop()
    const asked: string[] = []
    let isMine = true
    stop = camera.connect(engine.canvas, { when: ({ type }) => asked.push(type) > 0 && !isMine })
    const drag = async (): Promise<void> => {
      await mouse('mousePressed', 100, 75)
      await mouse('mouseMoved', 50, 75)
      isMine = false
      await mouse('mouseReleased', 50, 75)
    }
    // The camera calls `when` as a drag begins, and not again until the next drag.
    await drag()
    isMine = true
    await wheel(120)
    await expect.poll(() => window.scrollY).toBeGreaterThan(0)
    window.scrollTo(0, 0)
    expect([camera.yaw, camera.distance, camera.fieldOfView, asked]).toEqual([0, 4, 0.8, ['pointerdown', 'wheel']])
    isMine = false
    await drag()
    await expect.poll(() => camera.yaw).toBeCloseTo(50 * 0.006, 6)
    await wheel(120)
    await expect.poll(() => camera.distance).toBeCloseTo(4 * Math.exp(0.18), 6)
  })

  test('leaves the wheel to the page until the picture has the focus', async () => {
    await wheel(120)
    await expect.poll(() => window.scrollY).toBeGreaterThan(0)
    expect(camera.distance).toBe(4)
    window.scrollTo(0, 0)
    await mouse('mousePressed', 100, 75)
    await mouse('mouseReleased', 100, 75)
    expect(document.activeElement).toBe(engine.canvas)
    await wheel(120)
    await expect.poll(() => camera.distance).toBeCloseTo(4 * Math.exp(0.18), 6)
    expect(window.scrollY).toBe(0)
    engine.canvas.blur()
    // Browsers report the pinch of a trackpad as a wheel with Ctrl.
    await wheel(-30, 2)
    await expect.poll(() => camera.distance).toBeCloseTo(4 * Math.exp(0.18 - 0.3), 6)
  })

  test('comes nearer by the pinch of a trackpad in Safari, which has events of its own', async () => {
    const gesture = (type: string, scale: number): boolean =>
      engine.canvas.dispatchEvent(Object.assign(new Event(type, { bubbles: true, cancelable: true }), { scale }))
    // The page itself does not zoom.
    expect([gesture('gesturestart', 1), gesture('gesturechange', 1.25), gesture('gesturechange', 2)]).toEqual([false, false, false])
    await expect.poll(() => camera.distance).toBeCloseTo(2, 6)
    // A second pinch starts from its own scale. Fingers on a screen send pointer events, which the camera uses in place of gestures.
    gesture('gesturestart', 1)
    gesture('gesturechange', 0.5)
    await expect.poll(() => camera.distance).toBeCloseTo(4, 6)
    gesture('gesturestart', 1)
    const finger = { pointerId: 7, bubbles: true }
    engine.canvas.dispatchEvent(new PointerEvent('pointerdown', finger))
    gesture('gesturechange', 2)
    engine.canvas.dispatchEvent(new PointerEvent('pointerup', finger))
    gesture('gesturestart', 1)
    gesture('gesturechange', 0.8)
    await expect.poll(() => camera.distance).toBeCloseTo(5, 6)
  })

  test('turns by a finger that moves across, comes nearer by two, and lets a finger that moves up and down scroll the page', async () => {
    await touch('touchStart', [150, 75])
    for (const x of [130, 110, 90, 70, 50]) await touch('touchMove', [x, 75])
    await touch('touchEnd')
    await expect.poll(() => camera.yaw).toBeGreaterThan(0.3)
    await atRest()
    const { yaw } = camera
    expect(window.scrollY).toBe(0)
    await touch('touchStart', [90, 75], [110, 75])
    for (const wide of [20, 30, 40]) await touch('touchMove', [100 - wide, 75], [100 + wide, 75])
    await touch('touchEnd')
    await expect.poll(() => camera.distance).toBeLessThan(2)
    await atRest()
    await touch('touchStart', [100, 140])
    for (const y of [120, 100, 80, 60, 40, 20]) await touch('touchMove', [100, y])
    await touch('touchEnd')
    await expect.poll(() => window.scrollY).toBeGreaterThan(0)
    await atRest()
    expect(Math.abs(camera.yaw - yaw)).toBeLessThan(0.2)
  })

  test('takes arrows, + and − while it has the focus, and leaves other keys and other times to the page', async () => {
    await press('ArrowLeft', 'ArrowLeft', 37)
    await atRest()
    expect(camera.yaw).toBe(0)
    engine.canvas.focus()
    await press('ArrowLeft', 'ArrowLeft', 37)
    await expect.poll(() => camera.yaw).toBeCloseTo(-0.12, 6)
    await press('ArrowUp', 'ArrowUp', 38)
    await expect.poll(() => camera.pitch).toBeCloseTo(0.32, 6)
    await press('ArrowDown', 'ArrowDown', 40)
    await press('ArrowRight', 'ArrowRight', 39)
    await press('-', 'Minus', 189)
    await expect.poll(() => camera.distance).toBeCloseTo(4 * 1.12, 6)
    await press('+', 'Equal', 187)
    await expect.poll(() => camera.distance).toBeCloseTo(4, 6)
    expect([camera.yaw, camera.pitch, window.scrollY]).toEqual([expect.closeTo(0, 6), expect.closeTo(0.2, 6), 0])
    await press('End', 'End', 35)
    await expect.poll(() => window.scrollY).toBeGreaterThan(0)
  })

  test('does not glide for people who prefer reduced motion', async () => {
    await calm('reduce')
    camera.turn(0.5, 0)
    camera.zoom(2)
    expect([camera.yaw, camera.distance]).toEqual([0.5, 8])
    await calm('no-preference')
    camera.turn(0.5, 0)
    expect(camera.yaw).toBe(0.5)
    await expect.poll(() => camera.yaw).toBeCloseTo(1, 6)
    const stiff = createOrbitCamera({ damping: Infinity })
    stiff.turn(0.5, 0)
    expect(stiff.yaw).toBe(0.5)
  })

  test('hears nothing when it was told to stop, comes to rest where it is, and leaves the element as it was', async () => {
    expect([engine.canvas.tabIndex, engine.canvas.style.touchAction]).toEqual([0, 'pan-y'])
    camera.turn(3, 0)
    stop()
    stop()
    const { yaw } = camera
    expect([engine.canvas.hasAttribute('tabindex'), engine.canvas.style.touchAction]).toEqual([false, ''])
    await mouse('mousePressed', 100, 75)
    await mouse('mouseMoved', 20, 75)
    await mouse('mouseReleased', 20, 75)
    await atRest()
    expect(camera.yaw).toBe(yaw)
    // Attributes and styles that the page has set stay.
    stage.container.tabIndex = -1
    stage.container.style.touchAction = 'none'
    camera.connect(stage.container)()
    expect([stage.container.getAttribute('tabindex'), stage.container.style.touchAction]).toEqual(['-1', 'none'])
  })
})
