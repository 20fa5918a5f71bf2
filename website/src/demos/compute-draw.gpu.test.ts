/** Water and pigment on the GPU against the same rules in plain double precision; brushes, sponge, undo, and what the page says of them. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { damp } from './compute-draw/flow.ts'
import { pigments } from './compute-draw/pigment.ts'
import { createScene, type Values } from './compute-draw/scene.ts'
import { backends, closeAll, show, type Shown } from './compute-stage.ts'

const values: Values = { pigment: 'ultramarine', brush: 'wet', size: 6, load: 1, wetness: 0.6, edges: 1, paper: 'cold', steps: 1, sheet: 'blank' }
const [width, height] = [48, 30]
const make = (change: Partial<Values> = {}) => createScene({ ...values, ...change }, [width, height])
type Scene = ReturnType<typeof make>
afterAll(closeAll)

interface Sheet {
  readonly depth: number[]
  readonly inside: number[]
  readonly wet: number[][]
  readonly dry: number[][]
}
const read = async (scene: Scene, { engine }: Shown): Promise<Sheet & { readonly paper: number[]; readonly brought: number[] }> => {
  const { water, wet, wetScattering, dry, dryScattering, paper, brought } = scene.sheet
  const numbers = async (of: object): Promise<number[]> => Array.from((await engine.read(of)) as ArrayLike<number>)
  const [w, a, b, c, d, p, brought_] = [
    await numbers(water),
    await numbers(wet),
    await numbers(wetScattering),
    await numbers(dry),
    await numbers(dryScattering),
    await numbers(paper),
    await numbers(brought),
  ]
  const rows = (one: number[], other: number[]): number[][] =>
    Array.from({ length: width * height }, (_, i) => [...one.slice(4 * i, 4 * i + 4), ...other.slice(3 * i, 3 * i + 3)])
  return { depth: w.filter((_, i) => i % 2 === 0), inside: w.filter((_, i) => i % 2 === 1), wet: rows(a, b), dry: rows(c, d), paper: p, brought: brought_ }
}

const clamp = (x: number, low: number, high: number): number => Math.min(high, Math.max(low, x))

/** One step, cell by cell, from what the page says. */
const stepped = ({ depth, inside, wet, dry }: Sheet, paper: readonly number[], grain: number, edges: number): Sheet => {
  const exchange = (from: number, to: number): number => {
    const [a, b, pa, pb] = [depth[from] ?? 0, depth[to] ?? 0, paper[from] ?? 0, paper[to] ?? 0]
    const slope = a - b + (pa - pb) * grain * 0.12
    const [giver, taker, hill] = slope > 0 ? [a, b, pb] : [b, a, pa]
    if (taker < damp && giver < 0.35 * hill + 0.12) return 0
    return clamp(slope * Math.min(giver * 0.8, 0.2), -0.2 * giver, 0.2 * giver)
  }
  const neighbours = (i: number): number[] => {
    const [x, y] = [i % width, Math.floor(i / width)]
    return [x > 0 ? i - 1 : i, x < width - 1 ? i + 1 : i, y > 0 ? i - width : i, y < height - 1 ? i + width : i]
  }
  const moved = depth.map((mine, i) => {
    let [left, place] = [mine, 4 * (inside[i] ?? 0)]
    const ink = [...(wet[i] ?? [])]
    for (const other of neighbours(i)) {
      const theirs = depth[other] ?? 0
      const out = exchange(i, other)
      const shared = Math.min(mine, theirs) * 0.008
      const mineOut = (Math.max(out, 0) + shared) / Math.max(mine, 1e-4)
      const theirsOut = (Math.min(out, 0) - shared) / Math.max(theirs, 1e-4)
      left -= out
      place += (inside[other] ?? 0) - (inside[i] ?? 0)
      ink.forEach((_, part) => {
        ink[part] = (ink[part] ?? 0) - (wet[i]?.[part] ?? 0) * mineOut - (wet[other]?.[part] ?? 0) * theirsOut
      })
    }
    return { depth: Math.max(left, 0), inside: clamp(place / 4 + ((left > damp ? 1 : 0) - (inside[i] ?? 0)) * 0.05, 0, 1), ink }
  })
  const next: Sheet = { depth: [], inside: moved.map((one) => one.inside), wet: [], dry: [] }
  moved.forEach(({ depth: before, inside: place, ink }, i) => {
    const rim = clamp(2 * (1 - place), 0, 1)
    const left = Math.max(0, before - 0.001 * (1 + 5 * edges * rim))
    const isDry = left < damp
    const down = isDry ? 1 : 0.0015 * ((1 - (paper[i] ?? 0)) * grain * 2.4 + 0.5)
    const up = isDry ? 0 : 0.004 * Math.min(left, 1)
    const changed = ink.map((one, part) => one * down - (dry[i]?.[part] ?? 0) * up)
    next.depth.push(left)
    next.wet.push(ink.map((one, part) => one - (changed[part] ?? 0)))
    next.dry.push(changed.map((one, part) => (dry[i]?.[part] ?? 0) + one))
  })
  return next
}

const farthest = (one: readonly number[][], other: readonly number[][]): number =>
  one.reduce((worst, row, i) => row.reduce((most, value, part) => Math.max(most, Math.abs(value - (other[i]?.[part] ?? NaN))), worst), 0)
const amountOf = ({ wet, dry }: Sheet): number => wet.reduce((sum, row, i) => sum + (row[3] ?? 0) + (dry[i]?.[3] ?? 0), 0)

const press = ({ element, engine }: Shown, type: 'pointerdown' | 'pointermove' | 'pointerup', x: number, y: number): void => {
  const { left, top, width: across, height: down } = engine.canvas.getBoundingClientRect()
  const target = type === 'pointerdown' ? engine.canvas : element
  target.dispatchEvent(
    new PointerEvent(type, { clientX: left + x * across, clientY: top + (1 - y) * down, bubbles: true, pointerId: 1, pointerType: 'mouse', button: 0 }),
  )
}

describe.each(backends)('on %s', (backend) => {
  let scene: Scene
  let shown: Shown
  beforeAll(async () => {
    scene = make()
    shown = await show(scene, backend, [96, 60])
    // Pointers of tests are nobody's to capture.
    shown.engine.canvas.setPointerCapture = () => {}
  })
  const begin = (change: Partial<Values> = {}): void => {
    scene.update({ ...values, ...change })
    shown.engine.reset()
    shown.go(1)
  }
  /** A stroke, when the state before it has been kept. */
  const stroke = async (x: number, y: number, toX = x, toY = y): Promise<void> => {
    press(shown, 'pointerdown', x, y)
    await expect.poll(() => scene.isBusy()).toBe(false)
    for (let i = 1; i <= 8; i++) press(shown, 'pointermove', x + ((toX - x) * i) / 8, y + ((toY - y) * i) / 8)
    shown.go(2)
    press(shown, 'pointerup', toX, toY)
  }

  test('forty steps are those of the rules, and pigment stays', async () => {
    begin({ steps: 0 })
    await stroke(0.3, 0.5, 0.7, 0.5)
    let right: Sheet = await read(scene, shown)
    const { paper } = await read(scene, shown)
    const before = amountOf(right)
    expect(before).toBeGreaterThan(3)
    scene.update({ ...values, steps: 1 })
    shown.go(40)
    for (let i = 0; i < 40; i++) right = stepped(right, paper, 0.6, 1)
    const seen = await read(scene, shown)
    expect(farthest([seen.depth], [right.depth])).toBeLessThan(1e-3)
    expect(farthest(seen.wet, right.wet)).toBeLessThan(2e-3)
    expect(farthest(seen.dry, right.dry)).toBeLessThan(2e-3)
    expect(Math.abs(amountOf(seen) / before - 1)).toBeLessThan(1e-5)
  })

  test('a stroke that has dried is darker at its edge, and all its pigment is there', async () => {
    begin({ steps: 0, size: 9 })
    await stroke(0.5, 0.5)
    const before = amountOf(await read(scene, shown))
    scene.update({ ...values, steps: 30 })
    shown.go(30)
    const seen = await read(scene, shown)
    expect(Math.max(...seen.depth)).toBeLessThan(damp)
    expect(Math.abs(amountOf(seen) / before - 1)).toBeLessThan(1e-4)
    const ring = (from: number, to: number): number => {
      const cells = seen.dry.filter((_, i) => {
        const away = Math.hypot((i % width) + 0.5 - width / 2, Math.floor(i / width) + 0.5 - height / 2)
        return away >= from && away < to
      })
      return cells.reduce((sum, row) => sum + (row[3] ?? 0), 0) / cells.length
    }
    const most = Math.max(...[4, 5, 6, 7, 8, 9, 10].map((from) => ring(from, from + 1)))
    expect(most).toBeGreaterThan(1.3 * ring(0, 3))
    // The page asks now and then; the numbers are those of the frame after.
    await scene.readouts(shown)
    shown.go(1)
    const { brought, there, lost } = await scene.readouts(shown)
    expect([Number(brought), Number(there)]).toEqual([expect.closeTo(before, 0), expect.closeTo(before, 0)])
    expect(Number(lost)).toBeLessThan(1e-3)
  })

  test('pigment spreads further where the paper is wet', async () => {
    const spread = async (isWet: boolean): Promise<number> => {
      begin({ steps: 0, size: 14, brush: 'water' })
      if (isWet) await stroke(0.5, 0.5)
      scene.update({ ...values, size: 3, steps: 0 })
      await stroke(0.5, 0.5)
      scene.update({ ...values, size: 3, steps: 10 })
      shown.go(20)
      const { wet, dry } = await read(scene, shown)
      return wet.filter((row, i) => (row[3] ?? 0) + (dry[i]?.[3] ?? 0) > 1e-3).length
    }
    expect(await spread(true)).toBeGreaterThan(1.5 * (await spread(false)))
  })

  test('a sponge takes pigment away and counts it; undo and redo bring back what was there, bit for bit', async () => {
    begin({ steps: 0 })
    await stroke(0.3, 0.5, 0.7, 0.5)
    const painted = await read(scene, shown)
    scene.update({ ...values, steps: 0, brush: 'sponge', size: 12 })
    await stroke(0.5, 0.5)
    const sponged = await read(scene, shown)
    expect(amountOf(sponged)).toBeLessThan(0.9 * amountOf(painted))
    expect(sponged.brought.reduce((a, b) => a + b, 0)).toBeCloseTo(amountOf(sponged), 3)
    const press_ = async (name: 'undo' | 'redo'): Promise<void> => {
      scene.actions[name]()
      await expect.poll(() => scene.isBusy()).toBe(false)
    }
    await press_('undo')
    expect(await read(scene, shown)).toEqual(painted)
    await press_('redo')
    expect(await read(scene, shown)).toEqual(sponged)
  })

  test('the keys paint, and a blank sheet can be undone', async () => {
    begin({ steps: 0 })
    const key = (type: 'keydown' | 'keyup', name: string): boolean => shown.element.dispatchEvent(new KeyboardEvent(type, { key: name }))
    key('keydown', ' ')
    await expect.poll(() => scene.isBusy()).toBe(false)
    key('keydown', 'ArrowRight')
    shown.go(4)
    key('keyup', 'ArrowRight')
    key('keyup', ' ')
    const painted = await read(scene, shown)
    expect(amountOf(painted)).toBeGreaterThan(1)
    scene.actions.clear()
    await expect.poll(() => scene.isBusy()).toBe(false)
    shown.go(1)
    expect(amountOf(await read(scene, shown))).toBe(0)
    scene.actions.undo()
    await expect.poll(() => scene.isBusy()).toBe(false)
    expect(await read(scene, shown)).toEqual(painted)
  })

  test('a dry brush leaves the valleys of the paper white', async () => {
    begin({ steps: 0, size: 14, brush: 'dry' })
    await stroke(0.5, 0.5)
    const { wet, dry, paper } = await read(scene, shown)
    const mean = (isHill: boolean): number => {
      const cells = paper.flatMap((hill, i) =>
        Math.hypot((i % width) - width / 2, Math.floor(i / width) - height / 2) < 6 && hill > 0.57 === isHill ? [(wet[i]?.[3] ?? 0) + (dry[i]?.[3] ?? 0)] : [],
      )
      return cells.reduce((a, b) => a + b, 0) / cells.length
    }
    expect(mean(true)).toBeGreaterThan(4 * mean(false))
  })

  test('a landscape is there at first, and the same at every start; a blank sheet is blank', async () => {
    const painted = make({ sheet: 'landscape' })
    const one = await show(painted, backend, [96, 60])
    one.go(3)
    const first = await one.engine.capture()
    one.engine.reset()
    one.go(3)
    expect((await one.engine.capture()).data).toEqual(first.data)
    expect(amountOf(await read(painted, one))).toBeGreaterThan(100)
    begin({ steps: 4 })
    expect(amountOf(await read(scene, shown))).toBe(0)
  })

  test('what lies on the sheet is K and S of its pigment', async () => {
    begin({ steps: 0 })
    await stroke(0.5, 0.5)
    const { wet } = await read(scene, shown)
    const row = wet[Math.floor(height / 2) * width + width / 2] ?? []
    const amount = row[3] ?? 0
    expect(amount).toBeGreaterThan(0.01)
    const { absorption, scattering } = pigments.ultramarine
    ;[...absorption, amount / amount, ...scattering].forEach((one, part) => expect((row[part] ?? 0) / amount).toBeCloseTo(one, 4))
  })
})
