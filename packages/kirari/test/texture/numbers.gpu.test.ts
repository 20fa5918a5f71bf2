/** Numbers in textures, on both backends: every type of number, shape, level and way to read them. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createStage, nextFrame, pixel, type Stage } from '../engine/stage.ts'
import { draw } from '../../src/index.ts'
import {
  abs,
  depthTexture2D,
  depthTexture2DArray,
  depthTextureCube,
  float,
  int,
  itexture2D,
  itexture2DArray,
  itexture3D,
  ivec2,
  ivec3,
  texture,
  texture2D,
  texture2DArray,
  texture3D,
  textureCube,
  utexture2D,
  uv,
  vec2,
  vec3,
  vec4,
  type IVec4,
  type PixelData,
  type UVec4,
  type Vec4,
} from '../../src/shader/front/node/index.ts'
import { render } from '../../src/shader/target/cpu/index.ts'
import { cornersOf, cubeDirection, isNear, show } from './show.ts'

let stage: Stage
beforeEach(() => {
  stage = createStage()
})
afterEach(() => stage.clear())

const nearest = { filter: 'nearest' } as const

describe.each(['webgl2', 'webgpu'] as const)('on %s', (backend) => {
  const colorOf = async (fragment: Vec4): Promise<readonly number[]> => pixel(await show(stage, backend, fragment).capture(), 15, 10)

  /** The second of two texels, and the value that a shader reads there. */
  const floats: readonly (readonly [string, PixelData, readonly number[]])[] = [
    ['bytes, one a texel', new Uint8Array([1, 200]), [200 / 255, 0, 0, 1]],
    ['bytes, two a texel', new Uint8Array([1, 2, 200, 100]), [200 / 255, 100 / 255, 0, 1]],
    ['bytes, four a texel', new Uint8Array([1, 2, 3, 4, 200, 100, 50, 25]), [200 / 255, 100 / 255, 50 / 255, 25 / 255]],
    ['clamped bytes', new Uint8ClampedArray([1, 2, 3, 4, 200, 100, 50, 25]), [200 / 255, 100 / 255, 50 / 255, 25 / 255]],
    ['signed bytes, one a texel', new Int8Array([1, -127]), [-1, 0, 0, 1]],
    ['signed bytes, two a texel', new Int8Array([1, 2, -127, 64]), [-1, 64 / 127, 0, 1]],
    ['signed bytes, four a texel', new Int8Array([1, 2, 3, 4, -127, 64, -32, 127]), [-1, 64 / 127, -32 / 127, 1]],
    ['floats, one a texel', new Float32Array([1, 1234.5]), [1234.5, 0, 0, 1]],
    ['floats, two a texel', new Float32Array([1, 2, -0.25, 1e-6]), [-0.25, 1e-6, 0, 1]],
    ['floats, four a texel', new Float32Array([1, 2, 3, 4, -0.25, 16777215, 3, 1e9]), [-0.25, 16777215, 3, 1e9]],
  ]
  test.each(floats)('%s', async (_, data, wanted) => {
    const image = texture(texture2D, { ...nearest, value: { width: 2, height: 1, data } })
    const off = abs(image.load(ivec2(1, 0)).sub(vec4(...(wanted as [number, number, number, number])))).lessThan(
      vec4(...(wanted.map((part) => Math.abs(part) * 1e-6 + 1e-7) as [number, number, number, number])),
    )
    expect(await colorOf(vec4(off))).toEqual([255, 255, 255, 255])
  })

  const integers: readonly (readonly [string, PixelData, readonly number[]])[] = [
    ['Int8Array', new Int8Array([1, -128]), [-128, 0, 0, 1]],
    ['Int8Array', new Int8Array([1, 2, 3, 4, -1, -2, -3, -128]), [-1, -2, -3, -128]],
    ['Int16Array', new Int16Array([1, 2, -32768, 32767]), [-32768, 32767, 0, 1]],
    ['Int16Array', new Int16Array([1, 2, 3, 4, -1, 2, -3, 4]), [-1, 2, -3, 4]],
    ['Int32Array', new Int32Array([1, -2147483648]), [-2147483648, 0, 0, 1]],
    ['Int32Array', new Int32Array([1, 2, 3, 4, 5, -6, 7, 2147483647]), [5, -6, 7, 2147483647]],
    ['Uint8Array', new Uint8Array([1, 255]), [255, 0, 0, 1]],
    ['Uint8ClampedArray', new Uint8ClampedArray([1, 2, 3, 4, 5, 6, 7, 255]), [5, 6, 7, 255]],
    ['Uint16Array', new Uint16Array([1, 2, 3, 65535]), [3, 65535, 0, 1]],
    ['Uint32Array', new Uint32Array([1, 4294967295]), [4294967295, 0, 0, 1]],
    ['Uint32Array', new Uint32Array([1, 2, 3, 4, 5, 6, 7, 4294967295]), [5, 6, 7, 4294967295]],
  ]
  test.each(integers)('whole numbers of %s %o', async (name, data, wanted) => {
    const value = { width: 2, height: 1, data }
    const texel: IVec4 | UVec4 = name.startsWith('I') ? texture(itexture2D, { value }).load(ivec2(1, 0)) : texture(utexture2D, { value }).load(ivec2(1, 0))
    // A component above 2³¹ is compared by its half, which is exact for every number here.
    const half = wanted.map((part) => Math.floor(part / 2))
    const parts = (['x', 'y', 'z', 'w'] as const).map((axis, i) =>
      abs(
        float(texel[axis])
          .div(2)
          .sub(half[i] ?? 0),
      ).lessThan(Math.abs(half[i] ?? 0) * 1e-6 + 0.75),
    )
    const [x, y, z, w] = parts.map((part) => float(part))
    if (!x || !y || !z || !w) throw new Error('expected four parts')
    expect(await colorOf(vec4(x, y, z, w))).toEqual([255, 255, 255, 255])
  })

  test('rows of any length follow each other without gaps, the first at uv.y = 0', async () => {
    // Three texels of one byte: neither a multiple of 4 nor of 256.
    const image = texture(texture2D, { ...nearest, value: { width: 3, height: 2, data: new Uint8Array([10, 20, 30, 40, 50, 60]) } })
    const at = (x: number, y: number): ReturnType<typeof image.load>['x'] => image.load(ivec2(x, y)).x
    expect(await colorOf(vec4(at(0, 0), at(2, 0), at(0, 1), at(2, 1)))).toEqual([10, 30, 40, 60])
    const shown = await show(stage, backend, vec4(image.sample(uv).xxx, 1)).capture()
    expect(cornersOf(shown).map(([red]) => red)).toEqual([40, 60, 10, 30])
  })

  test('a part of a larger array', async () => {
    const data = new Float32Array([9, 9, 0.2, 0.4, 9]).subarray(2, 4)
    const image = texture(texture2D, { ...nearest, value: { width: 2, height: 1, data } })
    expect(await colorOf(vec4(image.load(ivec2(0, 0)).x, image.load(ivec2(1, 0)).x, 0, 1))).toEqual([51, 102, 0, 255])
  })

  test('layers of an array', async () => {
    const value = { width: 2, height: 1, depth: 3, data: new Uint8Array([1, 2, 3, 4, 5, 6]) }
    const pages = texture(texture2DArray, { ...nearest, value })
    const at = (layer: number): Vec4['x'] => pages.load(ivec2(1, 0), int(layer)).x
    expect(await colorOf(vec4(at(0), at(1), at(2), 1))).toEqual([2, 4, 6, 255])
    const counts = texture(itexture2DArray, { value: { width: 1, height: 1, depth: 2, data: new Int16Array([-7, 9]) } })
    expect(await colorOf(vec4(float(counts.load(ivec2(0), int(1)).x).div(255), 0, 0, 1))).toEqual([9, 0, 0, 255])
  })

  test('slices of a 3D texture, mixed between them', async () => {
    const value = { width: 1, height: 1, depth: 2, data: new Uint8Array([0, 255]) }
    const block = texture(texture3D, { value })
    const sharp = texture(texture3D, { ...nearest, value, wrap: ['clamp', 'clamp', 'repeat'] })
    expect(
      isNear(
        await colorOf(vec4(block.sample(vec3(0.5)).x, block.sample(vec3(0.5, 0.5, 0.9)).x, sharp.sample(vec3(0.5, 0.5, 1.2)).x, 1)),
        [128, 255, 0, 255],
        1,
      ),
    ).toBe(true)
    const counts = texture(itexture3D, { value: { width: 1, height: 1, depth: 2, data: new Int32Array([3, 4]) } })
    expect(await colorOf(vec4(float(counts.load(ivec3(0, 0, 1)).x).div(255), 0, 0, 1))).toEqual([4, 0, 0, 255])
  })

  test('faces of a cube: the first row is the upper one as it is seen from inside', async () => {
    const data = Uint8Array.from({ length: 24 }, (_, i) => i * 10)
    const sky = texture(textureCube, { ...nearest, value: { width: 2, height: 2, data } })
    const engine = show(stage, backend, vec4(0))
    for (let face = 0; face < 6; face++) {
      const at = (right: number, down: number): Vec4['x'] => sky.sample(vec3(...cubeDirection(face, right, down))).x
      engine.frame = [draw({ fragment: vec4(at(-0.5, -0.5), at(0.5, -0.5), at(-0.5, 0.5), at(0.5, 0.5)) })]
      await nextFrame(engine)
      expect(pixel(await engine.capture(), 15, 10), `face ${face}`).toEqual([0, 10, 20, 30].map((part) => face * 40 + part))
    }
  })

  test('levels that are given, and that are read between', async () => {
    const value = { width: 2, height: 2, data: new Uint8Array(4), mipmaps: [new Uint8Array([200])] }
    const smooth = texture(texture2D, { value, mipmap: 'linear' })
    const stepped = texture(texture2D, { value, mipmap: 'nearest' })
    const flat = texture(texture2D, { value })
    const middle = vec2(0.5)
    expect(
      isNear(
        await colorOf(
          vec4(smooth.sampleLevel(middle, 0.5).x, stepped.sampleLevel(middle, 0.9).x, flat.sampleLevel(middle, 1).x, flat.load(ivec2(0), int(1)).x),
        ),
        [100, 200, 0, 200],
        1,
      ),
    ).toBe(true)
  })

  test.each([
    ['bytes', (numbers: readonly number[]) => Uint8Array.from(numbers, (part) => part * 255), 1],
    ['signed bytes', (numbers: readonly number[]) => Int8Array.from(numbers, (part) => part * 127), 3],
    ['floats', (numbers: readonly number[]) => Float32Array.from(numbers), 1],
  ] as const)('levels of %s are made, in 2D, arrays, cubes and 3D', async (_, make, tolerance) => {
    // Each layer or slice is half white.
    const numbers = (layers: number): PixelData => make(Array.from({ length: layers * 4 }, (_, i) => i % 2))
    const options = { mipmap: 'linear' } as const
    const flat = texture(texture2D, { ...options, value: { width: 2, height: 2, data: numbers(1) } })
    const pages = texture(texture2DArray, { ...options, value: { width: 2, height: 2, depth: 3, data: numbers(3) } })
    const sky = texture(textureCube, { ...options, value: { width: 2, height: 2, data: numbers(6) } })
    const block = texture(texture3D, { ...options, value: { width: 2, height: 2, depth: 2, data: numbers(2) } })
    const color = await colorOf(
      vec4(
        flat.sampleLevel(vec2(0.5), 1).x,
        pages.sampleLevel(vec2(0.5), int(2), 1).x,
        sky.sampleLevel(vec3(0, 0, -1), 1).x,
        block.sampleLevel(vec3(0.5), 1).x,
      ),
    )
    expect(isNear(color, [128, 128, 128, 128], tolerance), String(color)).toBe(true)
  })

  test('a picture that is drawn smaller is the same on the CPU', async () => {
    // Waves of all lengths, so that each level looks different. WebGL2 does not specify how odd sizes are halved.
    const waves = (width: number, height: number): readonly number[] =>
      Array.from({ length: width * height * 4 }, (_, i) => {
        const [x, y] = [(i >> 2) % width, Math.floor((i >> 2) / width)]
        return 128 + 60 * Math.sin((x * (1 + (i & 3)) * Math.PI * 2) / width) + 60 * Math.cos((y * Math.PI * 6) / height)
      })
    const options = { mipmap: 'linear', wrap: 'repeat' } as const
    const even = texture(texture2D, { ...options, value: { width: 64, height: 64, data: Uint8Array.from(waves(64, 64)) } })
    const floats = Float32Array.from(waves(45, 35), (part) => part / 255)
    const odd = texture(texture2D, { ...options, mipmap: 'nearest', value: { width: 45, height: 35, data: floats } })
    const near = even.sample(uv.mul(5))
    const fragment = vec4(near.xy, odd.sample(uv.mul(3)).x, 1)
    const { data, width, height } = await show(stage, backend, fragment).capture()
    const wanted = render(fragment, { width, height })
    const far = data.reduce((count, part, i) => count + (Math.abs(part - (wanted[i] ?? 0)) > 4 ? 1 : 0), 0)
    expect(far).toBe(0)
    // Not the first level, which differs.
    const sharp = render(vec4(even.sampleLevel(uv.mul(5), 0).xy, 0, 1), { width, height })
    expect(sharp.filter((part, i) => i % 4 < 2 && Math.abs(part - (wanted[i] ?? 0)) > 16).length).toBeGreaterThan(width * height * 0.1)
  })

  test('depths are compared, and what passes is mixed', async () => {
    const value = { width: 2, height: 1, data: new Float32Array([0.25, 0.75]) }
    const sharp = texture(depthTexture2D, { ...nearest, value })
    const smooth = texture(depthTexture2D, { value, compare: 'greater' })
    const left = vec2(0.25, 0.5)
    const color = await colorOf(
      vec4(
        sharp.sampleCompare(left, 0.2),
        sharp.sampleCompare(left, 0.25001),
        sharp.sampleCompare(vec2(0.75, 0.5), 0.7499),
        smooth.sampleCompare(vec2(0.5), 0.5),
      ),
    )
    expect(isNear(color, [255, 0, 255, 128], 1), String(color)).toBe(true)
    const pages = texture(depthTexture2DArray, { ...nearest, value: { width: 1, height: 1, depth: 2, data: new Float32Array([0.1, 0.9]) } })
    const sky = texture(depthTextureCube, { ...nearest, value: { width: 1, height: 1, data: new Float32Array([0.1, 0.9, 0.1, 0.1, 0.1, 0.1]) } })
    const more = await colorOf(
      vec4(pages.sampleCompare(vec2(0.5), int(0), 0.5), pages.sampleCompare(vec2(0.5), int(1), 0.5), sky.sampleCompare(vec3(-1, 0, 0), 0.5), 1),
    )
    expect(more).toEqual([0, 255, 255, 255])
  })

  test('a slanted surface keeps its lines with anisotropy', async () => {
    // Columns of black and white, viewed so that rows are far denser than columns.
    const data = Uint8Array.from({ length: 64 * 64 }, (_, i) => (i % 64 < 32 ? 0 : 255))
    const value = { width: 64, height: 64, data }
    const at = vec2(uv.x, uv.y.mul(40))
    const options = { value, mipmap: 'linear', wrap: 'repeat' } as const
    const blurred = texture(texture2D, options)
    const sharp = texture(texture2D, { ...options, anisotropy: 16 })
    const contrast = async (one: typeof blurred): Promise<number> => {
      const image = await show(stage, backend, vec4(one.sample(at).xxx, 1)).capture()
      return (pixel(image, 40, 20)[0] ?? 0) - (pixel(image, 20, 20)[0] ?? 0)
    }
    expect(await contrast(sharp)).toBeGreaterThan((await contrast(blurred)) + 50)
  })

  test('new numbers of the same size are taken, and so are those of another size', async () => {
    const data = new Float32Array([0.2])
    const image = texture(texture2D, { ...nearest, value: { width: 1, height: 1, data } })
    const engine = show(stage, backend, vec4(image.sample(uv).xxx, 1))
    const shown = async (): Promise<number | undefined> => pixel(await engine.capture(), 45, 10)[0]
    expect(await shown()).toBe(51)
    data[0] = 0.4
    image.update()
    expect(await shown()).toBe(102)
    image.value = { width: 2, height: 1, data: new Uint8Array([0, 77]) }
    expect(await shown()).toBe(77)
  })
})
