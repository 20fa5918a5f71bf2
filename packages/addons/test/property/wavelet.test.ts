/** Properties of wavelet: bounded, without a favoured direction, and of one frequency. */
import { expect, test } from 'vitest'
import { wavelet } from '../../src/index.ts'
import { positionOf, scatteredAround, squareOf, wayTo } from '../oracle/generative/scattered.ts'
import { waves } from '../oracle/generative/wavelet.ts'
import { times } from '../harness/oracle.ts'
import { spread } from '../harness/points.ts'
import { runOnCPU, signatureOf } from '../harness/run.ts'

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length
const run = (name: string, rows: readonly (readonly number[])[]) => runOnCPU(signatureOf(wavelet, name), rows).flat()
const places = spread(times(2, { min: -500, max: 500 }), 8000)

test('wavelet stays within −1 and 1, and uses its range', () => {
  const values = run(
    'wavelet',
    places.map((p, i) => [...p, i]),
  )
  expect(values.every((value) => value >= -1 && value <= 1)).toBe(true)
  expect(Math.abs(Math.sqrt(mean(values.map((value) => value ** 2))) - 0.4)).toBeLessThan(0.02)
  expect(Math.abs(mean(values))).toBeLessThan(0.02)
  expect(Math.max(...values)).toBeGreaterThan(0.9)
  expect(Math.min(...values)).toBeLessThan(-0.9)
})

test('half a period of phase later the sign is reversed', () => {
  // A value and its opposite half a period later add up to 0, and so does the whole period.
  const rows = places.slice(0, 1000).map((p, i) => [...p, (i % 7) - 3, 1.7])
  const [now, half, full] = [0, Math.PI, 2 * Math.PI].map((later) =>
    run(
      'wavelet_frequency',
      rows.map(([x = 0, y = 0, phase = 0, frequency = 0]) => [x, y, Math.fround(phase + later), frequency]),
    ),
  )
  expect(Math.max(...rows.map((_, i) => Math.abs((now?.[i] ?? NaN) + (half?.[i] ?? NaN))))).toBeLessThan(5e-6)
  expect(Math.max(...rows.map((_, i) => Math.abs((now?.[i] ?? NaN) - (full?.[i] ?? NaN))))).toBeLessThan(5e-6)
})

test.each([2, 3])('its spectrum peaks at the frequency', (frequency) => {
  // Power of waves in six directions on patches of 6 × 6 cells, faded out towards their edges.
  const [side, perCell, patches] = [48, 8, 4]
  const cells = Array.from({ length: side * side }, (_, i) => [(i % side) / perCell, Math.floor(i / side) / perCell] as const)
  const fade = (x: number): number => Math.sin((Math.PI * (x + 0.5 / perCell) * perCell) / side) ** 2
  const fields = Array.from({ length: patches }, (_, patch) =>
    run(
      'wavelet_frequency',
      cells.map(([x, y]) => [x + patch * 41.25, y - 17.5, 0, frequency]),
    ).map((value, i) => value * fade(cells[i]?.[0] ?? NaN) * fade(cells[i]?.[1] ?? NaN)),
  )
  const power = (waveNumber: number): number =>
    mean(
      fields.flatMap((field) =>
        Array.from({ length: 6 }, (_, i) => {
          const [kx, ky] = [waveNumber * Math.cos((i * Math.PI) / 6), waveNumber * Math.sin((i * Math.PI) / 6)]
          let [real, imaginary] = [0, 0]
          for (const [at, [x, y]] of cells.entries()) {
            const turn = 2 * Math.PI * (kx * x + ky * y)
            real += (field[at] ?? NaN) * Math.cos(turn)
            imaginary += (field[at] ?? NaN) * Math.sin(turn)
          }
          return real ** 2 + imaginary ** 2
        }),
      ),
    )
  const [below = NaN, at = NaN, above = NaN] = [0.4, 1, 1.6].map((share) => power(share * frequency))
  expect(at).toBeGreaterThan(5 * below)
  expect(at).toBeGreaterThan(5 * above)
})

test('no direction of its waves is favoured', () => {
  const angles = places.map((p) => 2 * Math.PI * (scatteredAround(0)(p.map(Math.floor))[0]?.value ?? NaN))
  const error = 4 / Math.sqrt(2 * angles.length)
  for (const turns of [1, 2, 4]) {
    expect(Math.abs(mean(angles.map((angle) => Math.cos(turns * angle))))).toBeLessThan(error)
    expect(Math.abs(mean(angles.map((angle) => Math.sin(turns * angle))))).toBeLessThan(error)
  }
})

test('some window of wavelet is above 0 at each position', () => {
  // The nearest point is within √2 at worst: 1 − 2 / 2.25 is a ninth.
  const least = places.slice(0, 2000).map((p) => Math.min(...scatteredAround(2)(p.map(Math.floor)).map((point) => squareOf(wayTo(p, positionOf(point, 1))))))
  expect(Math.max(...least)).toBeLessThan(2)
})

test('slope and curvature of wavelet are continuous', () => {
  // In double precision: along a line that crosses windows and cells, second differences change by a bound times the step.
  const greatest = (step: number) => {
    const values = Array.from({ length: 2.25 / step }, (_, i) => waves()([0.3 + i * step, 0.2 + 0.7 * i * step, 0, 0.5])[0] ?? NaN)
    const bends = values.slice(2).map((value, i) => (value - 2 * (values[i + 1] ?? NaN) + (values[i] ?? NaN)) / step ** 2)
    return Math.max(...bends.slice(1).map((bend, i) => Math.abs(bend - (bends[i] ?? NaN))))
  }
  expect(greatest(1 / 1024)).toBeLessThan(0.45 * greatest(1 / 256))
})
