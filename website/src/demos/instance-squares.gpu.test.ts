/** The squares on the GPU: computed as in memory, drawn where a rasteriser on the CPU draws them, and the same however they are read. */
import { draw, type Picture } from 'kirari'
import { float, kernel, storage, uint } from 'kirari/node'
import { afterAll, describe, expect, test } from 'vitest'
import { backends, closeAll, point, show, type Backend } from './compute-stage.ts'
import { fillBuffers, writeSquare, type Buffers } from './instance-squares/buffers.ts'
import type { ReadingName } from './instance-squares/reading.ts'
import { createScene, type Values } from './instance-squares/scene.ts'
import { half, mostSquares, sideOf } from './instance-squares/sky.ts'
import { Square, squareOf } from './instance-squares/square.ts'

const values: Values = { count: 2.5, reading: 'attribute', size: 1.5, bytes: '16', sway: 1, view: 'picture' }
/** As wide to high as the painting. */
const [width, height] = [96, 60]
afterAll(closeAll)

const farthest = (one: Picture, other: Picture): number => one.data.reduce((most, byte, i) => Math.max(most, Math.abs(byte - (other.data[i] ?? NaN))), 0)
const open = async (backend: Backend, change: Partial<Values> = {}) => {
  const scene = createScene({ ...values, ...change })
  const shown = await show(scene, backend, [width, height])
  shown.engine.canvas.setPointerCapture = () => {}
  return { scene, shown }
}

/** The picture by its definition: for each pixel the last square that its centre is in; NaN where rounding decides. */
const rasterised = (count: number, size: number, time: number): Float64Array => {
  const { place, turn, color } = fillBuffers(count)
  const side = sideOf(count, size)
  const pixels = new Float64Array(width * height * 3)
  for (let p = 0; p < width * height; p++) pixels.set([0.015 * 255, 0.02 * 255, 0.09 * 255], p * 3)
  for (let i = 0; i < count; i++) {
    const [x, y] = [place[i * 2] ?? NaN, place[i * 2 + 1] ?? NaN]
    const wave = Math.sin(2.6 * x + 1.7 * y - 1.1 * time) * Math.sin(-1.3 * x + 3.1 * y + 0.7 * time)
    const angle = (turn[i] ?? NaN) + 0.7 * wave
    for (let p = 0; p < width * height; p++) {
      const dx = (((p % width) + 0.5) / width) * 2 * half[0] - half[0] - x
      const dy = half[1] - ((Math.floor(p / width) + 0.5) / height) * 2 * half[1] - y
      const u = (dx * Math.cos(angle) + dy * Math.sin(angle)) / (side / 2)
      const v = (dy * Math.cos(angle) - dx * Math.sin(angle)) / (side / 2)
      const outside = Math.max(Math.abs(u), Math.abs(v)) - 1
      if (outside > 0.004) continue
      const light = (1 + 0.2 * wave) * (1 + (-0.05 * dx + 0.09 * dy) / (side / 2))
      for (let c = 0; c < 3; c++) pixels[p * 3 + c] = outside > -0.004 ? NaN : Math.min(255, (color[i * 4 + c] ?? NaN) * light)
    }
  }
  return pixels
}

describe.each(backends)('on %s', (backend) => {
  test('a square computed from its index is the one in memory', async () => {
    const [samples, stride] = [512, 1949]
    const all: Buffers = { place: new Float32Array(mostSquares * 2), turn: new Float32Array(mostSquares), color: new Uint8Array(mostSquares * 4) }
    for (let i = 0; i < samples; i++) writeSquare(all, i * stride)
    const computed = storage(Square, samples, { name: 'computed' })
    const compute = kernel(samples, (i) => computed.at(i).assign(squareOf(i.mul(stride))), { name: 'compute' })
    const see = draw({ fragment: computed.at(uint(0)).place.xyy.add(float(0)) })
    const { engine, go } = await show({ frame: [compute, see] }, backend)
    go(1)
    const read = (await engine.read(computed)) as unknown as { readonly [name in 'place' | 'turn' | 'color']: ArrayLike<number> }
    const worst = { place: 0, turn: 0, color: 0 }
    for (let i = 0; i < samples; i++) {
      const from = i * stride
      for (let k = 0; k < 2; k++) worst.place = Math.max(worst.place, Math.abs((read.place[i * 2 + k] ?? NaN) - (all.place[from * 2 + k] ?? NaN)))
      const turned = Math.abs((read.turn[i] ?? NaN) - (all.turn[from] ?? NaN))
      worst.turn = Math.max(worst.turn, Math.min(turned, 2 * Math.PI - turned))
      for (let c = 0; c < 4; c++) worst.color = Math.max(worst.color, Math.abs((((read.color[i] ?? NaN) >>> (8 * c)) & 255) - (all.color[from * 4 + c] ?? NaN)))
    }
    expect(worst.place).toBeLessThan(2e-7)
    // The arctangent is the driver's.
    expect(worst.turn).toBeLessThan(1e-3)
    expect(worst.color).toBeLessThanOrEqual(1)
  })

  test('each pixel shows the last square that its centre is in', async () => {
    const { shown } = await open(backend, { count: 2 })
    shown.go(12)
    const { data } = await shown.engine.capture()
    const wanted = rasterised(100, 1.5, shown.engine.time)
    let [decided, wrong] = [0, 0]
    wanted.forEach((byte, i) => {
      if (Number.isNaN(byte)) return
      decided++
      if (Math.abs(byte - (data[Math.floor(i / 3) * 4 + (i % 3)] ?? NaN)) > 1.5) wrong++
    })
    expect(decided / wanted.length).toBeGreaterThan(0.97)
    expect(wrong).toBe(0)
  })

  test('every way of reading draws the same picture, from 16 bytes and from 64', async () => {
    const { scene, shown } = await open(backend)
    shown.go(1)
    const wanted = await shown.engine.capture()
    const seen: { [name: string]: number } = {}
    for (const reading of ['attribute', 'storage', 'list', 'computed'] as const satisfies readonly ReadingName[]) {
      for (const bytes of ['16', '64'] as const) {
        scene.update({ ...values, reading, bytes })
        const { data } = await shown.engine.capture()
        const different = data.filter((byte, i) => Math.abs(byte - (wanted.data[i] ?? NaN)) > 1).length
        seen[`${reading} ${bytes}`] = different
      }
    }
    const { 'computed 16': one = NaN, 'computed 64': other = NaN, ...read } = seen
    expect(Object.values(read)).toEqual([0, 0, 0, 0, 0, 0])
    // An angle that is rounded in another way may move an edge across the centre of a pixel.
    expect(one).toBeLessThan(20)
    expect(other).toBe(one)
  })

  test('overdraw is what the readout says', async () => {
    const { scene, shown } = await open(backend, { count: 3, size: 2, view: 'overdraw', sway: 0 })
    shown.go(1)
    const { data } = await shown.engine.capture()
    let sum = 0
    // Not at the rim, where squares are missing on one side.
    for (let y = 6; y < height - 6; y++) for (let x = 6; x < width - 6; x++) sum += (data[(y * width + x) * 4 + 1] ?? NaN) / 14
    expect(scene.readouts().layers).toBe('4.00')
    expect(sum / ((width - 12) * (height - 12)) / 4).toBeCloseTo(1, 1)
  })

  test('the pointer turns the squares around it, and no others', async () => {
    const { shown } = await open(backend, { sway: 0 })
    shown.go(1)
    const still = await shown.engine.capture()
    point(shown, 0.25, 0.5)
    shown.go(1)
    const touched = await shown.engine.capture()
    const changed = (from: number, to: number): number => {
      let count = 0
      for (let y = 20; y < 40; y++) for (let x = from; x < to; x++) if (touched.data[(y * width + x) * 4] !== still.data[(y * width + x) * 4]) count++
      return count / 20 / (to - from)
    }
    expect(changed(18, 30)).toBeGreaterThan(0.8)
    expect(changed(72, 96)).toBe(0)
  })

  test('experiments end with numbers, and leave the picture as it was', async () => {
    const { scene, shown } = await open(backend, { count: 2, sway: 0 })
    shown.go(1)
    const before = await shown.engine.capture()
    const said: (string | undefined)[] = []
    const stage = { engine: shown.engine, say: (message?: string) => void said.push(message) }
    scene.actions.shares(stage)
    expect(scene.isBusy()).toBe(true)
    await expect.poll(() => said.length, { timeout: 20_000 }).toBe(2)
    for (const share of [scene.readouts().bySquares, scene.readouts().byPixels, scene.readouts().byBytes]) expect(share).toMatch(/^\d+ %$/)
    expect(scene.readouts()).toMatchObject({ squares: '100', bytes: '0.00 MB' })
    expect(farthest(await shown.engine.capture(), before)).toBe(0)
    expect(said).toEqual(['measuring', undefined])
  })
})

test('a software GPU finds its limit among squares', async () => {
  const { scene, shown } = await open('webgl2', { reading: 'list', count: 1 })
  scene.actions.limit({ engine: shown.engine, say() {} })
  await expect.poll(() => scene.readouts().limit, { timeout: 30_000 }).toMatch(/^(?:[<>] )?[\d,]+(?: – [\d,]+)?$/)
})
