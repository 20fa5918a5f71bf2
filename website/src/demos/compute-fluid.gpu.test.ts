/**
 * The fluid: what its numbers say is counted a second time in plain JavaScript, and every solver has to keep its promise.
 * The grid is half as wide and high as the demo's, and the frames are few, until what is said can be seen.
 */
import type { PixelImage } from 'kirari/node'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isExhaustive } from '../../../internal/testing/exhaustive.ts'
import { createScene, type Values } from './compute-fluid/scene.ts'
import { backends, closeAll, point, show, type Shown } from './compute-stage.ts'

const values: Values = {
  scene: 'ink',
  walls: 'three',
  brush: 'ink',
  view: 'ink',
  solver: 'multigrid',
  iterations: 40,
  cycles: 3,
  vorticity: 3,
  sharp: true,
  fading: 9,
  seed: 1,
}
const [width, height] = [128, 80]
afterAll(closeAll)

/** Numbers of a texel, without gaps, rows from the bottom. */
const readOf = async (
  { engine }: Shown,
  texture: { readonly type: { readonly kind: 'texture' } },
): Promise<{ at(x: number, y: number, part: number): number }> => {
  const { data, width: columns, height: rows }: PixelImage = await engine.read(texture)
  const parts = data.length / columns / rows
  return { at: (x, y, part) => data[(y * columns + x) * parts + part] ?? Number.NaN }
}
/** The largest difference of what comes into a cell and what goes out, over all cells without walls. */
const worstGain = async (shown: Shown, { velocity, walls }: ReturnType<typeof createScene>['parts']): Promise<number> => {
  const [flow, solid] = [await readOf(shown, velocity), await readOf(shown, walls)]
  let worst = 0
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (solid.at(x, y, 0) > 127) continue
      worst = Math.max(worst, Math.abs(flow.at(x + 1, y, 0) - flow.at(x, y, 0) + flow.at(x, y + 1, 1) - flow.at(x, y, 1)))
    }
  }
  return worst
}
const worstOf = async (shown: Shown, { summary }: ReturnType<typeof createScene>['parts']): Promise<readonly [before: number, after: number]> => {
  const { data } = await shown.engine.read(summary)
  const all = (part: number): number => Math.max(...Array.from(data).filter((_, i) => i % 4 === part))
  return [all(0), all(1)]
}

describe.each(backends)('on %s', (backend) => {
  // One scene for each backend, whose many programs are compiled once: it begins again for each test.
  const scene = createScene(values, [width, height])
  let shown: Shown
  beforeAll(async () => {
    shown = await show(scene, backend, [102.4, 64])
  })
  const begin = (change: Partial<Values> = {}): Shown => {
    scene.update({ ...values, ...change })
    shown.engine.reset()
    return shown
  }

  test('the projection takes the divergence away, and says by how much', async () => {
    begin().go(6)
    const [before, after] = await worstOf(shown, scene.parts)
    expect(before).toBeGreaterThan(1)
    expect(before / after).toBeGreaterThan(20)
    // Of two numbers that nearly cancel rounding leaves something: speeds are near 100, floats have 24 bits.
    expect(Math.abs((await worstGain(shown, scene.parts)) - after)).toBeLessThan(1e-4)
    const numbers = await scene.readouts(shown)
    expect(Object.keys(numbers)).toEqual(['before', 'after', 'ratio'])
    expect(Number(numbers.before)).toBeCloseTo(before, -1)
  })

  // What a solver leaves does not depend on who computes it: each place on one backend.
  const places = isExhaustive ? (['ink', 'tunnel'] as const) : backend === 'webgpu' ? (['tunnel'] as const) : (['ink'] as const)
  test.each(places)('two cycles of multigrid leave less than forty rounds of the others: %s', async (place) => {
    const left: Record<string, number> = {}
    for (const solver of ['jacobi', 'sor', 'multigrid'] as const) {
      // The wind of the tunnel has to come as far as the walls.
      begin({ scene: place, solver, cycles: 2 }).go(place === 'tunnel' ? 8 : 3)
      const [before, after] = await worstOf(shown, scene.parts)
      left[solver] = after / before
    }
    const { jacobi = 0, sor = 0, multigrid = 1 } = left
    expect(jacobi).toBeLessThan(1)
    expect(sor).toBeLessThan(jacobi)
    expect(multigrid).toBeLessThan(sor)
  })

  test('nothing flows through walls', async () => {
    begin({ scene: 'tunnel', walls: 'one' }).go(5)
    const [flow, solid] = [await readOf(shown, scene.parts.velocity), await readOf(shown, scene.parts.walls)]
    const isWall = (x: number, y: number): boolean => y < 0 || y >= height || (x >= 0 && x < width && solid.at(x, y, 0) > 127)
    const leaks: string[] = []
    let walls = 0
    for (let y = 0; y < height; y++) {
      for (let x = 1; x < width; x++) {
        if ((isWall(x, y) || isWall(x - 1, y)) && flow.at(x, y, 0) !== 0) leaks.push(`x ${x}, ${y}: ${flow.at(x, y, 0)}`)
        if ((isWall(x, y) || isWall(x, y - 1)) && flow.at(x, y, 1) !== 0) leaks.push(`y ${x}, ${y}: ${flow.at(x, y, 1)}`)
        if (isWall(x, y)) walls++
      }
    }
    expect(leaks).toEqual([])
    expect(walls).toBeGreaterThan(100)
    // What blows in at the left leaves at the right.
    const through = (x: number): number => Array.from({ length: height }, (_, y) => flow.at(x, y, 0)).reduce((sum, one) => sum + one, 0)
    expect(through(width) / through(0)).toBeCloseTo(1, 2)
    expect(through(1)).toBeGreaterThan(1000)
  })

  // How a pointer gets into a shader is the engine's matter, and tested there on both.
  test.runIf(isExhaustive || backend === 'webgpu')('the pointer sets still water in motion', async () => {
    begin({ scene: 'calm', walls: 'none' }).go(2)
    const still = await readOf(shown, scene.parts.velocity)
    expect(still.at(64, 40, 0)).toBe(0)
    point(shown, 0.4, 0.5)
    shown.go(1)
    for (let i = 0; i < 6; i++) {
      point(shown, 0.4 + i * 0.03, 0.5)
      shown.go(1)
    }
    const stirred = await readOf(shown, scene.parts.velocity)
    expect(stirred.at(66, 40, 0)).toBeGreaterThan(10)
    expect(Math.abs(stirred.at(5, 5, 0))).toBeLessThan(5)
    shown.element.dispatchEvent(new PointerEvent('pointerleave'))
  })

  // That every demo begins again the same on both, and draws each of its views, says demos.gpu.test.ts.
  test.runIf(isExhaustive || backend === 'webgl2')('to begin again gives the same picture, and every view another one', async () => {
    const { engine, go } = begin()
    go(4)
    const first = await engine.capture()
    engine.reset()
    go(4)
    expect((await engine.capture()).data).toEqual(first.data)
    const seen = new Set<string>()
    for (const view of ['ink', 'velocity', 'vorticity', 'pressure', 'divergence'] as const) {
      scene.update({ ...values, view })
      seen.add((await engine.capture()).data.join())
    }
    expect(seen.size).toBe(5)
  })
})
