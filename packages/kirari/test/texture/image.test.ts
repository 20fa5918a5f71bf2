/** Images of a platform as a front end sees them: by their shape alone, so that no platform is needed here. */
import { describe, expect, test, vi } from 'vitest'
import { depthTexture2D, itexture2D, texture, texture2D, texture2DArray, textureCube, type GivenImage } from '../../src/shader/front/node/index.ts'
import { videoImage, type VideoShape } from '../../src/texture/video-image.ts'

const canvas = (width = 2, height = 2): { width: number; height: number; getContext: () => void } => ({ width, height, getContext: () => {} })
const image = (complete: boolean, naturalWidth = 2): { complete: boolean; naturalWidth: number; naturalHeight: number } => ({
  complete,
  naturalWidth,
  naturalHeight: 2,
})

/** A video whose frames the test shows. */
const film = (
  hasCallbacks = true,
  readyState = 0,
): VideoShape & { currentTime: number; show(): void; dispatch(name: string): void; readonly asked: number; readonly listenerCount: number } => {
  const callbacks = new Map<number, () => void>()
  const listeners = new Map<string, Set<() => void>>()
  let last = 0
  return {
    videoWidth: 4,
    videoHeight: 2,
    currentTime: 0,
    readyState,
    ...(hasCallbacks && {
      requestVideoFrameCallback(callback: () => void) {
        callbacks.set(++last, callback)
        return last
      },
      cancelVideoFrameCallback(handle: number) {
        callbacks.delete(handle)
      },
    }),
    addEventListener(name, listener) {
      listeners.set(name, (listeners.get(name) ?? new Set()).add(listener))
    },
    removeEventListener(name, listener) {
      listeners.get(name)?.delete(listener)
    },
    show() {
      const now = [...callbacks.values()]
      callbacks.clear()
      for (const callback of now) callback()
    },
    dispatch(name) {
      for (const listener of listeners.get(name) ?? []) listener()
    },
    get asked() {
      return callbacks.size
    },
    get listenerCount() {
      return [...listeners.values()].reduce((sum, { size }) => sum + size, 0)
    },
  }
}

describe('a picture is refused', () => {
  const photo = texture(texture2D)
  const sky = texture(textureCube)
  const wrong: readonly (readonly [string, () => unknown, RegExp])[] = [
    ['that is not loaded', () => (photo.value = image(false)), /an image that is there/],
    ['that is broken', () => (photo.value = image(true, 0)), /an image that is there/],
    ['without a pixel', () => (photo.value = canvas(0, 2)), /of at least one pixel/],
    ['of which there are several for a flat texture', () => (photo.value = [canvas(), canvas()]), /one picture for a flat texture/],
    ['that lacks faces', () => (sky.value = [canvas()]), /six square pictures/],
    ['whose faces are not square', () => (sky.value = Array.from({ length: 6 }, () => canvas(2, 4))), /six square pictures/],
    ['whose layers differ in size', () => (texture(texture2DArray).value = [canvas(), canvas(3)]), /pictures of one size, 2 × 2/],
    ['that has no layers', () => (texture(texture2DArray).value = []), /a picture at least/],
    ['for whole numbers', () => (texture(itexture2D).value = canvas()), /numbers in a typed array for itexture2D/],
    ['for depths', () => (texture(depthTexture2D).value = canvas()), /numbers in a typed array for depthTexture2D/],
    ['that is an address', () => Reflect.set(photo, 'value', 'photo.jpg'), /a picture, got the string "photo\.jpg"/],
  ]
  test.each(wrong)('%s', (_, set, message) => {
    expect(set).toThrow(message)
    expect(photo.value).toBe(undefined)
  })
})

test('the value is what was given, and the same again changes nothing; `update` does', () => {
  const given: GivenImage = canvas()
  const photo = texture(texture2D)
  let changes = 0
  photo.subscribe(() => changes++)
  photo.value = given
  photo.value = given
  expect([changes, photo.value]).toEqual([1, given])
  photo.update()
  expect(changes).toBe(2)
  photo.value = undefined
  expect([changes, photo.value]).toEqual([3, undefined])
})

describe('a video', () => {
  test('is watched while someone listens to the texture that shows it, and by nobody else', () => {
    const element = film()
    const photo = texture(texture2D, { value: element })
    element.show()
    expect([element.asked, element.listenerCount]).toEqual([0, 0])
    const changed = vi.fn()
    const stop = photo.subscribe(changed)
    expect(element.asked).toBe(1)
    element.show()
    element.show()
    expect(changed).toHaveBeenCalledTimes(2)
    stop()
    expect([element.asked, element.listenerCount]).toEqual([0, 0])
    element.show()
    expect(changed).toHaveBeenCalledTimes(2)
  })

  test('is left alone when another picture takes its place', () => {
    const element = film()
    const photo = texture(texture2D, { value: element })
    photo.subscribe(() => {})
    photo.value = canvas()
    expect([element.asked, element.listenerCount]).toEqual([0, 0])
    photo.value = element
    expect(element.asked).toBe(1)
  })

  test('counts a frame once, for several textures', () => {
    const element = film()
    const live = videoImage(element)
    const listener = vi.fn()
    const stops = [texture(texture2D, { value: live }), texture(texture2D, { value: live })].map((photo) => photo.subscribe(listener))
    expect([live.version, live.width, live.height]).toEqual([0, 4, 2])
    element.show()
    expect([live.version, listener.mock.calls.length, element.asked]).toEqual([1, 2, 1])
    stops[0]?.()
    expect(element.asked).toBe(1)
    stops[1]?.()
    expect(element.asked).toBe(0)
  })

  test('has a frame that came after its picture was copied and before anyone listened', () => {
    const live = videoImage(film(true, 2))
    const copied = live.version
    live.subscribe?.(() => {})
    expect(live.version).toBeGreaterThan(copied)
  })

  test('has the frame that was there before anyone asked', () => {
    const element = film()
    const live = videoImage(element)
    live.subscribe?.(() => {})
    element.dispatch('playing')
    expect(live.version).toBe(1)
  })

  test('without callbacks for frames has another one when its time is another', () => {
    const element = film(false)
    const live = videoImage(element)
    const listener = vi.fn()
    const stop = live.subscribe?.(listener)
    const first = live.version
    expect(live.version).toBe(first)
    element.currentTime = 1
    element.dispatch('timeupdate')
    expect([live.version, listener.mock.calls.length]).toEqual([first + 1, 1])
    // Read by an engine that draws for another reason.
    element.currentTime = 2
    expect(live.version).toBe(first + 2)
    stop?.()
    expect(element.listenerCount).toBe(0)
  })
})
