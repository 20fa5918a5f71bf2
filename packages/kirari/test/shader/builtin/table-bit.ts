/** Bit operations and packing. The references count bit by bit, unlike any of the polyfills. */
import { exact, near } from '../../../../../internal/testing/numbers.ts'
import type { valueBuiltins } from '../../../src/shader/builtin/all.ts'
import { row, ofAll, type Row } from './row.ts'

/** The edges of 32 bits, then patterns of every length. */
const counter = { min: 0, max: 4096 }
const edges = [0, 1, 2, 3, 0x7fffffff, 0x80000000, 0x80000001, 0xffffffff, 0xfffffffe, 0x55555555, 0xaaaaaaaa, 0xff, 0xff00, 0xff0000, 0xff000000]
export const pattern = (value: number): number => {
  const i = Math.abs(Math.trunc(value))
  return edges[i] ?? Math.imul(i + 1, 0x9e3779b9) >>> (i % 32)
}
const bits = { prepare: pattern }

const places = Array.from({ length: 32 }, (_, i) => i)
const has = (x: number, place: number): boolean => ((x >>> place) & 1) === 1
const ones = (x: number): readonly number[] => places.filter((place) => has(x, place))
const highest = (x: number): number => ones(x).at(-1) ?? -1
const lowest = (x: number): number => ones(x)[0] ?? -1
const joined = (set: readonly number[]): number => set.reduce((sum, place) => sum + 2 ** place, 0)
/** The bits of a field, clamped to 32 bits as in WGSL. */
const field = (offset: number, count: number): { readonly start: number; readonly width: number } => {
  const start = Math.min(offset, 32)
  return { start, width: Math.min(count, 32 - start) }
}
const extract = (x: number, offset: number, count: number): number => {
  const { start, width } = field(offset, count)
  return joined(places.filter((place) => place < width && has(x, start + place)))
}
/** A number of `width` bits, the highest of which is the sign. */
const signed = (x: number, width: number): number => (width > 0 && has(x, width - 1) ? x - 2 ** width : x)
const isSigned = (name: string | undefined): boolean => name?.startsWith('i') ?? false

const word = { min: 0, max: 4096 }
const bytes = (x: number | undefined): readonly number[] => [0, 8, 16, 24].map((at) => ((x ?? 0) >>> at) & 255)
const signedBytes = (x: number | undefined): readonly number[] => bytes(x).map((byte) => signed(byte, 8))
const joinedBytes = (values: readonly number[]): number => values.reduce((sum, value, i) => sum + (value & 255) * 2 ** (8 * i), 0)
const shorts = (x: number | undefined): readonly number[] => [0, 16].map((at) => ((x ?? 0) >>> at) & 65535)
const joinedShorts = (values: readonly number[]): number => values.reduce((sum, value, i) => sum + (value & 65535) * 2 ** (16 * i), 0)
const held = (x: number, low: number, high: number): number => Math.min(Math.max(x, low), high)
/** Away from halfway between two steps, where the languages round differently. */
const offHalf = (steps: number) => ({ prepare: (value: number) => Math.fround((Math.round(value * steps) + 0.3) / steps) })

const halfOf = (value: number): number => {
  if (value === 0) return Object.is(value, -0) ? 0x8000 : 0
  const exponent = Math.floor(Math.log2(Math.abs(value)))
  const fraction = Math.round((Math.abs(value) / 2 ** exponent - 1) * 1024)
  return (value < 0 ? 0x8000 : 0) + (exponent + 15) * 1024 + fraction
}
const floatOfHalf = (bits: number): number => {
  const exponent = (bits >> 10) & 31
  const fraction = (bits & 1023) / 1024
  return (bits & 0x8000 ? -1 : 1) * (exponent === 0 ? fraction * 2 ** -14 : (1 + fraction) * 2 ** (exponent - 15))
}

export const bitTable = {
  countOneBits: row((x) => ones(x).length, counter, exact, bits),
  countLeadingZeros: row((x) => 31 - highest(x), counter, exact, bits),
  countTrailingZeros: row((x) => (lowest(x) < 0 ? 32 : lowest(x)), counter, exact, bits),
  firstLeadingBit: ofAll(([v], [type]) => (v ?? []).map((x) => wrap(highest(isSigned(type?.name) && x < 0 ? ~x : x), type?.name)), counter, exact, bits),
  firstTrailingBit: ofAll(([v], [type]) => (v ?? []).map((x) => wrap(lowest(x), type?.name)), counter, exact, bits),
  reverseBits: ofAll(([v], [type]) => (v ?? []).map((x) => wrap(joined(ones(x).map((place) => 31 - place)), type?.name)), counter, exact, bits),
  extractBits: ofAll(
    ([v, [offset = 0] = [], [count = 0] = []], [type]) =>
      (v ?? []).map((x) => (isSigned(type?.name) ? signed(extract(x, offset, count), field(offset, count).width) : extract(x, offset, count))),
    [counter, { min: 0, max: 40 }, { min: 0, max: 40 }],
    exact,
    { prepare: (value, argument) => (argument === 0 ? pattern(value) : value) },
  ),
  insertBits: ofAll(
    ([v, inserted, [offset = 0] = [], [count = 0] = []], [type]) =>
      (v ?? []).map((x, i) => {
        const { start, width } = field(offset, count)
        const isInside = (place: number): boolean => place >= start && place < start + width
        return wrap(joined(places.filter((place) => (isInside(place) ? has(inserted?.[i] ?? 0, place - start) : has(x, place)))), type?.name)
      }),
    [counter, { min: 100, max: 4096 }, { min: 0, max: 40 }, { min: 0, max: 40 }],
    exact,
    { prepare: (value, argument) => (argument < 2 ? pattern(value) : value) },
  ),

  pack2x16float: ofAll(([v]) => [joinedShorts((v ?? []).map(halfOf))], { min: -60000, max: 60000 }, exact, {
    // Numbers that a half represents.
    prepare: (value) => floatOfHalf(halfOf(Math.abs(value) < 1e-3 ? 0 : Math.fround(value))),
  }),
  unpack2x16float: ofAll(([v]) => shorts(v?.[0]).map(floatOfHalf), word, near(0, 1e-7), {
    // Without the exponents of infinity and of subnormals.
    prepare: (value) => joinedShorts(shorts(pattern(value)).map((half) => ((half & 0x3fff) | 0x0400) + (half & 0x8000))),
  }),
  pack2x16snorm: ofAll(([v]) => [joinedShorts((v ?? []).map((x) => Math.round(held(x, -1, 1) * 32767)))], { min: -1.2, max: 1.2 }, exact, offHalf(32767)),
  unpack2x16snorm: ofAll(([v]) => shorts(v?.[0]).map((x) => Math.max(signed(x, 16) / 32767, -1)), word, near(4, 1e-7), bits),
  pack2x16unorm: ofAll(([v]) => [joinedShorts((v ?? []).map((x) => Math.round(held(x, 0, 1) * 65535)))], { min: -0.2, max: 1.2 }, exact, offHalf(65535)),
  unpack2x16unorm: ofAll(([v]) => shorts(v?.[0]).map((x) => x / 65535), word, near(4, 1e-7), bits),
  pack4x8snorm: ofAll(([v]) => [joinedBytes((v ?? []).map((x) => Math.round(held(x, -1, 1) * 127)))], { min: -1.2, max: 1.2 }, exact, offHalf(127)),
  unpack4x8snorm: ofAll(([v]) => signedBytes(v?.[0]).map((x) => Math.max(x / 127, -1)), word, near(4, 1e-7), bits),
  pack4x8unorm: ofAll(([v]) => [joinedBytes((v ?? []).map((x) => Math.round(held(x, 0, 1) * 255)))], { min: -0.2, max: 1.2 }, exact, offHalf(255)),
  unpack4x8unorm: ofAll(([v]) => bytes(v?.[0]).map((x) => x / 255), word, near(4, 1e-7), bits),
  pack4xI8: ofAll(([v]) => [joinedBytes(v ?? [])], counter, exact, bits),
  pack4xU8: ofAll(([v]) => [joinedBytes(v ?? [])], counter, exact, bits),
  pack4xI8Clamp: ofAll(([v]) => [joinedBytes((v ?? []).map((x) => held(x, -128, 127)))], { min: -300, max: 300 }),
  pack4xU8Clamp: ofAll(([v]) => [joinedBytes((v ?? []).map((x) => held(x, 0, 255)))], { min: 0, max: 600 }),
  unpack4xI8: ofAll(([v]) => signedBytes(v?.[0]), word, exact, bits),
  unpack4xU8: ofAll(([v]) => bytes(v?.[0]), word, exact, bits),
  dot4U8Packed: ofAll(([a, b]) => [bytes(a?.[0]).reduce((sum, x, i) => sum + x * (bytes(b?.[0])[i] ?? 0), 0)], [word, { min: 7, max: 3000 }], exact, bits),
  dot4I8Packed: ofAll(
    ([a, b]) => [signedBytes(a?.[0]).reduce((sum, x, i) => sum + x * (signedBytes(b?.[0])[i] ?? 0), 0)],
    [word, { min: 7, max: 3000 }],
    exact,
    bits,
  ),
} as const satisfies Partial<Record<keyof typeof valueBuiltins, Row>>

/** A 32-bit number as its type represents it. */
function wrap(value: number, type: string | undefined): number {
  return isSigned(type) ? value | 0 : value >>> 0
}
