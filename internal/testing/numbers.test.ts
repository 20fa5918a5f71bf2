import { describe, expect, it } from 'vitest'
import { areClose, conditioning, eitherSide, exact, isClose, near, stepUlp, ulpDistance } from './numbers.ts'

describe('ulpDistance', () => {
  it.each([
    [1, 1, 0],
    [0, -0, 0],
    [1, 1 + 2 ** -23, 1],
    [1, 1 - 2 ** -24, 1],
    [1, 2, 2 ** 23],
    [-1, -2, 2 ** 23],
    [2 ** -126, 0, 1],
    [2 ** -126, -(2 ** -126), 2],
    [2 ** -140, 0, 0],
    [2 ** -140, -(2 ** -149), 0],
    [3.4028234663852886e38, Infinity, 1],
    [NaN, NaN, 0],
    [NaN, 1, Infinity],
    [1, NaN, Infinity],
  ])('counts the steps from %f to %f as %f, in both directions', (a, b, steps) => {
    expect(ulpDistance(a, b)).toBe(steps)
    expect(ulpDistance(b, a)).toBe(steps)
  })
})

describe('stepUlp', () => {
  it.each([
    [1, 1, 1 + 2 ** -23],
    [1, -1, 1 - 2 ** -24],
    [-1, 1, -1 + 2 ** -24],
    [0, 1, 2 ** -126],
    [0, -1, -(2 ** -126)],
    [2 ** -126, -2, -(2 ** -126)],
    [3.4028234663852886e38, 5, Infinity],
    [Infinity, -1, Infinity],
  ])('goes from %f by %i steps to %f', (value, steps, result) => {
    expect(stepUlp(value, steps)).toBe(result)
  })

  it('agrees with ulpDistance', () => {
    for (const value of [0, 0.1, -7.25, 1e30, -1e-30]) expect(ulpDistance(Math.fround(value), stepUlp(Math.fround(value), 9))).toBe(9)
  })
})

describe('isClose', () => {
  it('accepts only the same number for the exact class, the zeros being one', () => {
    expect(isClose(Math.fround(0.1), 0.1, exact)).toBe(true)
    expect(isClose(-0, 0, exact)).toBe(true)
    expect(isClose(stepUlp(Math.fround(0.1), 1), 0.1, exact)).toBe(false)
  })

  it('accepts what either the steps or the absolute floor allows', () => {
    expect(isClose(stepUlp(1, 4), 1, near(4, 0))).toBe(true)
    expect(isClose(stepUlp(1, 5), 1, near(4, 0))).toBe(false)
    expect(isClose(1e-8, 0, near(4, 1e-7))).toBe(true)
    expect(isClose(1e-6, 0, near(4, 1e-7))).toBe(false)
  })

  it('adds the allowance for the conditioning to the absolute floor, and not to the exact class', () => {
    expect(isClose(1.01, 1, near(0, 0), 0.02)).toBe(true)
    expect(isClose(1.01, 1, exact, 0.02)).toBe(false)
  })

  it('wants NaN where NaN is expected, and nowhere else', () => {
    expect(isClose(NaN, NaN, near(4, 1))).toBe(true)
    expect(isClose(NaN, 1, near(4, 1))).toBe(false)
    expect(isClose(1, NaN, near(4, 1))).toBe(false)
  })
})

describe('areClose', () => {
  it('compares every component, and refuses another number of them', () => {
    expect(areClose([1, 2], [1, 2], exact)).toBe(true)
    expect(areClose([1, 3], [1, 2], exact)).toBe(false)
    expect(areClose([1], [1, 2], exact)).toBe(false)
  })

  it('takes both ends of a circle for one point', () => {
    const hue = { kind: 'circle', period: 1 } as const
    expect(areClose([0.9999999], [0], near(4, 1e-6), hue)).toBe(true)
    expect(areClose([0.5], [0], near(4, 1e-6), hue)).toBe(false)
  })

  it('takes a quaternion and its opposite for one rotation', () => {
    expect(areClose([0, 0, 0, -1], [0, 0, 0, 1], exact, { kind: 'quaternion' })).toBe(true)
    expect(areClose([0, 0, 1, -1], [0, 0, 1, 1], exact, { kind: 'quaternion' })).toBe(false)
  })
})

describe('conditioning', () => {
  it('is as large as the result is steep', () => {
    const [flat = NaN, steep = NaN] = conditioning(([x = NaN]) => [x, x * 1000], [1])
    expect(flat).toBeCloseTo(1.5 * 2 ** -23, 12)
    expect(steep).toBeCloseTo(1500 * 2 ** -23, 9)
  })

  it('leaves out what cannot be computed beside the input', () => {
    expect(conditioning(([x = NaN]) => [Math.sqrt(x)], [0])).toEqual([0])
  })
})

describe('eitherSide', () => {
  it('gives the results beside an edge', () => {
    expect(eitherSide(([x = NaN]) => [Math.floor(x)], [1])).toEqual([[0], [0], [1], [1]])
  })
})
