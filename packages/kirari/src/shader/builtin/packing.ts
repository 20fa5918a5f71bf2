/**
 * Several small numbers in one uint, the first in the lowest bits. Both languages have the functions for two 16-bit numbers; GLSL ES 3.00 has
 * none for four 8-bit numbers, and not every browser has WGSL's feature for the integer ones, so these are polyfills on every target.
 */
import type { Expr } from '../ir/expr.ts'
import { floatType, intType, typeOf, uintType, type NumericType } from '../ir/type.ts'
import { arithmetic, call, component, float, int, numeric, uint } from '../pass/build.ts'
import { construct, splat } from '../pass/construct.ts'
import { polyfill, type Polyfill } from './polyfill.ts'
import { builtins } from './core.ts'
import { ruleOf, type Rule } from './rule.ts'

type Kind = 'vec2' | 'vec4' | 'ivec4' | 'uvec4'
const kinds: Readonly<Record<Kind, readonly [typeof floatType | typeof intType | typeof uintType, number]>> = {
  vec2: [floatType, 2],
  vec4: [floatType, 4],
  ivec4: [intType, 4],
  uvec4: [uintType, 4],
}
const typeFor = (kind: Kind): NumericType => typeOf(...kinds[kind])

const packs = (name: string, kind: Kind, more: Partial<Rule>): Rule =>
  ruleOf(name, ([value]) => (value === typeFor(kind) ? uintType : undefined), 1, { takes: `a ${kind}`, ...more })
const unpacks = (name: string, kind: Kind, more: Partial<Rule>): Rule =>
  ruleOf(name, ([word]) => (word === uintType ? typeFor(kind) : undefined), 1, { takes: 'a uint', ...more })

const everywhere = (stand: Polyfill): Partial<Rule> => ({ glsl: stand, wgsl: stand })

/** Bytes of a word, from the lowest. */
const joined = (bytes: Expr): Expr =>
  [0, 1, 2, 3]
    .map((i) => (i === 0 ? component(bytes, 0) : arithmetic('<<', component(bytes, i), uint(i * 8))))
    .reduce((word, byte) => arithmetic('|', word, byte))
const lowBytes = (integers: Expr): Expr => arithmetic('&', construct(typeFor('uvec4'), integers), uint(255))
const unsignedBytes = (word: Expr): Expr =>
  arithmetic('&', construct(typeFor('uvec4'), word, ...[8, 16, 24].map((by) => arithmetic('>>', word, uint(by)))), uint(255))
/** Shifts each byte to the top and back, so that its sign fills the bits above it. */
const signedBytes = (word: Expr): Expr =>
  arithmetic('>>', construct(typeFor('ivec4'), construct(typeFor('uvec4'), ...[24, 16, 8].map((by) => arithmetic('<<', word, uint(by))), word)), uint(24))
const clamped = (x: Expr, low: Expr, high: Expr): Expr => call(builtins.clamp, numeric(x.type), x, low, high)
const nearest = (x: Expr): Expr => call(builtins.floor, numeric(x.type), arithmetic('+', float(0.5), x))
const sum = (products: Expr): Expr => [0, 1, 2, 3].map((i) => component(products, i)).reduce((a, b) => arithmetic('+', a, b))

/** Two halves. */
export const pack2x16float: Rule = /*#__PURE__*/ packs('pack2x16float', 'vec2', { glsl: 'packHalf2x16' })
export const unpack2x16float: Rule = /*#__PURE__*/ unpacks('unpack2x16float', 'vec2', { glsl: 'unpackHalf2x16' })
/** −1…1 in 16 bits each. */
export const pack2x16snorm: Rule = /*#__PURE__*/ packs('pack2x16snorm', 'vec2', { glsl: 'packSnorm2x16' })
export const unpack2x16snorm: Rule = /*#__PURE__*/ unpacks('unpack2x16snorm', 'vec2', { glsl: 'unpackSnorm2x16' })
/** 0…1 in 16 bits each. */
export const pack2x16unorm: Rule = /*#__PURE__*/ packs('pack2x16unorm', 'vec2', { glsl: 'packUnorm2x16' })
export const unpack2x16unorm: Rule = /*#__PURE__*/ unpacks('unpack2x16unorm', 'vec2', { glsl: 'unpackUnorm2x16' })

/** −1…1 in 8 bits each. */
export const pack4x8snorm: Rule = /*#__PURE__*/ packs('pack4x8snorm', 'vec4', {
  glsl: /*#__PURE__*/ polyfill('pack4x8snorm', ['v'], (v) =>
    joined(lowBytes(construct(typeFor('ivec4'), nearest(arithmetic('*', clamped(v, float(-1), float(1)), float(127)))))),
  ),
})
export const unpack4x8snorm: Rule = /*#__PURE__*/ unpacks('unpack4x8snorm', 'vec4', {
  glsl: /*#__PURE__*/ polyfill('unpack4x8snorm', ['word'], (word) =>
    call(builtins.max, typeFor('vec4'), arithmetic('/', construct(typeFor('vec4'), signedBytes(word)), float(127)), float(-1)),
  ),
})
/** 0…1 in 8 bits each. */
export const pack4x8unorm: Rule = /*#__PURE__*/ packs('pack4x8unorm', 'vec4', {
  glsl: /*#__PURE__*/ polyfill('pack4x8unorm', ['v'], (v) =>
    joined(construct(typeFor('uvec4'), nearest(arithmetic('*', clamped(v, float(0), float(1)), float(255))))),
  ),
})
export const unpack4x8unorm: Rule = /*#__PURE__*/ unpacks('unpack4x8unorm', 'vec4', {
  glsl: /*#__PURE__*/ polyfill('unpack4x8unorm', ['word'], (word) => arithmetic('/', construct(typeFor('vec4'), unsignedBytes(word)), float(255))),
})

/** The lowest 8 bits of each int. */
export const pack4xI8: Rule = /*#__PURE__*/ packs(
  'pack4xI8',
  'ivec4',
  /*#__PURE__*/ everywhere(/*#__PURE__*/ polyfill('pack4xI8', ['v'], (v) => joined(lowBytes(v)))),
)
/** The lowest 8 bits of each uint. */
export const pack4xU8: Rule = /*#__PURE__*/ packs(
  'pack4xU8',
  'uvec4',
  /*#__PURE__*/ everywhere(/*#__PURE__*/ polyfill('pack4xU8', ['v'], (v) => joined(lowBytes(v)))),
)
/** Each int, clamped to −128…127. */
export const pack4xI8Clamp: Rule = /*#__PURE__*/ packs(
  'pack4xI8Clamp',
  'ivec4',
  /*#__PURE__*/ everywhere(/*#__PURE__*/ polyfill('pack4xI8Clamp', ['v'], (v) => joined(lowBytes(clamped(v, int(-128), int(127)))))),
)
/** Each uint, clamped to 255. */
export const pack4xU8Clamp: Rule = /*#__PURE__*/ packs(
  'pack4xU8Clamp',
  'uvec4',
  /*#__PURE__*/ everywhere(
    /*#__PURE__*/ polyfill('pack4xU8Clamp', ['v'], (v) => joined(call(builtins.min, numeric(v.type), v, splat(uint(255), numeric(v.type))))),
  ),
)
export const unpack4xI8: Rule = /*#__PURE__*/ unpacks(
  'unpack4xI8',
  'ivec4',
  /*#__PURE__*/ everywhere(/*#__PURE__*/ polyfill('unpack4xI8', ['word'], signedBytes)),
)
export const unpack4xU8: Rule = /*#__PURE__*/ unpacks(
  'unpack4xU8',
  'uvec4',
  /*#__PURE__*/ everywhere(/*#__PURE__*/ polyfill('unpack4xU8', ['word'], unsignedBytes)),
)

const byteProducts = (name: string, bytes: (word: Expr) => Expr): Polyfill =>
  polyfill(name, ['a', 'b'], (a, b) => {
    return sum(arithmetic('*', bytes(a), bytes(b)))
  })
/** The dot product of four bytes each. */
export const dot4U8Packed: Rule = /*#__PURE__*/ ruleOf('dot4U8Packed', ([a, b]) => (a === uintType && b === uintType ? uintType : undefined), 2, {
  takes: 'two uints',
  .../*#__PURE__*/ everywhere(/*#__PURE__*/ byteProducts('dot4U8Packed', unsignedBytes)),
})
/** The dot product of four signed bytes each. */
export const dot4I8Packed: Rule = /*#__PURE__*/ ruleOf('dot4I8Packed', ([a, b]) => (a === uintType && b === uintType ? intType : undefined), 2, {
  takes: 'two uints',
  .../*#__PURE__*/ everywhere(/*#__PURE__*/ byteProducts('dot4I8Packed', signedBytes)),
})
