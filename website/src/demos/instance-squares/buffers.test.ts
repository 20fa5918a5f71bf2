/** The squares in memory: an even sequence, turned along the sky, in its colours. */
import { expect, test } from 'vitest'
import { fillBuffers, interleaved } from './buffers.ts'
import { half, overdraw, sideOf, spacing, vortices } from './sky.ts'

const count = 20_000
const { place, turn, color } = fillBuffers(count)
const at = (i: number): readonly [number, number] => [place[i * 2] ?? NaN, place[i * 2 + 1] ?? NaN]

test('places are multiples of 1/ρ and 1/ρ², where ρ³ = ρ + 1', () => {
  let rho = 1.3
  for (let i = 0; i < 60; i++) rho = Math.cbrt(rho + 1)
  for (const i of [0, 1, 2, 99, 5000, count - 1]) {
    at(i).forEach((x, axis) => {
      const exact = (0.5 + i / rho ** (axis + 1)) % 1
      // 2⁻³² of the step is lost in each of i additions.
      expect(Math.abs(x / (half[axis] ?? NaN) / 2 + 0.5 - exact)).toBeLessThan(2 ** -24 + i * 2 ** -33)
    })
  }
})

test.each([1000, 10_000, 20_000])('the first %i fill the painting evenly', (first) => {
  const cells = new Int32Array(160)
  for (let i = 0; i < first; i++) {
    const [x, y] = at(i)
    const cell = Math.floor((x / half[0] / 2 + 0.5) * 16) + 16 * Math.floor((y / half[1] / 2 + 0.5) * 10)
    cells[cell] = (cells[cell] ?? 0) + 1
  }
  const share = first / 160
  // By chance they would be off by three times the root.
  for (const cell of cells) expect(Math.abs(cell - share)).toBeLessThan(1.2 * Math.sqrt(share) + 1)
})

test('squares are turned along the contours of the stream function, to within a quarter of a radian', () => {
  const stream = (x: number, y: number): number =>
    vortices.reduce(
      (sum, [vx, vy, r, direction]) => sum + 1.3 * r * direction * Math.exp(-((x - vx) ** 2 + (y - vy) ** 2) / r ** 2),
      0.55 * y + 0.1 * Math.sin(2.3 * x + 0.6),
    )
  const [e, off]: [number, number[]] = [1e-4, []]
  for (let i = 0; i < 2000; i++) {
    const [x, y] = at(i)
    const flow = Math.atan2(stream(x - e, y) - stream(x + e, y), stream(x, y + e) - stream(x, y - e))
    const difference = Math.abs((turn[i] ?? NaN) - flow) % (2 * Math.PI)
    off.push(Math.min(difference, 2 * Math.PI - difference))
  }
  expect(Math.max(...off)).toBeLessThan(0.2501)
  expect(Math.max(...off)).toBeGreaterThan(0.24)
})

test('vortices are bright, and the night between them is dark blue', () => {
  const mean = (isIn: (x: number, y: number) => boolean): number[] => {
    const sums = [0, 0, 0, 0]
    for (let i = 0; i < count; i++) {
      if (!isIn(...at(i))) continue
      sums[3] = (sums[3] ?? 0) + 1
      for (let c = 0; c < 3; c++) sums[c] = (sums[c] ?? 0) + (color[i * 4 + c] ?? NaN) / 255
    }
    return sums.slice(0, 3).map((sum) => sum / (sums[3] ?? NaN))
  }
  for (const [vx, vy, r] of vortices) {
    const [red = 0, , blue = 1] = mean((x, y) => Math.hypot(x - vx, y - vy) < r / 2)
    expect(red).toBeGreaterThan(blue)
  }
  const [red = 1, , blue = 0] = mean((x, y) => vortices.every(([vx, vy, r]) => Math.hypot(x - vx, y - vy) > 1.5 * r))
  expect(blue).toBeGreaterThan(3 * red)
})

test('more squares leave the first ones as they are; a storage has the same numbers', () => {
  const few = fillBuffers(50)
  const many = fillBuffers(80, few)
  expect(many).toEqual(fillBuffers(80))
  const numbers = interleaved(many)
  expect([...numbers.subarray(40, 43)]).toEqual([many.place[20], many.place[21], many.turn[10]])
  expect(numbers[43]).toBe(((255 << 24) | ((many.color[42] ?? 0) << 16) | ((many.color[41] ?? 0) << 8) | (many.color[40] ?? 0)) >>> 0)
})

test('overdraw is the area of all squares over that of the painting', () => {
  const side = sideOf(10_000, 1.5)
  expect(overdraw(10_000, side)).toBeCloseTo((10_000 * side ** 2) / (4 * half[0] * half[1]), 10)
  expect(sideOf(1, 3)).toBeLessThan(spacing(1))
})
