/**
 * Gray and Scott's model on the GPU against the same model in plain JavaScript, and what the reader can do with it.
 * The grid is small: no statement depends on its size, and a scene runs 150 steps before its first frame.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isExhaustive } from '../../../internal/testing/exhaustive.ts'
import { createScene, type Values } from './compute-diffusion/scene.ts'
import { backends, closeAll, point, press, show, type Shown } from './compute-stage.ts'

const values: Values = { regime: 'theta', feed: 0, kill: 0, steps: 5, spread: 1, brush: 12, relief: 0.8, palette: 'coral', seed: 1 }
const [width, height] = [160, 100]
/** Of the grid's shape: the picture shows all of it. */
const canvas: readonly [number, number] = [96, 60]
const make = (change: Partial<Values> = {}) => createScene({ ...values, ...change }, [width, height])
afterAll(closeAll)

/** One step of forward Euler on a torus, in double precision. */
const stepped = (cells: Float64Array, feed: number, kill: number): Float64Array => {
  const next = new Float64Array(cells.length)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (dx: number, dy: number, part: number): number => cells[(((y + dy + height) % height) * width + ((x + dx + width) % width)) * 2 + part] ?? 0
      const laplacian = (part: number): number => {
        const sides = at(1, 0, part) + at(-1, 0, part) + at(0, 1, part) + at(0, -1, part)
        const corners = at(1, 1, part) + at(-1, 1, part) + at(1, -1, part) + at(-1, -1, part)
        return (4 * sides + corners - 20 * at(0, 0, part)) / 6
      }
      const [u, v] = [at(0, 0, 0), at(0, 0, 1)]
      const i = (y * width + x) * 2
      next[i] = u + 0.2097 * laplacian(0) - u * v * v + feed * (1 - u)
      next[i + 1] = v + 0.1049 * laplacian(1) + u * v * v - (feed + kill) * v
    }
  }
  return next
}
const part = (cells: ArrayLike<number>, which: 0 | 1): readonly number[] =>
  Array.from({ length: cells.length / 2 }, (_, i) => cells[i * 2 + which] ?? Number.NaN)
const most = (numbers: readonly number[]): number => numbers.reduce((a, b) => Math.max(a, b), 0)
const mean = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length

describe.each(backends)('on %s', (backend) => {
  // One scene for each backend, which begins again for each test.
  const scene = make()
  let shown: Shown
  beforeAll(async () => {
    shown = await show(scene, backend, canvas)
  })
  const begin = (change: Partial<Values> = {}): Shown => {
    scene.update({ ...values, ...change })
    shown.engine.reset()
    return shown
  }

  test('twenty steps are those of the equations', async () => {
    const { engine, go } = begin()
    go(1)
    let cells: Float64Array = Float64Array.from(await engine.read(scene.cells))
    go(4)
    const after = await engine.read(scene.cells)
    for (let i = 0; i < 20; i++) cells = stepped(cells, 0.038, 0.061)
    let worst = 0
    cells.forEach((one, i) => {
      worst = Math.max(worst, Math.abs(one - (after[i] ?? Number.NaN)))
    })
    expect(worst).toBeLessThan(2e-4)
    // And it is alive: v has grown somewhere, and u was eaten there.
    expect(most(part(after, 1))).toBeGreaterThan(0.2)
    expect(1 - most(part(after, 0).map((u) => 1 - u))).toBeLessThan(0.5)
  })

  test('the brush leaves v where it was, and sowing brings discs', async () => {
    begin({ steps: 0 }).go(1)
    const before = part(await shown.engine.read(scene.cells), 1)
    point(shown, 0.2, 0.75)
    shown.go(1)
    press(shown, 'keydown')
    shown.go(4)
    press(shown, 'keyup')
    const after = part(await shown.engine.read(scene.cells), 1)
    const changed = after.flatMap((one, i) => (Math.abs(one - (before[i] ?? 0)) > 1e-6 ? [i] : []))
    expect(changed.length).toBeGreaterThan(100)
    for (const i of changed) expect(Math.hypot((i % width) - 0.2 * width, Math.floor(i / width) - 0.75 * height)).toBeLessThan(14)
    scene.actions.sow()
    shown.go(1)
    const sown = part(await shown.engine.read(scene.cells), 1)
    expect(sown.filter((one) => one === 0.25).length).toBeGreaterThan(400)
  })

  // What grows depends on the equations, which the first test holds both to.
  test.runIf(isExhaustive || backend === 'webgpu')('another regime changes what grows, without starting again', async () => {
    const { engine, go } = begin({ steps: 20 })
    go(3)
    const before = mean(part(await engine.read(scene.cells), 1))
    scene.update({ ...values, regime: 'kappa', kill: 0.005, steps: 20 })
    go(12)
    const starved = mean(part(await engine.read(scene.cells), 1))
    scene.update({ ...values, regime: 'gamma', steps: 20 })
    go(12)
    const grown = mean(part(await engine.read(scene.cells), 1))
    expect(starved).toBeLessThan(grown)
    expect(grown).toBeGreaterThan(before)
    expect(scene.readouts()).toEqual({ rates: 'F 0.0260, k 0.0550' })
  })

  // That every demo begins again the same on both says demos.gpu.test.ts.
  test.runIf(isExhaustive || backend === 'webgl2')('one seed gives one picture, another another', async () => {
    const one = await show(make(), backend, canvas)
    one.go(3)
    const first = await one.engine.capture()
    if (isExhaustive) {
      one.engine.reset()
      one.go(3)
      expect((await one.engine.capture()).data).toEqual(first.data)
    }
    const other = await show(make({ seed: 2 }), backend, canvas)
    other.go(3)
    expect((await other.engine.capture()).data).not.toEqual(first.data)
  })
})
