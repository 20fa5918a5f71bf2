/**
 * The cost of GLSL's built-in functions and constructors: arithmetic operations a component, expanded for functions that consist of
 * others. Roots, powers, logarithms and angles only count as calls, since every GPU computes them differently.
 */

export interface BuiltinCost {
  readonly arithmetic: number
  readonly transcendental: number
  readonly textureReads: number
}

/** The cost of a call of a built-in, and the type of its result, from the types of its arguments. */
export interface BuiltinCall extends BuiltinCost {
  readonly type: string
}

const vector = /^([iub]?)vec([234])$/
const matrix = /^mat([234])(?:x([234]))?$/
const scalars: Readonly<Record<string, string>> = { '': 'float', i: 'int', u: 'uint', b: 'bool' }

/** Columns and rows of a matrix, or undefined. */
export const matrixSize = (type: string): readonly [columns: number, rows: number] | undefined => {
  const found = matrix.exec(type)
  return found ? [Number(found[1]), Number(found[2] ?? found[1])] : undefined
}

/** The number of components of a type. */
export const componentsOf = (type: string): number => {
  const size = matrixSize(type)
  return size ? size[0] * size[1] : Number(vector.exec(type)?.[2] ?? 1)
}

/** `uint` for uvec3; undefined for types that do not consist of scalars. */
export const scalarOf = (type: string): string | undefined => {
  if (Object.values(scalars).includes(type)) return type
  if (matrix.test(type)) return 'float'
  const letter = vector.exec(type)?.[1]
  return letter === undefined ? undefined : scalars[letter]
}

/** `vec3` for float and 3. */
export const vectorOf = (scalar: string, size: number): string => (size === 1 ? scalar : `${scalar === 'float' ? '' : scalar[0]}vec${size}`)

const oneEach = new Set(
  (
    'abs sign floor trunc round roundEven ceil fract min max step radians degrees not isnan isinf dFdx dFdy matrixCompMult outerProduct ' +
    'lessThan lessThanEqual greaterThan greaterThanEqual equal notEqual'
  ).split(' '),
)
const transcendentals = new Set('sin cos tan asin acos atan sinh cosh tanh asinh acosh atanh pow exp log exp2 log2 sqrt inversesqrt'.split(' '))
/** Arithmetic operations a component of the expanded formula: x − y·floor(x / y); (x − a) / (b − a), its clamp, and t·t·(3 − 2t). */
const written: Readonly<Record<string, number>> = { clamp: 2, mix: 3, mod: 4, modf: 2, smoothstep: 9, fwidth: 5 }
const comparisons = new Set('lessThan lessThanEqual greaterThan greaterThanEqual equal notEqual not isnan isinf'.split(' '))
/** The same bits, and sizes: these cost nothing. */
const free: Readonly<Record<string, string>> = { floatBitsToInt: 'int', floatBitsToUint: 'uint', intBitsToFloat: 'float', uintBitsToFloat: 'float' }
const packings: Readonly<Record<string, string>> = {
  packSnorm2x16: 'uint',
  packUnorm2x16: 'uint',
  packHalf2x16: 'uint',
  unpackSnorm2x16: 'vec2',
  unpackUnorm2x16: 'vec2',
  unpackHalf2x16: 'vec2',
}
/** Products and sums by Laplace's rule; an inverse is the adjugate times the reciprocal of the determinant. */
const determinants: Readonly<Record<number, number>> = { 2: 3, 3: 14, 4: 63 }
const inverses: Readonly<Record<number, number>> = { 2: 10, 3: 42, 4: 166 }

/** The cost of a call, without its arguments; undefined if the name is not a built-in. */
export const builtinCall = (name: string, types: readonly string[]): BuiltinCall | undefined => {
  const widest = types.toSorted((a, b) => componentsOf(b) - componentsOf(a))[0] ?? 'float'
  const n = componentsOf(widest)
  const call = (type: string, arithmetic: number, transcendental = 0, textureReads = 0): BuiltinCall => ({ type, arithmetic, transcendental, textureReads })
  if (comparisons.has(name)) return call(vectorOf('bool', n), n)
  if (name === 'outerProduct') return call(outerType(types), componentsOf(types[0] ?? '') * componentsOf(types[1] ?? ''))
  if (oneEach.has(name)) return call(widest, n)
  if (transcendentals.has(name)) return call(widest, 0, n)
  // With a bool for each component it selects, like WGSL's `select`.
  if (name === 'mix' && scalarOf(types[2] ?? '') === 'bool') return call(types[0] ?? widest, n)
  if (written[name] !== undefined) return call(widest, written[name] * n)
  if (free[name]) return call(vectorOf(free[name], n), 0)
  if (packings[name]) return call(packings[name], 4)
  const [columns = 0, rows = 0] = matrixSize(widest) ?? []
  switch (name) {
    case 'any':
    case 'all':
      return call('bool', n - 1)
    case 'dot':
      return call('float', 2 * n - 1)
    case 'cross':
      return call('vec3', 9)
    case 'length':
      return call('float', 2 * n - 1, 1)
    case 'distance':
      return call('float', 3 * n - 1, 1)
    case 'normalize':
      return call(widest, 3 * n - 1, 1)
    case 'reflect':
      // i − 2·dot(n, i)·n
      return call(widest, 4 * n)
    case 'refract':
      // d = dot(n, i), k = 1 − η²(1 − d²), η·i − (η·d + √k)·n, and nothing where k is negative
      return call(widest, 6 * n + 7, 1)
    case 'faceforward':
      return call(widest, 3 * n)
    case 'transpose':
      return call(`mat${rows}x${columns}`.replace(/(\d)x\1/, '$1'), 0)
    case 'determinant':
      return call('float', determinants[columns] ?? 0)
    case 'inverse':
      return call(widest, inverses[columns] ?? 0)
    case 'textureSize':
      return call(/Array|3D/.test(types[0] ?? '') ? 'ivec3' : 'ivec2', 0)
    default:
      if (name.startsWith('texture') || name.startsWith('texelFetch')) return call(texelOf(types[0] ?? ''), 0, 0, 1)
      return undefined
  }
}

const outerType = (types: readonly string[]): string => {
  const [rows, columns] = types.map(componentsOf)
  return `mat${columns}x${rows}`.replace(/(\d)x\1/, '$1')
}

const texelOf = (sampler: string): string => {
  if (sampler.endsWith('Shadow')) return 'float'
  return sampler.startsWith('u') ? 'uvec4' : sampler.startsWith('i') ? 'ivec4' : 'vec4'
}

/** The result type of a binary operator, and its number of operations. */
export const operatorCall = (operator: string, left: string, right: string): { readonly type: string; readonly arithmetic: number } => {
  const [a, b] = [matrixSize(left), matrixSize(right)]
  if (operator === '*' && a && b) {
    const [[shared, rows], [columns]] = [a, b]
    return { type: `mat${columns}x${rows}`.replace(/(\d)x\1/, '$1'), arithmetic: columns * rows * (2 * shared - 1) }
  }
  if (operator === '*' && a && vector.test(right)) return { type: vectorOf('float', a[1]), arithmetic: a[1] * (2 * a[0] - 1) }
  if (operator === '*' && b && vector.test(left)) return { type: vectorOf('float', b[0]), arithmetic: b[0] * (2 * b[1] - 1) }
  const wide = componentsOf(right) > componentsOf(left) ? right : left
  const isTruth = ['<', '<=', '>', '>=', '==', '!=', '&&', '||', '^^'].includes(operator)
  return { type: isTruth ? 'bool' : wide, arithmetic: componentsOf(wide) }
}

/** A constructor of this type from arguments of those: converting between kinds of numbers costs, moving them does not. */
export const constructorCost = (type: string, types: readonly string[]): number => {
  const scalar = scalarOf(type)
  const converted = types.filter((from) => scalarOf(from) !== scalar)
  return Math.min(
    converted.reduce((sum, from) => sum + componentsOf(from), 0),
    componentsOf(type),
  )
}
