/** The wave function on the GPU: the Fourier transform against its definition, and the motion against known solutions. */
import { repeat } from 'kirari'
import { storage, vec2 } from 'kirari/node'
import { afterAll, describe, expect, test } from 'vitest'
import { createFourier } from './deferred-quantum/fourier.ts'
import { createWave, type Packet, type World } from './deferred-quantum/evolve.ts'
import { drawPlace, momentsOf, probability, transmissionOf, widthOf } from './deferred-quantum/measure.ts'
import { createSceneOf, type Values } from './deferred-quantum/scene.ts'
import { inner, settingOf, worldOf } from './deferred-quantum/setting.ts'
import { backends, closeAll, show } from './compute-stage.ts'

afterAll(closeAll)

/** The definition of the transform along both axes, in double precision. */
const definition = (values: readonly number[], n: number, sign: number): number[] => {
  const along = (from: readonly number[], at: (line: number, k: number) => number): number[] => {
    const to = [...from]
    for (let line = 0; line < n; line++)
      for (let k = 0; k < n; k++) {
        let [re, im] = [0, 0]
        for (let j = 0; j < n; j++) {
          const angle = (sign * 2 * Math.PI * ((j * k) % n)) / n
          const [a, b] = [from[2 * at(line, j)] ?? NaN, from[2 * at(line, j) + 1] ?? NaN]
          re += a * Math.cos(angle) - b * Math.sin(angle)
          im += a * Math.sin(angle) + b * Math.cos(angle)
        }
        to[2 * at(line, k)] = re
        to[2 * at(line, k) + 1] = im
      }
    return to
  }
  return along(
    along(values, (line, k) => line * n + k),
    (line, k) => k * n + line,
  )
}
/** A sequence without pattern, in (−1, 1). */
const noise = (count: number): number[] => Array.from({ length: count }, (_, i) => ((((i + 1) * 0.754_877_666 + i * i * 0.569_840_291) % 1) - 0.5) * 2)

const still: World = { n: 64, side: 24, dt: 0.01, potential: () => 0, absorption: () => 0 }

const values: Values = {
  scene: 'slits',
  drag: 'turn',
  border: 'absorbing',
  grid: '128',
  steps: 0,
  separation: 4.5,
  slit: 1,
  barrier: 1.3,
  height: 1,
  lights: '16',
}

describe.each(backends)('on %s', (backend) => {
  test.each([16, 128])('the Fourier transform of a grid with sides of %i is that of the definition, and goes back', async (n) => {
    const data = noise(2 * n * n)
    const field = storage(vec2, n * n, { data })
    const { forward, inverse } = createFourier(field, n)
    // `read` may draw a frame, so the rounds return to 0 before it.
    const rounds = { forward: 0, inverse: 0 }
    const { engine, go } = await show({ frame: [repeat(() => rounds.forward, forward), repeat(() => rounds.inverse, inverse)] }, backend)
    const once = async (way: 'forward' | 'inverse'): Promise<number[]> => {
      rounds[way] = 1
      go(1)
      rounds[way] = 0
      return Array.from(await engine.read(field))
    }
    const found = await once('forward')
    const wanted = definition(Array.from(Float32Array.from(data)), n, -1)
    const size = Math.sqrt(wanted.reduce((sum, one) => sum + one * one, 0) / wanted.length)
    expect(Math.max(...found.map((one, i) => Math.abs(one - (wanted[i] ?? NaN)) / size))).toBeLessThan(1e-5)
    const back = await once('inverse')
    expect(Math.max(...back.map((one, i) => Math.abs(one / (n * n) - (data[i] ?? NaN))))).toBeLessThan(1e-5)
  })
  /** Runs so many steps, up to a hundred a frame. */
  const run = async (world: World, first: Packet) => {
    const wave = createWave(world, first)
    let rounds = 0
    const shown = await show({ init: [wave.launch], frame: [repeat(() => rounds, wave.step)] }, backend)
    const go = async (steps: number): Promise<Float32Array> => {
      for (let left = steps; left > 0; left -= 100) {
        rounds = Math.min(100, left)
        shown.go(1)
      }
      rounds = 0
      return Float32Array.from(await shown.engine.read(wave.psi))
    }
    return { wave, go, shown }
  }

  test('a free packet moves with its momentum and spreads as the formula says, and its norm stays', async () => {
    const first: Packet = { place: [-2, 0], momentum: [2, 1], sigma: [0.8, 1.2] }
    const { go } = await run(still, first)
    for (const t of [0, 1, 2]) {
      const { norm, mean, sigma } = momentsOf(await go(t === 0 ? 0 : 100), still)
      expect(Math.abs(norm - 1)).toBeLessThan(1e-5)
      ;[0, 1].forEach((axis) => {
        expect(mean[axis]).toBeCloseTo((first.place[axis] ?? NaN) + (first.momentum[axis] ?? NaN) * t, 3)
        expect(sigma[axis]).toBeCloseTo(widthOf(first.sigma[axis] ?? NaN, t), 3)
      })
    }
  })

  test('in a harmonic well a coherent packet swings without spreading, and its norm stays', async () => {
    const omega = 1.5
    const well: World = { n: 32, side: 10, dt: 0.02, potential: (x, y) => (omega ** 2 * (x * x + y * y)) / 2, absorption: () => 0 }
    const size = Math.sqrt(1 / (2 * omega))
    const { go } = await run(well, { place: [2, 0], momentum: [0, 1.5], sigma: [size, size] })
    for (const t of [2, 4]) {
      const { norm, mean, sigma } = momentsOf(await go(100), well)
      expect(Math.abs(norm - 1)).toBeLessThan(1e-5)
      expect(mean[0]).toBeCloseTo(2 * Math.cos(omega * t), 2)
      expect(mean[1]).toBeCloseTo((1.5 / omega) * Math.sin(omega * t), 2)
      expect(sigma[0]).toBeCloseTo(size, 2)
    }
  })
  test('as much tunnels through a barrier as the formula says', async () => {
    const [height, a] = [13, 0.4]
    const world: World = { ...still, side: 20, dt: 0.02, potential: (x) => height / Math.cosh(x / a) ** 2 }
    const { go } = await run(world, { place: [-4.5, 0], momentum: [4.5, 0], sigma: [0.9, 1.2] })
    const psi = await go(95)
    const wanted = transmissionOf(4.5, 0.9, height, a)
    expect(wanted).toBeGreaterThan(0.2)
    expect(probability(psi, world, (x) => x > 0) / wanted).toBeCloseTo(1, 1)
  })

  test('what the border absorbs is counted, and hardly anything comes back', async () => {
    const dials = { grid: 128, border: 'absorbing', separation: 4, slit: 1, barrier: 1 } as const
    const world: World = { ...worldOf(settingOf('free', dials), dials), n: 64, dt: 0.02 }
    const { wave, go, shown } = await run(world, { place: [8, 0], momentum: [4, 0], sigma: [1.2, 1.2] })
    const { norm } = momentsOf(await go(160), world)
    const taken = (await shown.engine.read(wave.absorbed)).reduce((sum, one) => sum + one, 0) * (world.side / world.n) ** 2
    expect(norm).toBeLessThan(0.01)
    expect(Math.abs(norm + taken - 1)).toBeLessThan(1e-4)
  })

  test('a drag throws, a click measures, keys do both, and a reset brings the first packet back', async () => {
    const scene = createSceneOf({ ...values, scene: 'throw' }, () => 0.3)
    const shown = await show(scene, backend, [96, 60])
    const { engine, element } = shown
    engine.canvas.setPointerCapture = () => {}
    const { wave, world, setting } = scene.parts
    const moments = async () => momentsOf(await engine.read(wave.psi), world)
    const point = (type: string, x: number, y: number): void => {
      const { left, top, width, height } = engine.canvas.getBoundingClientRect()
      const target = type === 'pointerdown' ? engine.canvas : element
      target.dispatchEvent(new PointerEvent(type, { clientX: left + x * width, clientY: top + y * height, bubbles: true, pointerId: 1, button: 0 }))
    }
    shown.go(1)
    point('pointerdown', 0.5, 0.5)
    point('pointermove', 0.7, 0.5)
    point('pointerup', 0.7, 0.5)
    shown.go(1)
    const thrown = await moments()
    expect(thrown.mean).toEqual([expect.closeTo(0, 1), expect.closeTo(0, 1)])
    expect(Math.abs(thrown.norm - 1)).toBeLessThan(1e-4)
    scene.update({ ...values, scene: 'throw', steps: 20 })
    shown.go(1)
    // It moves to the right of the view.
    const { mean } = await moments()
    const { yaw } = scene.parts.camera
    expect(mean[0] * Math.cos(yaw) - mean[1] * Math.sin(yaw)).toBeGreaterThan(0.1)

    const wanted = drawPlace(await engine.read(wave.psi), world, 0.3)
    scene.update({ ...values, scene: 'throw', steps: 0 })
    point('pointerdown', 0.5, 0.5)
    point('pointerup', 0.5, 0.5)
    await expect.poll(async () => (await scene.readouts(shown)).found).toBeDefined()
    shown.go(1)
    const after = await moments()
    ;[0, 1].forEach((axis) => {
      expect(after.mean[axis]).toBeCloseTo(wanted[axis] ?? NaN, 2)
      expect(after.sigma[axis]).toBeCloseTo(0.5, 2)
    })

    element.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true }))
    shown.go(1)
    expect(Math.hypot(...(await moments()).mean)).toBeCloseTo(7, 1)
    engine.reset()
    shown.go(1)
    expect((await moments()).mean).toEqual(setting.packet.place.map((part): unknown => expect.closeTo(part, 1)))
    expect((await scene.readouts(shown)).norm).toMatch(/^(1\.0000|0\.9999)/)
  })
  test('two fingers zoom and throw nothing, and one that stays throws nothing either', async () => {
    const scene = createSceneOf({ ...values, scene: 'throw', steps: 0 }, () => 0.3)
    const shown = await show(scene, backend, [96, 60])
    const { engine, element } = shown
    const { wave, setting, world, camera } = scene.parts
    const { distance } = camera
    const finger = (type: string, pointerId: number, x: number): void => {
      const { left, top, width, height } = engine.canvas.getBoundingClientRect()
      const target = type === 'pointerdown' ? engine.canvas : element
      target.dispatchEvent(new PointerEvent(type, { clientX: left + x * width, clientY: top + height / 2, bubbles: true, pointerId, button: 0 }))
    }
    shown.go(1)
    finger('pointerdown', 1, 0.45)
    finger('pointermove', 1, 0.4)
    finger('pointerdown', 2, 0.6)
    finger('pointermove', 1, 0.3)
    finger('pointermove', 2, 0.7)
    await expect.poll(() => camera.distance).toBeCloseTo(distance / 2, 6)
    finger('pointerup', 2, 0.7)
    finger('pointermove', 1, 0.1)
    finger('pointerup', 1, 0.1)
    shown.go(1)
    const { mean } = momentsOf(await engine.read(wave.psi), world)
    expect(mean).toEqual(setting.packet.place.map((part): unknown => expect.closeTo(part, 1)))
    expect([camera.distance, (await scene.readouts(shown)).found]).toEqual([expect.closeTo(distance / 2, 6), undefined])
    // The next finger throws again.
    finger('pointerdown', 3, 0.5)
    finger('pointermove', 3, 0.7)
    finger('pointerup', 3, 0.7)
    shown.go(1)
    expect(momentsOf(await engine.read(wave.psi), world).mean).toEqual([expect.closeTo(0, 1), expect.closeTo(0, 1)])
  })
  test('the plate behind the slits adds up what its border has absorbed', async () => {
    const scene = createSceneOf(values, Math.random)
    const shown = await show(scene, backend, [96, 60])
    const { wave, world, arrivals } = scene.parts
    const taken = Float32Array.from(noise(world.n ** 2), (one) => (one + 1) / 1000)
    await shown.engine.write(wave.absorbed, taken)
    shown.go(1)
    const found = await shown.engine.read(arrivals)
    const first = world.n / 2 + (inner * world.n) / world.side
    const wanted = Array.from({ length: world.n }, (_, row) => {
      const cells = taken.subarray(row * world.n + first, (row + 1) * world.n)
      return (cells.reduce((sum, one) => sum + one, 0) * world.side) / world.n
    })
    expect(Math.max(...wanted.map((one, row) => Math.abs((found[row] ?? NaN) / one - 1)))).toBeLessThan(1e-4)
  })
})
