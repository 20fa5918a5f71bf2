/** Properties of parallaxMapping: what it finds lies on the ray, and what it misses. */
import { cos, float, select } from 'kirari/node'
import type { Float, Vec2 } from 'kirari/node'
import { expect, test } from 'vitest'
import { parallaxMapping } from '../../src/index.ts'
import { times } from '../harness/oracle.ts'
import { spread } from '../harness/points.ts'
import { runOnCPU, signatureOf } from '../harness/run.ts'

type Row = readonly number[]

const run = (height: (p: Vec2) => Float, rows: readonly Row[]): readonly Row[] =>
  runOnCPU(
    signatureOf(parallaxMapping(height), 'parallaxMapping'),
    rows.map((row) => row.map(Math.fround)),
  )

const waves = (p: Vec2): Float =>
  cos(p.x.mul(9))
    .mul(cos(p.y.mul(7)))
    .mul(0.5)
    .add(0.5)

test('the same height gives the same parallax, another height another', () => {
  expect(parallaxMapping(waves)).toBe(parallaxMapping(waves))
  expect(parallaxMapping(waves)).not.toBe(parallaxMapping((p) => cos(p.x)))
})

test('the found place lies on the ray, between the flat surface and the bottom', () => {
  const rows = spread([...times(4, { min: -1, max: 1 }), { min: 0, max: 1 }, { min: 0, max: 0.5 }, { min: 1, max: 32 }], 600)
  for (const [i, [x = NaN, y = NaN]] of run(waves, rows).entries()) {
    const [px = NaN, py = NaN, vx = NaN, vy = NaN, vz = NaN, depth = NaN] = rows[i] ?? []
    const [wx, wy] = [(-vx * depth) / Math.max(vz, 0.05), (-vy * depth) / Math.max(vz, 0.05)]
    const passed = ((x - px) * wx + (y - py) * wy) / Math.max(wx * wx + wy * wy, 1e-9)
    expect(passed).toBeGreaterThan(-1e-3)
    expect(passed).toBeLessThan(1 + 1e-3)
    expect(Math.hypot(x - px - passed * wx, y - py - passed * wy)).toBeLessThan(2e-6)
  }
  // A relief that is all flat surface, and one that is all bottom.
  const [top, bottom] = [1, 0].map((level) => run(() => float(level), [[0.5, 0.25, 0.6, -0.3, 0.5, 0.25, 8]])[0])
  expect(top).toEqual([0.5, 0.25])
  expect(bottom?.[0]).toBeCloseTo(0.5 - 0.3, 6)
  expect(bottom?.[1]).toBeCloseTo(0.25 + 0.15, 6)
})

test('on a slope the secant finds the place at any number of steps', () => {
  // The height x: the ray from x = ½ down to the left is as deep as the slope at 1 − s = ½ − s · 0.3 / 0.6.
  const slope = (p: Vec2): Float => p.x
  for (const steps of [1, 3, 7, 32]) {
    const [[x = NaN] = []] = run(slope, [[0.5, 0, -0.5, 0, 0.5, 0.25, steps]])
    const s = 0.5 / 1.25
    expect(x).toBeCloseTo(0.5 + 0.25 * s, 5)
  }
})

test('the length of the view has no effect where z is 0.05 or more', () => {
  const rows = spread([...times(4, { min: -1, max: 1 }), { min: 0.1, max: 1 }, { min: 0, max: 0.5 }, { min: 1, max: 32 }], 100)
  const seen = run(waves, rows)
  const twice = run(
    waves,
    rows.map((row) => row.map((value, i) => (i > 1 && i < 5 ? 2 * value : value))),
  )
  expect(twice).toEqual(seen)
})

test('a pillar thinner than a step can be missed, and is found with more steps', () => {
  const pillar = (p: Vec2): Float => select(float(0), float(1), p.x.sub(0.2).abs().lessThan(0.01))
  const [[few = NaN] = [], [many = NaN] = []] = run(pillar, [
    [0.5, 0, 0.5, 0, 0.5, 0.5, 4],
    [0.5, 0, 0.5, 0, 0.5, 0.5, 64],
  ])
  expect(few).toBeCloseTo(0, 5)
  expect(many).toBeGreaterThan(0.19)
  expect(many).toBeLessThan(0.22)
})
