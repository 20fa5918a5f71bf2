/**
 * The discrete Fourier transform of a square grid, as kernels that work in place. Stockham's autosort algorithm (Cochran et al. 1967; on GPUs
 * Govindaraju et al. 2008) needs no bit reversal, and each number it writes is a sum of as many others as the radix says.
 */
import { kernel, storage, uint, vec2 } from 'kirari/node'
import type { Storage, Uint, Vec2 } from 'kirari/node'

export const product = (a: Vec2, b: Vec2): Vec2 => vec2(a.x.mul(b.x).sub(a.y.mul(b.y)), a.x.mul(b.y).add(a.y.mul(b.x)))

/** Passes of radix 4, and of radix 2 in the end where n is no power of four. */
const passesOf = (n: number, length = 1): readonly { readonly radix: number; readonly length: number }[] => {
  if (length === n) return []
  const radix = Math.min(4, n / length)
  return [{ radix, length }, ...passesOf(n, length * radix)]
}

/** Kernels that transform the grid: along x, then along y. The inverse is `scale` times too large. */
export const createFourier = (field: Storage<Vec2>, n: number) => {
  // From the CPU, since shaders promise few digits of sines. The n-th roots of unity, clockwise.
  const data = Array.from({ length: n }, (_, i) => [Math.cos((2 * Math.PI * i) / n), -Math.sin((2 * Math.PI * i) / n)]).flat()
  const roots = storage(vec2, n, { name: 'roots', access: 'read', data })

  /** Joins `radix` transforms of `length` numbers each to one. */
  const join = (axis: 'x' | 'y', isInverse: boolean, radix: number, length: number) =>
    kernel(
      [n, n],
      (i, { x, y }) => {
        const at = axis === 'x' ? x : y
        const cell = (k: Uint): Uint => (axis === 'x' ? y.mul(n).add(k) : k.mul(n).add(x))
        const size = radix * length
        /** The frequency that this invocation computes, and the number of its first summand. */
        const frequency = at.bitAnd(size - 1).toConst('frequency')
        const first = at
          .div(size)
          .mul(length)
          .add(at.bitAnd(length - 1))
          .toConst('first')
        const term = (r: number): Vec2 => {
          const value = field.at(cell(first.add((r * n) / radix)))
          if (r === 0) return value
          const root = roots.at(frequency.mul((r * n) / size).bitAnd(uint(n - 1)))
          return product(value, isInverse ? root.mul(vec2(1, -1)) : root)
        }
        field.at(i).assign(Array.from({ length: radix }, (_, r) => term(r)).reduce((a, b) => a.add(b)))
      },
      { name: `join${radix}${axis}` },
    )

  const passes = passesOf(n)
  const transform = (isInverse: boolean) => (['x', 'y'] as const).flatMap((axis) => passes.map(({ radix, length }) => join(axis, isInverse, radix, length)))

  // In single precision the roots are not exactly of length 1: each pass multiplies the norm by their mean square.
  const square = (k: number): number => Math.fround(data[2 * k] ?? 0) ** 2 + Math.fround(data[2 * k + 1] ?? 0) ** 2
  const gains = passes.map(({ radix, length }) => {
    const size = radix * length
    const used = Array.from({ length: radix * size }, (_, i) => square((((i % size) * Math.floor(i / size) * n) / size) % n))
    return used.reduce((a, b) => a + b) / used.length
  })
  // Forward and back, along both axes; the root of the norm.
  const scale = n ** 2 * gains.reduce((a, b) => a * b) ** 2
  return { forward: transform(false), inverse: transform(true), scale }
}
