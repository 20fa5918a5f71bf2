/** Images of the platform in textures, on both backends: each is upright, and read with its settings. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { nextFrame, createStage, pixel, recordCalls, type Stage } from '../engine/stage.ts'
import { draw } from '../../src/index.ts'
import {
  float,
  int,
  texture,
  texture2D,
  texture2DArray,
  texture3D,
  textureCube,
  uv,
  vec2,
  vec3,
  vec4,
  type ImageElement,
} from '../../src/shader/front/node/index.ts'
import { addressOf, blue, corners, cornersOf, cubeDirection, green, isNear, paint, red, show, white } from './show.ts'

let stage: Stage
beforeEach(() => {
  stage = createStage()
})
afterEach(() => stage.clear())

const opaque = { filter: 'nearest' } as const

/** The same image in each of the platform's types. */
const forms: Readonly<Record<string, () => Promise<ImageElement>>> = {
  'a canvas': async () => paint(),
  'an OffscreenCanvas': async () => {
    const canvas = new OffscreenCanvas(2, 2)
    canvas.getContext('2d')?.drawImage(paint(), 0, 0)
    return canvas
  },
  'an ImageBitmap': () => createImageBitmap(paint()),
  'an ImageBitmap that is turned': () => createImageBitmap(paint(2, ['#00f', '#fff', '#f00', '#0f0']), { imageOrientation: 'flipY' }),
  'an image': async () => {
    const image = new Image()
    image.src = await addressOf(paint())
    await image.decode()
    return image
  },
  'an ImageData': async () => paint().getContext('2d')?.getImageData(0, 0, 2, 2) ?? paint(),
  'a VideoFrame': async () => new VideoFrame(paint(), { timestamp: 0 }),
}

describe.each(['webgl2', 'webgpu'] as const)('on %s', (backend) => {
  test.each(Object.entries(forms))('%s stands upright', async (_, make) => {
    const photo = texture(texture2D, { ...opaque, value: await make() })
    const picture = await show(stage, backend, photo.sample(uv)).capture()
    // A VideoFrame may be converted during the upload.
    expect(
      cornersOf(picture).every((color, i) => isNear(color, corners[i] ?? [], 2)),
      JSON.stringify(cornersOf(picture)),
    ).toBe(true)
  })

  test.each(Object.entries(forms))('%s with flipY false has its first row at uv.y = 0', async (_, make) => {
    const photo = texture(texture2D, { ...opaque, value: { elements: [await make()], flipY: false } })
    const picture = await show(stage, backend, photo.sample(uv)).capture()
    expect(
      cornersOf(picture).every((color, i) => isNear(color, [blue, white, red, green][i] ?? [], 2)),
      JSON.stringify(cornersOf(picture)),
    ).toBe(true)
  })

  test('one transparent black texel is there until a picture is, which then is drawn', async () => {
    const photo = texture(texture2D, opaque)
    const engine = show(stage, backend, photo.sample(uv))
    expect(cornersOf(await engine.capture())).toEqual(Array.from({ length: 4 }, () => [0, 0, 0, 0]))
    const frame = nextFrame(engine)
    photo.value = paint()
    await frame
    expect(cornersOf(await engine.capture())).toEqual(corners)
    photo.value = paint(4, ['#fff', '#0f0', '#00f', '#f00'])
    expect(cornersOf(await engine.capture())).toEqual([white, green, blue, red])
  })

  test('one transparent black texel is there again when the picture is taken away', async () => {
    const none = Array.from({ length: 4 }, () => [0, 0, 0, 0])
    const photo = texture(texture2D, { ...opaque, mipmap: 'linear', value: paint(4) })
    const numbers = texture(texture2D, { value: { width: 1, height: 1, data: Float32Array.of(0, 0, 1, 0) } })
    const engine = show(stage, backend, photo.sample(uv).add(numbers.sample(uv)))
    expect(cornersOf(await engine.capture())[0]).toEqual([255, 0, 255, 255])
    numbers.value = undefined
    expect(cornersOf(await engine.capture())).toEqual(corners)
    const frame = nextFrame(engine)
    photo.value = undefined
    await frame
    expect(cornersOf(await engine.capture())).toEqual(none)
    expect((await engine.read(photo)).width).toBe(1)
    photo.value = paint(4)
    expect(cornersOf(await engine.capture())).toEqual(corners)
  })

  test('`update` takes what the same canvas shows now', async () => {
    const canvas = paint()
    const photo = texture(texture2D, { ...opaque, value: canvas })
    const engine = show(stage, backend, photo.sample(uv))
    expect(cornersOf(await engine.capture())[0]).toEqual(red)
    canvas.getContext('2d')?.drawImage(paint(2, ['#fff', '#fff', '#fff', '#fff']), 0, 0)
    expect(cornersOf(await engine.capture())[0]).toEqual(red)
    const frame = nextFrame(engine)
    photo.update()
    await frame
    expect(cornersOf(await engine.capture())[0]).toEqual(white)
    // A new size clears the canvas; then size 0, and the image stays.
    canvas.width = canvas.height = 6
    canvas.getContext('2d')?.drawImage(paint(6), 0, 0)
    photo.update()
    expect(cornersOf(await engine.capture())).toEqual(corners)
    canvas.width = 0
    photo.update()
    expect(cornersOf(await engine.capture())).toEqual(corners)
  })

  test('a picture is uploaded once, however often it is drawn', async () => {
    const photo = texture(texture2D, { value: paint() })
    const engine = show(stage, backend, photo.sample(uv))
    await engine.capture()
    const record = recordCalls(WebGL2RenderingContext, GPUQueue)
    await engine.capture()
    await engine.capture()
    record.stop()
    expect(record.calls.filter((name) => /tex(Sub)?Image|ExternalImage|writeTexture/.test(name))).toEqual([])
    expect(record.calls.length).toBeGreaterThan(0)
  })

  test.each([
    [
      'a canvas',
      async () =>
        paint(
          2,
          Array.from({ length: 4 }, () => 'rgb(255 128 0 / 0.5)'),
        ),
    ],
    [
      'an ImageBitmap',
      () =>
        createImageBitmap(
          paint(
            2,
            Array.from({ length: 4 }, () => 'rgb(255 128 0 / 0.5)'),
          ),
        ),
    ],
    [
      'an image',
      async () => {
        const image = new Image()
        image.src = await addressOf(
          paint(
            2,
            Array.from({ length: 4 }, () => 'rgb(255 128 0 / 0.5)'),
          ),
        )
        await image.decode()
        return image
      },
    ],
  ])('%s is multiplied by its alpha, or not', async (_, make) => {
    const element = await make()
    const photo = texture(texture2D, { ...opaque, value: element })
    const engine = show(stage, backend, photo.sample(uv))
    expect(isNear(pixel(await engine.capture(), 15, 10), [128, 64, 0, 128], 1)).toBe(true)
    photo.value = { elements: [element], premultiply: false }
    const color = pixel(await engine.capture(), 15, 10)
    expect(isNear(color, [255, 128, 0, 128], 2), String(color)).toBe(true)
  })

  test("encoding 'linear' gives light: what a screen shows as 188 is half of it", async () => {
    const grey = paint(2, ['#bcbcbc', '#bcbcbc', '#bcbcbc', '#bcbcbc'])
    const photo = texture(texture2D, { ...opaque, value: grey })
    const engine = show(stage, backend, photo.sample(uv))
    expect(pixel(await engine.capture(), 15, 10)).toEqual([188, 188, 188, 255])
    for (const element of [grey, await createImageBitmap(grey)]) {
      photo.value = { elements: [element], encoding: 'linear' }
      expect(isNear(pixel(await engine.capture(), 15, 10), [128, 128, 128, 255], 1)).toBe(true)
    }
  })

  test("colorSpace 'display-p3' gives the numbers of that space", async () => {
    const element = paint(2, ['#f00', '#f00', '#f00', '#f00'])
    const photo = texture(texture2D, { ...opaque, value: { elements: [element], colorSpace: 'display-p3' } })
    const engine = show(stage, backend, photo.sample(uv))
    // sRGB red, converted: CSS Color 4, 10.3.
    const wanted = [234, 51, 35, 255]
    const color = pixel(await engine.capture(), 15, 10)
    expect(isNear(color, wanted, 3), String(color)).toBe(true)
    photo.value = { elements: [await createImageBitmap(element)], colorSpace: 'display-p3' }
    const same = pixel(await engine.capture(), 15, 10)
    expect(isNear(same, wanted, 3), String(same)).toBe(true)
  })

  test('its smaller levels are made, of any size', async () => {
    const halves = paint(6, ['#fff', '#000', '#fff', '#000'])
    const photo = texture(texture2D, { value: halves, mipmap: 'linear' })
    const engine = show(
      stage,
      backend,
      vec4(photo.sampleLevel(vec2(0.25, 0.5), 0).x, photo.sampleLevel(vec2(0.5), 2).x, photo.sampleLevel(vec2(0.9, 0.5), 2).x, 1),
    )
    expect(isNear(pixel(await engine.capture(), 15, 10), [255, 128, 128, 255], 1), String(pixel(await engine.capture(), 15, 10))).toBe(true)
    // Strong minification.
    engine.frame = [draw({ fragment: photo.sample(uv.mul(200)) })]
    await nextFrame(engine)
    const [grey = 0] = pixel(await engine.capture(), 15, 10)
    expect(grey).toBeGreaterThan(80)
    expect(grey).toBeLessThan(175)
  })

  test('six pictures are the faces of a cube, upright as they are seen from inside', async () => {
    const colors = [red, green, blue, white, [255, 255, 0, 255], [0, 255, 255, 255]] as const
    const faces = colors.map(([r, g, b]) => paint(4, [`rgb(${r} ${g} ${b})`, `rgb(${r} ${g} ${b})`, '#000', `rgb(${r} ${g} ${b})`]))
    const sky = texture(textureCube, { ...opaque, value: faces })
    const engine = show(stage, backend, vec4(0))
    for (const [face, color] of colors.entries()) {
      for (const [corner, [s, t]] of (
        [
          [-0.5, -0.5],
          [0.5, -0.5],
          [-0.5, 0.5],
          [0.5, 0.5],
        ] as const
      ).entries()) {
        const [x, y, z] = cubeDirection(face, s, t)
        engine.frame = [draw({ fragment: sky.sample(vec3(x, y, z)) })]
        await nextFrame(engine)
        expect(pixel(await engine.capture(), 15, 10), `face ${face}, corner ${corner}`).toEqual(corner === 2 ? [0, 0, 0, 255] : color)
      }
    }
  })

  test('a cube of bitmaps has levels and is turned when it is told', async () => {
    const faces = await Promise.all(Array.from({ length: 6 }, () => createImageBitmap(paint(4, ['#f00', '#f00', '#00f', '#00f']))))
    const sky = texture(textureCube, { filter: 'nearest', mipmap: 'nearest', value: { elements: faces, flipY: true } })
    const [x, y, z] = cubeDirection(0, 0, -0.5)
    const engine = show(stage, backend, vec4(sky.sample(vec3(x, y, z)).xyz, 1))
    expect(pixel(await engine.capture(), 15, 10)).toEqual(blue)
    engine.frame = [draw({ fragment: vec4(sky.sampleLevel(vec3(x, y, z), 2).xyz, 1) })]
    await nextFrame(engine)
    expect(isNear(pixel(await engine.capture(), 15, 10), [128, 0, 128, 255], 1)).toBe(true)
  })

  test.each([
    ['canvases', async (canvas: HTMLCanvasElement): Promise<ImageElement> => canvas],
    ['bitmaps', (canvas: HTMLCanvasElement): Promise<ImageElement> => createImageBitmap(canvas)],
  ])('%s are the layers of an array, and the slices of a 3D texture, each upright', async (_, make) => {
    const layers = await Promise.all([paint(), paint(2, ['#fff', '#0f0', '#00f', '#f00'])].map((canvas) => make(canvas)))
    const pages = texture(texture2DArray, { ...opaque, value: layers })
    const engine = show(stage, backend, pages.sample(uv, 0))
    expect(cornersOf(await engine.capture())).toEqual(corners)
    engine.frame = [draw({ fragment: pages.sample(uv, int(1)) })]
    await nextFrame(engine)
    expect(cornersOf(await engine.capture())).toEqual([white, green, blue, red])
    const block = texture(texture3D, { ...opaque, value: layers })
    engine.frame = [draw({ fragment: block.sample(vec3(uv, 0.25)) })]
    await nextFrame(engine)
    expect(cornersOf(await engine.capture())).toEqual(corners)
    engine.frame = [draw({ fragment: block.sample(vec3(uv, 0.75)) })]
    await nextFrame(engine)
    expect(cornersOf(await engine.capture())).toEqual([white, green, blue, red])
  })

  test('levels of a 3D texture are mixed from slices too', async () => {
    const slices = [paint(2, ['#fff', '#fff', '#fff', '#fff']), paint(2, ['#000', '#000', '#000', '#000'])]
    const block = texture(texture3D, { mipmap: 'nearest', value: slices })
    const engine = show(stage, backend, block.sampleLevel(vec3(0.5), 1))
    expect(isNear(pixel(await engine.capture(), 15, 10), [128, 128, 128, 255], 1)).toBe(true)
  })

  test('it is repeated, mirrored or held at its edge, in each direction', async () => {
    const photo = texture(texture2D, { filter: 'nearest', wrap: ['repeat', 'mirror'], value: paint() })
    const held = texture(texture2D, { filter: 'nearest', wrap: 'clamp', value: paint() })
    const engine = show(stage, backend, photo.sample(uv.add(vec2(1, 1))))
    expect(cornersOf(await engine.capture())).toEqual([blue, white, red, green])
    engine.frame = [draw({ fragment: held.sample(uv.add(vec2(1, 1))) })]
    await nextFrame(engine)
    expect(cornersOf(await engine.capture())).toEqual([green, green, green, green])
  })

  test('texels are mixed, or not', async () => {
    const halves = ['#000', '#fff', '#000', '#fff']
    const smooth = texture(texture2D, { value: paint(2, halves) })
    const sharp = texture(texture2D, { value: paint(2, halves), filter: 'nearest' })
    const engine = show(stage, backend, vec4(smooth.sample(vec2(0.5)).x, sharp.sample(vec2(0.49, 0.5)).x, float(0), 1))
    expect(isNear(pixel(await engine.capture(), 15, 10), [128, 0, 0, 255], 1)).toBe(true)
  })

  test('two canvases share one texture on the GPU, which goes with the last', async () => {
    const photo = texture(texture2D, { ...opaque, value: paint() })
    const engines = [show(stage, backend, photo.sample(uv)), show(stage, backend, photo.sample(uv).mul(0.5))]
    for (const engine of engines) await engine.capture()
    expect(engines[0]?.live?.textures).toBe(1)
    engines[0]?.dispose()
    const [left] = cornersOf((await engines[1]?.capture()) ?? { width: 0, height: 0, data: new Uint8ClampedArray() })
    expect(left).toEqual([128, 0, 0, 128])
  })

  test('a picture of another site is refused by name, and the last one stays', async () => {
    const photo = texture(texture2D, { ...opaque, value: paint() })
    const engine = show(stage, backend, photo.sample(uv))
    await engine.capture()
    const errors: Error[] = []
    engine.on('error', (error) => errors.push(error))
    photo.value = await foreignCanvas()
    expect(cornersOf(await engine.capture())).toEqual(corners)
    await engine.capture()
    expect(errors.map(({ message }) => message.slice(0, 5))).toEqual(['E1041'])
  })

  test('what was closed, and what is too large, is refused by name', async () => {
    const bitmap = await createImageBitmap(paint())
    const photo = texture(texture2D, { ...opaque, value: paint() })
    const engine = show(stage, backend, photo.sample(uv))
    await engine.capture()
    const errors: Error[] = []
    engine.on('error', (error) => errors.push(error))
    photo.value = bitmap
    bitmap.close()
    await engine.capture()
    photo.value = { width: 65536, height: 1, data: new Uint8Array(65536) }
    expect(cornersOf(await engine.capture())).toEqual(corners)
    expect(errors.map(({ message }) => message.slice(0, 5))).toEqual(['E1042', 'E1040'])
    expect(errors[1]?.message).toMatch(/at most \d+ .* got 65536 × 1/)
  })
})

/** A tainted canvas: it has drawn an image with a part of a page inside. */
const foreignCanvas = async (): Promise<HTMLCanvasElement> => {
  const canvas = paint()
  const image = new Image()
  const text =
    '<svg xmlns="http://www.w3.org/2000/svg" width="2" height="2"><foreignObject width="2" height="2"><p xmlns="http://www.w3.org/1999/xhtml">a</p></foreignObject></svg>'
  image.src = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }))
  await image.decode()
  canvas.getContext('2d')?.drawImage(image, 0, 0)
  return canvas
}
