/** Input in a real browser on both backends: the events of the platform reach the pixels. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createEngine, type Engine } from '../index.ts'
import { createStage, pixel, type Stage } from '../../test/engine/stage.ts'
import { float, select, vec4, type Vec4 } from '../shader/front/node/index.ts'
import { key, pointerButtons, pointerDown, pointerDrag, pointerInside, pointerPressure, touch, touchCount, wheel } from './index.ts'

let stage: Stage
beforeEach(() => {
  stage = createStage()
})
afterEach(() => stage.clear())

describe.each(['webgl2', 'webgpu'] as const)('on %s', (backend) => {
  const start = async (fragment: Vec4): Promise<Engine> => {
    const engine = stage.keep(createEngine({ container: stage.container, backend, fragment }))
    await engine.ready
    return engine
  }
  const colour = async (engine: Engine): Promise<readonly number[]> => pixel(await engine.capture(), 0, 0)
  /** Sends an event at a point of the canvas, measured from its lower left corner. */
  const send = ({ canvas }: Engine, name: string, x: number, y: number, more: PointerEventInit = {}): void => {
    const { left, bottom, width, height } = canvas.getBoundingClientRect()
    canvas.dispatchEvent(
      new PointerEvent(name, { bubbles: true, pointerId: 1, pointerType: 'mouse', clientX: left + x * width, clientY: bottom - y * height, ...more }),
    )
  }

  test('drags are added up, and buttons are bits', async () => {
    const engine = await start(vec4(pointerDrag, float(pointerButtons).div(255), 1))
    send(engine, 'pointermove', 0.5, 0.5)
    send(engine, 'pointerdown', 0.5, 0.5, { buttons: 1 })
    send(engine, 'pointermove', 0.9, 0.7, { buttons: 3 })
    expect(await colour(engine)).toEqual([102, 51, 3, 255])
    send(engine, 'pointerup', 0.9, 0.7)
    send(engine, 'pointermove', 0.1, 0.1)
    send(engine, 'pointerdown', 0.1, 0.1, { buttons: 1 })
    send(engine, 'pointermove', 0.3, 0.1, { buttons: 1 })
    expect(await colour(engine)).toEqual([153, 51, 1, 255])
  })

  test('a press, its pressure and what is over the canvas are seen', async () => {
    const engine = await start(vec4(select(0, 1, pointerDown), pointerPressure, select(0, 1, pointerInside), 1))
    expect(await colour(engine)).toEqual([0, 0, 0, 255])
    send(engine, 'pointerenter', 0.5, 0.5)
    send(engine, 'pointerdown', 0.5, 0.5, { buttons: 1, pressure: 0.2 })
    expect(await colour(engine)).toEqual([255, 51, 255, 255])
    send(engine, 'pointerup', 0.5, 0.5)
    send(engine, 'pointerleave', 2, 0.5)
    expect(await colour(engine)).toEqual([0, 0, 0, 255])
  })

  test('fingers are counted, and each keeps its number', async () => {
    const engine = await start(vec4(touch(0).z, touch(1).xy, float(touchCount).div(255)))
    const finger = { pointerType: 'touch', buttons: 1 }
    send(engine, 'pointerdown', 0.1, 0.1, { ...finger, pointerId: 7 })
    send(engine, 'pointerdown', 0, 0, { ...finger, pointerId: 8 })
    send(engine, 'pointermove', 0.4, 0.2, { ...finger, pointerId: 8 })
    send(engine, 'pointercancel', 0.1, 0.1, { ...finger, pointerId: 7 })
    expect(await colour(engine)).toEqual([0, 102, 51, 1])
  })

  test('the wheel counts pixels and lines, and scrolls the page unless gestures are kept', async () => {
    const engine = await start(vec4(wheel.div(255), 0, 1))
    const turn = (init: WheelEventInit): boolean => engine.canvas.dispatchEvent(new WheelEvent('wheel', { cancelable: true, ...init }))
    expect(turn({ deltaX: 10, deltaY: 20 })).toBe(true)
    expect(turn({ deltaY: 2, deltaMode: WheelEvent.DOM_DELTA_LINE })).toBe(true)
    expect(await colour(engine)).toEqual([10, 52, 0, 255])
    stage.container.style.touchAction = 'none'
    expect(turn({ deltaY: 8 })).toBe(false)
    expect(await colour(engine)).toEqual([10, 60, 0, 255])
  })

  test('a key counts while it is down, and not while somebody types into a field', async () => {
    const engine = await start(vec4(select(0, 1, key('KeyW')), 0, 0, 1))
    const press = (name: string, target: EventTarget, code = 'KeyW'): boolean =>
      target.dispatchEvent(new KeyboardEvent(name, { code, bubbles: true, cancelable: true }))
    const field = stage.container.appendChild(document.createElement('input'))
    expect(press('keydown', field)).toBe(true)
    expect(await colour(engine)).toEqual([0, 0, 0, 255])
    expect(press('keydown', document.body)).toBe(true)
    expect(await colour(engine)).toEqual([255, 0, 0, 255])
    press('keyup', document.body)
    expect(await colour(engine)).toEqual([0, 0, 0, 255])
    press('keydown', document.body)
    window.dispatchEvent(new Event('blur'))
    expect(await colour(engine)).toEqual([0, 0, 0, 255])
    field.remove()
  })

  test('a picture that can have the focus takes keys only then, and keeps them from the page', async () => {
    stage.container.tabIndex = 0
    const engine = await start(vec4(select(0, 1, key('ArrowUp')), 0, 0, 1))
    const press = (target: EventTarget, code = 'ArrowUp'): boolean =>
      target.dispatchEvent(new KeyboardEvent('keydown', { code, bubbles: true, cancelable: true }))
    expect([press(document.body), press(stage.container, 'Tab')]).toEqual([true, true])
    expect(await colour(engine)).toEqual([0, 0, 0, 255])
    expect(press(stage.container)).toBe(false)
    expect(await colour(engine)).toEqual([255, 0, 0, 255])
  })
})

test('a code that is none is refused', () => {
  expect(() => key('w')).toThrow("expected a code of a key such as 'KeyW' or 'ArrowUp', got the string \"w\"")
  expect(() => touch(1.5)).toThrow('expected the number of a finger, 0 to 9, got the number 1.5')
})
