/** The particles against arithmetic written a second time, in plain JavaScript, and against each other: nodes, GLSL and WGSL move them alike. */
import { dispatch } from 'kirari'
import { afterEach, describe, expect, test } from 'vitest'
import { backends, closeAll, point, show, type Backend } from './compute-stage.ts'
import type { ParticleValues } from './compute-particles/palette.ts'
import { createScene } from './compute-particles/scene.ts'
import { createScene as createGLSL } from './compute-webgl-particles/scene.ts'
import { createScene as createWGSL } from './compute-webgpu-particles/scene.ts'

const values: ParticleValues = {
  count: 1500,
  speed: 0.7,
  scale: 1.5,
  inertia: 0.3,
  pointer: 'swirl',
  strength: 3,
  reach: 0.34,
  size: 1.5,
  trails: 0.5,
  palette: 'glint',
  seed: 1,
}
afterEach(closeAll)

// ── The oracle: double precision, integers by Math.imul.
const pcg2d = (a: number, b: number): readonly [number, number] => {
  let x = (Math.imul(a, 1664525) + 1013904223) >>> 0
  let y = (Math.imul(b, 1664525) + 1013904223) >>> 0
  for (let round = 0; round < 2; round++) {
    x = (x + Math.imul(y, 1664525)) >>> 0
    y = (y + Math.imul(x, 1664525)) >>> 0
    x = (x ^ (x >>> 16)) >>> 0
    y = (y ^ (y >>> 16)) >>> 0
  }
  return [x, y]
}
const random = (a: number, b: number): readonly [number, number] => {
  const [x, y] = pcg2d(a, b)
  return [(x >>> 8) / 2 ** 24, (y >>> 8) / 2 ** 24]
}
const potential = (x: number, y: number, seconds: number): number => {
  const [i, j] = [Math.floor(x), Math.floor(y)]
  const fade = (t: number): number => t ** 3 * (t * (6 * t - 15) + 10)
  let sum = 0
  for (const [a, b] of [
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
  ] as const) {
    const [turn, pace] = random(i + a, j + b)
    const angle = 2 * Math.PI * turn + seconds * (pace + 0.5)
    const [dx, dy] = [x - i - a, y - j - b]
    sum += (a ? fade(x - i) : 1 - fade(x - i)) * (b ? fade(y - j) : 1 - fade(y - j)) * (Math.cos(angle) * dx + Math.sin(angle) * dy)
  }
  return sum
}
/** By differences, where the demo has a formula. */
const flow = (x: number, y: number, seconds: number): readonly [number, number] => {
  const h = 1e-5
  const both = (px: number, py: number): number => potential(px, py, seconds) + (0.45 / 2.3) * potential(px * 2.3 + 17.5, py * 2.3 + 17.5, seconds * 1.6 + 40)
  return [(both(x, y + h) - both(x, y - h)) / (2 * h), -(both(x + h, y) - both(x - h, y)) / (2 * h)]
}
const drift = (x: number, y: number, time: number): readonly [number, number] => {
  const [u, v] = flow(x * values.scale, y * values.scale, time * 0.3)
  return [u * values.speed * 0.42, v * values.speed * 0.42]
}
const half = [1.6 * 1.08, 1.08] as const
const wrap = (p: number, limit: number): number => ((((p + limit) % (2 * limit)) + 2 * limit) % (2 * limit)) - limit
const moved = ([x, y, vx, vy]: readonly number[], time: number, dt: number): readonly number[] => {
  const [u, w] = drift(x ?? 0, y ?? 0, time)
  const keep = Math.exp(-dt / values.inertia)
  const [nx, ny] = [u + ((vx ?? 0) - u) * keep, w + ((vy ?? 0) - w) * keep]
  return [wrap((x ?? 0) + nx * dt, half[0]), wrap((y ?? 0) + ny * dt, half[1]), nx, ny]
}

const rowsOf = (numbers: Float32Array, size: number): readonly (readonly number[])[] =>
  Array.from({ length: numbers.length / size }, (_, i) => Array.from({ length: size }, (_unused, j) => numbers[i * size + j] ?? Number.NaN))
const distance = (a: readonly number[], b: readonly number[]): number => Math.hypot((a[0] ?? 0) - (b[0] ?? 0), (a[1] ?? 0) - (b[1] ?? 0))

describe.each(backends)('on %s', (backend) => {
  test('thirty frames are those of the formulas', async () => {
    const scene = createScene(values)
    const shown = await show(scene, backend)
    shown.go(1)
    const before = rowsOf(await shown.engine.read(scene.state), 4)
    const ages = rowsOf(await shown.engine.read(scene.life), 2)
    const start = shown.engine.time
    shown.go(30)
    const after = rowsOf(await shown.engine.read(scene.state), 4)
    let compared = 0
    before.forEach((first, i) => {
      // Those that are born again meanwhile are somewhere else.
      const span = 4 + 8 * random(i, 0x9e3779b9)[0]
      if ((ages[i]?.[0] ?? 0) + 0.6 > span) return
      compared++
      let one = first
      for (let frame = 1; frame <= 30; frame++) one = moved(one, start + frame / 60, 1 / 60)
      expect(distance(one, after[i] ?? []), `particle ${i}`).toBeLessThan(2e-3)
    })
    expect(compared).toBeGreaterThan(1200)
  })

  test('all begin where the hash says, stay inside, and are born again', async () => {
    const scene = createScene(values)
    const { engine, go } = await show(scene, backend)
    engine.reset()
    go(1)
    const first = rowsOf(await engine.read(scene.state), 4)
    first.slice(0, 50).forEach((one, i) => {
      const [x, y] = random(i, 1)
      expect(distance(one, [(x * 2 - 1) * half[0], (y * 2 - 1) * half[1]]), `particle ${i}`).toBeLessThan(0.03)
    })
    go(400)
    const [state, life] = [rowsOf(await engine.read(scene.state), 4), rowsOf(await engine.read(scene.life), 2)]
    expect(state.flat().every(Number.isFinite)).toBe(true)
    expect(state.every(([x = 9, y = 9]) => Math.abs(x) <= half[0] && Math.abs(y) <= half[1])).toBe(true)
    expect(life.filter(([, born = 0]) => born >= 1).length).toBeGreaterThan(500)
  })

  test('the pointer stirs what is near, and nothing far away', async () => {
    const scene = createScene(values)
    const shown = await show(scene, backend)
    const states: (readonly (readonly number[])[])[] = []
    for (const isStirred of [false, true]) {
      shown.engine.reset()
      shown.go(1)
      if (isStirred) point(shown, 0.25, 0.5)
      shown.go(20)
      states.push(rowsOf(await shown.engine.read(scene.state), 4))
    }
    const [calm = [], stirred = []] = states
    const moves = calm.map((one, i) => ({ near: distance(one, [-0.8, 0]), by: distance(one, stirred[i] ?? []) }))
    const mean = (list: readonly { by: number }[]): number => list.reduce((sum, { by }) => sum + by, 0) / list.length
    expect(mean(moves.filter(({ near }) => near > 0.1 && near < 0.4))).toBeGreaterThan(0.01)
    expect(mean(moves.filter(({ near }) => near > 1.6))).toBeLessThan(1e-4)
  })

  test('to begin again gives the same picture', async () => {
    const { engine, go } = await show(createScene(values), backend)
    engine.reset()
    go(12)
    const one = await engine.capture()
    go(5)
    const other = await engine.capture()
    engine.reset()
    go(12)
    const again = await engine.capture()
    expect(again.data).toEqual(one.data)
    expect(other.data).not.toEqual(one.data)
  })

  test('a million particles fit, and move', async () => {
    const scene = createScene({ ...values, count: 1_000_000 })
    // Only the steps that move them: drawing a million takes long in software.
    const frame = scene.frame.slice(0, 1).map((step) => (step.kind === 'kernel' ? dispatch(step) : step))
    const shown = await show({ init: scene.init, frame }, backend)
    shown.go(1)
    const before = await shown.engine.read(scene.state)
    shown.go(1)
    const after = await shown.engine.read(scene.state)
    expect(after.length).toBe(4_000_000)
    const last = [...after.subarray(-4)]
    expect(last.every(Number.isFinite)).toBe(true)
    expect(distance(last, [...before.subarray(-4)])).toBeGreaterThan(0)
    expect(distance(last, [...before.subarray(-4)])).toBeLessThan(0.05)
  })
})

describe('text and nodes', () => {
  const run = async (scene: ReturnType<typeof createScene | typeof createGLSL | typeof createWGSL>, backend: Backend) => {
    const { engine, go } = await show(scene, backend)
    engine.reset()
    go(10)
    return engine.capture()
  }
  test.each([
    ['GLSL', 'webgl2', createGLSL],
    ['WGSL', 'webgpu', createWGSL],
  ] as const)('%s draws what the kernel draws', async (_, backend, create) => {
    const [one, other] = [await run(createScene(values), backend), await run(create(values), backend)]
    expect(new Set(one.data).size).toBeGreaterThan(40)
    let worst = 0
    let sum = 0
    for (let i = 0; i < one.data.length; i++) {
      const difference = Math.abs((one.data[i] ?? 0) - (other.data[i] ?? 0))
      worst = Math.max(worst, difference)
      sum += difference
    }
    // Rounding moves a particle by a part of a pixel, here and there.
    expect(sum / one.data.length).toBeLessThan(0.2)
    expect(worst).toBeLessThan(64)
  })
})
