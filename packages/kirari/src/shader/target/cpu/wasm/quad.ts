/** Derivatives in a module: the rounds of js/runtime/derivative.ts, which says why they give what a GPU gives, with the noted values in memory. */
import { intType } from '../../../ir/type.ts'
import { unsigned, type Bytes } from './byte.ts'
import type { Code } from './code.ts'
import { literal } from './literal.ts'
import { control, float, i32, integer, memory } from './opcode.ts'
import { get, set, type Place } from './reach.ts'

/** The variables that derivatives and rounds share. */
export interface Quad {
  /** Which of the four pixels runs. */
  readonly pixel: Place
  /** Where the next derivative notes its value. */
  readonly next: Place
  /** 0 or 16, which the rounds take in turn: how many bytes after `next` the four values of this round are. */
  readonly round: Place
  /** The last differences. */
  readonly across: Place
  readonly up: Place
  /** Where the first derivative notes its value. All memory from there on is for them. */
  readonly start: number
  /** Calls the function that `writeSlope` writes. */
  readonly call: Bytes
}

/** The four values of both rounds. */
const noteBytes = 32
const otherRound = ({ round }: Quad): Bytes => [...literal(16, intType), ...get(round), integer.sub]

/** What each of them leaves on the stack once the differences are known. */
const differences: Readonly<Record<string, (quad: Quad) => Bytes>> = {
  dpdx: ({ across }) => get(across),
  dpdy: ({ up }) => get(up),
  fwidth: ({ across, up }) => [...get(across), float.abs, ...get(up), float.abs, float.add],
}
export const derivativeOf = (name: string): ((quad: Quad) => Bytes) | undefined => differences[name.replace(/(Fine|Coarse)$/, '')]

/** The function that notes a value, its parameter, and finds the differences of those that the round before noted. */
export const writeSlope = (code: Code, quad: Quad): void => {
  const x: Place = { isGlobal: false, index: 0 }
  const known: Place = { isGlobal: false, index: code.local(i32) }
  const pixel = get(quad.pixel)
  /** The value of a pixel in the round before. */
  const load = (of: Bytes): Bytes => [...get(known), ...of, ...literal(2, intType), integer.shl, integer.add, memory.loadFloat, 2, 0]
  const withBits = (bits: number, opcode: number): Bytes => [...pixel, ...literal(bits, intType), opcode]
  code.add(...get(quad.next), ...literal(noteBytes, intType), integer.add, memory.size, 0, ...literal(16, intType), integer.shl, integer.gtU)
  code.enclose(control.if, () => code.add(...literal(1, intType), memory.grow, 0, control.drop))
  code.add(...get(quad.next), ...get(quad.round), integer.add, ...pixel, ...literal(2, intType), integer.shl, integer.add, ...get(x), memory.storeFloat, 2, 0)
  code.add(...get(quad.next), ...otherRound(quad), integer.add, ...set(known))
  code.add(...load(withBits(1, integer.or)), ...load(withBits(2, integer.and)), float.sub, ...set(quad.across))
  code.add(...load(withBits(2, integer.or)), ...load(withBits(1, integer.and)), float.sub, ...set(quad.up))
  code.add(...get(quad.next), ...literal(noteBytes, intType), integer.add, ...set(quad.next))
}

/** Repeats `writePixel` for the four pixels of a quad until a round notes the same as the one before, at most 16 times. */
export const writeRounds = (code: Code, quad: Quad, writePixel: (pixel: number) => void): void => {
  const newPlace = (): Place => ({ isGlobal: false, index: code.local(i32) })
  const [count, differs, at] = [newPlace(), newPlace(), newPlace()]
  const ends = [0, 1, 2, 3].map(newPlace)
  code.add(...literal(0, intType), ...set(count))
  code.enclose(control.loop, (again) => {
    ends.forEach((end, pixel) => {
      code.add(...literal(pixel, intType), ...set(quad.pixel), ...literal(quad.start, intType), ...set(quad.next))
      writePixel(pixel)
      code.add(...get(quad.next), ...set(end))
    })
    code.add(...literal(0, intType), ...set(differs))
    ends.forEach((end, pixel) => {
      code.add(...literal(quad.start, intType), ...set(at))
      code.enclose(control.block, (done) =>
        code.enclose(control.loop, (next) => {
          code.add(...get(at), ...get(end), integer.geU)
          code.branch(control.brIf, done)
          const load = (first: number): Bytes => [...get(at), memory.loadInt, 2, ...unsigned(first + pixel * 4)]
          code.add(...load(0), ...load(16), integer.ne, ...get(differs), integer.or, ...set(differs))
          code.add(...get(at), ...literal(noteBytes, intType), integer.add, ...set(at))
          code.branch(control.br, next)
        }),
      )
    })
    code.add(...otherRound(quad), ...set(quad.round))
    code.add(...get(count), ...literal(1, intType), integer.add, ...set(count))
    code.add(...get(differs), ...get(count), ...literal(16, intType), integer.ltS, integer.and)
    code.branch(control.brIf, again)
  })
}
