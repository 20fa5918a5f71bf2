/** Images from addresses: results, progress, and errors. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createStage, pixel, type Stage } from '../engine/stage.ts'
import { EngineError } from '../../src/index.ts'
import { texture, texture2D, texture2DArray, textureCube, uv, vec3 } from '../../src/shader/front/node/index.ts'
import { loadCube, loadImage, loadLayers, type Progress } from '../../src/texture/index.ts'
import { addressOf, blobOf, blue, corners, cornersOf, cubeDirection, green, isNear, paint, red, show, white } from './show.ts'

let stage: Stage
beforeEach(() => {
  stage = createStage()
})
afterEach(() => {
  stage.clear()
  vi.restoreAllMocks()
})

const refusal = async (promise: Promise<unknown>): Promise<string> => {
  const error: unknown = await promise.then(
    () => 'nothing was refused',
    (reason: unknown) => reason,
  )
  return error instanceof EngineError ? error.message : `no EngineError: ${String(error)}`
}
const answer = (body: BodyInit | null, init: ResponseInit = {}): void => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(body, init))
}

describe.each(['webgl2', 'webgpu'] as const)('on %s', (backend) => {
  test('a picture from an address stands upright', async () => {
    const photo = texture(texture2D, { filter: 'nearest' })
    photo.value = await loadImage(await addressOf(paint()))
    expect(cornersOf(await show(stage, backend, photo.sample(uv)).capture())).toEqual(corners)
  })

  test('its first row is at uv.y = 0 when it is told', async () => {
    const photo = texture(texture2D, { filter: 'nearest', value: await loadImage(await addressOf(paint()), { flipY: false }) })
    expect(cornersOf(await show(stage, backend, photo.sample(uv)).capture())).toEqual([blue, white, red, green])
  })

  test.each([
    [true, [51, 26, 0, 51]],
    // Colours that are not premultiplied are as exact as in the file.
    [false, [255, 128, 0, 51]],
  ])('with premultiply %s, also turned and decoded to light', async (premultiply, wanted) => {
    const address = await addressOf(translucent())
    for (const flipY of [true, false]) {
      const photo = texture(texture2D, { filter: 'nearest', value: await loadImage(address, { premultiply, flipY }) })
      const color = pixel(await show(stage, backend, photo.sample(uv)).capture(), 15, 10)
      expect(isNear(color, wanted, premultiply ? 1 : 2), `${String(color)} with flipY ${flipY}`).toBe(true)
    }
    const light = texture(texture2D, {
      filter: 'nearest',
      value: await loadImage(await addressOf(paint(2, ['#bcbcbc', '#000', '#000', '#000'])), { premultiply, encoding: 'linear' }),
    })
    const color = pixel(await show(stage, backend, light.sample(uv)).capture(), 15, 10)
    expect(isNear(color, [128, 128, 128, 255], 1), String(color)).toBe(true)
  })

  test('a picture of lines', async () => {
    const text = '<svg xmlns="http://www.w3.org/2000/svg" width="2" height="2"><path fill="#f00" d="M0 0h2v1H0z"/><path fill="#00f" d="M0 1h2v1H0z"/></svg>'
    const photo = texture(texture2D, { filter: 'nearest', value: await loadImage(`data:image/svg+xml,${encodeURIComponent(text)}`) })
    expect(cornersOf(await show(stage, backend, photo.sample(uv)).capture())).toEqual([red, red, blue, blue])
  })

  test('six of them are a cube, upright, and several are layers', async () => {
    const addresses = await Promise.all(
      Array.from({ length: 6 }, (_, face) => addressOf(paint(2, face === 4 ? ['#f00', '#0f0', '#00f', '#fff'] : ['#000', '#000', '#000', '#000']))),
    )
    const sky = texture(textureCube, { filter: 'nearest', value: await loadCube(addresses) })
    const [x, y, z] = cubeDirection(4, 0.5, -0.5)
    expect(pixel(await show(stage, backend, sky.sample(vec3(x, y, z))).capture(), 15, 10)).toEqual(green)
    const pages = texture(texture2DArray, { filter: 'nearest', value: await loadLayers(addresses.slice(3, 5)) })
    expect(cornersOf(await show(stage, backend, pages.sample(uv, 1)).capture())).toEqual(corners)
  })
})

/** Orange at a fifth of the opacity. */
const translucent = (): HTMLCanvasElement => {
  const canvas = paint(2, [])
  const context = canvas.getContext('2d')
  context?.putImageData(
    new ImageData(
      Uint8ClampedArray.from({ length: 16 }, (_, i) => [255, 128, 0, 51][i % 4] ?? 0),
      2,
      2,
    ),
    0,
    0,
  )
  return canvas
}

describe('what has come is told', () => {
  test('with what there is in all, when the server says so', async () => {
    const blob = await blobOf(paint(64))
    answer(blob.stream(), { headers: { 'content-type': 'image/png', 'content-length': String(blob.size) } })
    const reports: Progress[] = []
    await loadImage('a.png', { onProgress: (progress) => reports.push(progress) })
    expect(reports.at(-1)).toEqual({ loaded: blob.size, total: blob.size })
  })

  test('without it, when it says nothing or packs what it sends', async () => {
    const blob = await blobOf(paint(64))
    for (const headers of [{}, { 'content-encoding': 'gzip', 'content-length': '10' }, { 'content-length': '10' }]) {
      answer(blob.stream(), { headers: { 'content-type': 'image/png', ...headers } })
      const reports: Progress[] = []
      await loadImage('a.png', { onProgress: (progress) => reports.push(progress) })
      expect(reports.at(-1)).toEqual({ loaded: blob.size, total: undefined })
    }
  })

  test('of all files together', async () => {
    const blob = await blobOf(paint(64))
    vi.spyOn(globalThis, 'fetch').mockImplementation(
      async () => new Response(blob, { headers: { 'content-type': 'image/png', 'content-length': String(blob.size) } }),
    )
    const reports: Progress[] = []
    await loadLayers(['a.png', 'b.png'], { onProgress: (progress) => reports.push(progress) })
    expect(reports.at(-1)).toEqual({ loaded: 2 * blob.size, total: 2 * blob.size })
  })
})

describe('it is refused by name', () => {
  test('when the server answers with an error', async () => {
    answer('no', { status: 404, statusText: 'Not Found' })
    expect(await refusal(loadImage('photo.jpg'))).toMatch(/^E1044: .*photo\.jpg.*404 Not Found/)
  })

  test('when the server gives a page', async () => {
    answer('<!doctype html>', { headers: { 'content-type': 'text/html' } })
    expect(await refusal(loadImage('photo.jpg'))).toMatch(/^E1045: .*photo\.jpg.*text\/html/)
  })

  test('when it cannot be decoded', async () => {
    answer(new Uint8Array([1, 2, 3]), { headers: { 'content-type': 'image/png' } })
    expect(await refusal(loadImage('photo.png'))).toMatch(/^E1045: .*photo\.png.*3 bytes of image\/png/)
  })

  test('when nothing answers, or another site does not allow it', async () => {
    expect(await refusal(loadImage('http://127.0.0.1:1/photo.png'))).toMatch(/^E1043: .*127\.0\.0\.1:1/)
  })

  test('when the size of one face differs', async () => {
    const [small, large] = await Promise.all([addressOf(paint(2)), addressOf(paint(4))])
    const sky = texture(textureCube)
    const faces = await loadCube([small, small, small, large, small, small])
    expect(() => (sky.value = faces)).toThrow(/pictures of one size, 2 × 2, got .*4 × 4/)
  })
})

describe('it ends with the reason of its signal', () => {
  test('before it was asked for', async () => {
    await expect(loadImage('photo.jpg', { signal: AbortSignal.abort('enough') })).rejects.toBe('enough')
  })

  test('while it comes, and the other files are not waited for', async () => {
    const stop = new AbortController()
    const enough = new Error('enough')
    // As in a browser: after the abort, nothing more arrives.
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          controller.enqueue(new Uint8Array(10))
          init?.signal?.addEventListener('abort', () => controller.error(init.signal?.reason))
        },
      })
      return new Response(body, { headers: { 'content-type': 'image/png' } })
    })
    await expect(loadLayers(['a.png', 'b.png'], { signal: stop.signal, onProgress: () => stop.abort(enough) })).rejects.toBe(enough)
  })

  test('and of several files none goes on when one is refused', async () => {
    const aborted: unknown[] = []
    vi.spyOn(globalThis, 'fetch').mockImplementation((url, init) => {
      if (url === 'a.png') return Promise.resolve(new Response(null, { status: 404 }))
      return new Promise((_, reject) => {
        init?.signal?.addEventListener('abort', () => {
          aborted.push(url)
          reject(new Error('aborted'))
        })
      })
    })
    expect(await refusal(loadLayers(['a.png', 'b.png']))).toMatch(/^E1044: /)
    expect(aborted).toEqual(['b.png'])
  })
})
