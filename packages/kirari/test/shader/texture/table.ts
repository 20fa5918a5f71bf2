/**
 * Each texture function on each kind of texture that has it, with and without an offset, and with its settings: filter, levels, wrapping.
 * A row is a shader function, its inputs, and the answers of the oracle. The function passes its texture on to another one,
 * so that every row tests textures as parameters.
 *
 * GPUs filter with 8-bit weights, so a row may differ by 1/256 of the range of the data (which is 1) for each direction that is mixed:
 * across, down, between slices, between levels. Results without mixing have to be exact. Levels from gradients are logarithms that
 * GPUs approximate: the tolerance is 1/16 where levels are mixed.
 */
import { levelSize, type TextureImage, type TextureSampler } from '../../../../../internal/testing/texture-harness.ts'
import type { NumericName } from '../../../../../internal/testing/differential.ts'
import {
  depthTexture2D,
  depthTexture2DArray,
  depthTextureCube,
  float,
  fn,
  int,
  itexture2D,
  itexture2DArray,
  itexture3D,
  itextureCube,
  ivec2,
  ivec3,
  ivec4,
  texture,
  texture2D,
  texture2DArray,
  texture3D,
  textureCube,
  uint,
  utexture2D,
  utexture2DArray,
  utexture3D,
  utextureCube,
  uvec2,
  uvec3,
  uvec4,
  vec2,
  vec3,
  vec4,
  type AnyFn,
  type PixelImage,
} from '../../../src/shader/front/node/index.ts'
import type { TextureType } from '../../../src/shader/ir/type.ts'
import { textureArgumentType, textureResultType, textureRules, type TextureArgument, type TextureRule } from '../../../src/shader/builtin/texture.ts'
import { gatherOracle, sampleOracle, texelOf, type Reading } from './oracle.ts'

export interface TextureRow {
  readonly name: string
  readonly call: AnyFn
  readonly params: readonly NumericName[]
  readonly result: NumericName
  readonly image: TextureImage
  readonly sampler: TextureSampler
  /** Whether a sampler is declared. */
  readonly isSampled: boolean
  /** One list a call: the numbers of its parameters one after another. */
  readonly inputs: readonly (readonly number[])[]
  readonly expected: (input: readonly number[]) => readonly number[]
  readonly tolerance: number
  /** Whether a target lacks it. */
  readonly missing: { readonly glsl: boolean }
  /** Whether its level depends on derivatives, which a call outside of a fragment does not have. */
  readonly isDerived: boolean
}

/** Pseudorandom numbers, the same in every run. */
const randomFrom = (seed: number): (() => number) => {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

const tokens = [
  texture2D,
  texture2DArray,
  texture3D,
  textureCube,
  itexture2D,
  itexture2DArray,
  itexture3D,
  itextureCube,
  utexture2D,
  utexture2DArray,
  utexture3D,
  utextureCube,
  depthTexture2D,
  depthTexture2DArray,
  depthTextureCube,
] as const
const values = { float, vec2, vec3, vec4, int, ivec2, ivec3, ivec4, uint, uvec2, uvec3, uvec4 } as const
type ValueName = keyof typeof values

/** Sides that are powers of two, so that texel edges of small levels are edges of large ones. */
const sizes = { '2d': [8, 4, 1], '2d-array': [8, 4, 3], '3d': [4, 8, 2], cube: [8, 8, 6] } as const

const makeImage = (
  { dimension, scalar, depth }: TextureType,
  [width, height, slices]: readonly [number, number, number],
  levelCount: number,
  isPrecise: boolean,
): TextureImage => {
  const random = randomFrom(width * 31 + height * 7 + slices)
  const format = depth
    ? 'depth16unorm'
    : scalar.name === 'int'
      ? 'rgba32sint'
      : scalar.name === 'uint'
        ? 'rgba32uint'
        : isPrecise
          ? 'rgba32float'
          : 'rgba8unorm'
  const empty: TextureImage = { dimension, format, width, height, depth: slices, levels: [] }
  const levels = Array.from({ length: levelCount }, (_, level) => {
    const [w, h, d] = levelSize(empty, level)
    const texels = w * h * d
    const fill = (count: number, range: number, from = 0): readonly number[] => Array.from({ length: count }, () => Math.floor(from + random() * range))
    if (depth) return Uint16Array.from(fill(texels, 65536))
    if (format === 'rgba32float') return Float32Array.from(fill(texels * 4, 2 ** 24), (value) => (value - 2 ** 23) * 1e-3)
    if (format === 'rgba8unorm') return Uint8Array.from(fill(texels * 4, 256))
    return format === 'rgba32sint' ? Int32Array.from(fill(texels * 4, 2 ** 32, -(2 ** 31))) : Uint32Array.from(fill(texels * 4, 2 ** 32))
  })
  return { ...empty, levels }
}

/** The same image as an application passes it. */
const imageOf = ({ width, height, depth, levels, format }: TextureImage): PixelImage => {
  // 16-bit levels hold depths; the others stay as they are.
  const data = levels.map((level) => (level instanceof Uint16Array && format === 'depth16unorm' ? Float32Array.from(level, (value) => value / 65535) : level))
  const [first = new Float32Array(), ...mipmaps] = data
  return { width, height, depth, data: first, mipmaps }
}

const plainSampler: TextureSampler = { filter: 'nearest', mipmap: 'none', wrap: 'repeat', compare: 'less-equal' }
const columns = 32
const callCount = columns * 16

interface Variant {
  readonly name: string
  readonly sampler: TextureSampler
  readonly levels: number
  readonly size?: readonly [number, number, number]
  /** Float texels, which not every device can filter. */
  readonly isPrecise?: boolean
}
const variantsOf = (rule: TextureRule, type: TextureType): readonly Variant[] => {
  const variant = (name: string, sampler: Partial<TextureSampler>, levels = 1): Variant => ({ name, sampler: { ...plainSampler, ...sampler }, levels })
  if (rule === textureRules.gather)
    return (['repeat', 'mirror', 'clamp'] as const).map((wrap) => variant(wrap, { wrap, filter: type.scalar.name === 'float' ? 'linear' : 'nearest' }))
  if (rule === textureRules.gatherCompare)
    return (['repeat', 'mirror', 'clamp'] as const).map((wrap) => variant(wrap, { wrap, filter: 'linear', compare: 'greater' }))
  if (rule === textureRules.load && type.scalar.name === 'float') return [variant('', {}, 3), { ...variant('floats', {}, 2), isPrecise: true }]
  if (!rule.sampler) return [variant('', {}, 3)]
  const compares = ['less', 'greater', 'greater-equal', 'equal', 'not-equal', 'always', 'never'] as const
  if (type.depth)
    return [
      variant('nearest, less-equal', {}),
      // The comparison belongs to the sampler, in every function.
      ...(rule === textureRules.sampleCompareLevel && type.dimension === '2d' ? compares : []).map((compare) => variant(compare, { compare, wrap: 'clamp' })),
      variant('linear', { filter: 'linear', wrap: 'mirror' }),
      variant('linear, clamp', { filter: 'linear', wrap: 'clamp', compare: 'greater' }),
    ]
  const wraps = (['repeat', 'mirror', 'clamp'] as const).flatMap((wrap) => [
    variant(`nearest, ${wrap}`, { wrap }),
    variant(`linear, ${wrap}`, { filter: 'linear', wrap }),
  ])
  const levels = [
    variant('nearest level', { filter: 'linear', mipmap: 'nearest' }, 4),
    variant('mixed levels', { filter: 'linear', mipmap: 'linear' }, 4),
    variant('mixed levels of nearest texels', { mipmap: 'linear', wrap: 'clamp' }, 4),
  ]
  const odd: Variant[] = type.dimension === '2d' ? [{ ...variant('sides of 5 and 3', { filter: 'linear', wrap: 'mirror' }), size: [5, 3, 1] }] : []
  return [...wraps, ...levels, ...odd]
}

/** The value of each argument of a call, by its kind. */
interface Call {
  readonly reading: Reading
  readonly numbers: ReadonlyMap<TextureArgument, readonly number[]>
}

/** A coordinate whose texel, and whose neighbours, are unambiguous in every level: not within 1/16 of an edge or a centre. */
const clearCoordinate = (random: () => number, size: number, levels: number, from: number, to: number): number => {
  for (;;) {
    const value = Math.fround(from + random() * (to - from))
    const isClear = Array.from({ length: levels }, (_, level) => {
      const scaled = value * Math.max(1, size >> level) * 2
      return Math.abs(scaled - Math.round(scaled)) > 1 / 8
    }).every(Boolean)
    if (isClear) return value
  }
}

/** The direction to a point on a face; `major` is its longest component. */
const directionOf = (face: number, s: number, t: number, major: number): readonly number[] => {
  const [a, b] = [(2 * s - 1) * major, (2 * t - 1) * major]
  const table = [
    [major, -b, -a],
    [-major, -b, a],
    [a, major, b],
    [a, -major, -b],
    [a, -b, major],
    [-a, -b, -major],
  ] as const
  return (table[face] ?? table[0]).map(Math.fround)
}

/** The calls of a row: coordinates, and the other arguments of the function. */
const callsOf = (rule: TextureRule, image: TextureImage, sampler: TextureSampler, isDerived: boolean): readonly Call[] => {
  const random = randomFrom(rule.name.length * 101 + image.width)
  const levels = image.levels.length
  const sides = levelSize(image, 0)
  const flat = image.dimension === '3d' ? 3 : 2
  // For levels from derivatives, coordinates advance evenly: this many texels a pixel.
  const stepLod = sampler.mipmap === 'nearest' ? 1.2 : 0.6
  return Array.from({ length: callCount }, (_, i) => {
    const [px, py] = [i % columns, Math.floor(i / columns)]
    const layer = Math.floor(random() * (image.depth + 2)) - 1
    let lod = Math.fround(sampler.mipmap === 'nearest' ? Math.floor(random() * 4) + (random() - 0.5) * 0.7 : random() * (levels + 0.5) - 0.4)
    const bias = Math.fround(sampler.mipmap === 'nearest' ? 1 : 0.75)
    let at: readonly number[]
    const step = 2 ** stepLod
    const isCube = image.dimension === 'cube'
    if (isCube) {
      const size = image.width
      // Within the centres of the outermost texels of the smallest level that is read, no other face contributes.
      const isSmall = levels > 1
      const inner = (): number => (isSmall ? 0.5 : clearCoordinate(random, size, 1, 0.5 / size, 1 - 0.5 / size))
      // Not every driver projects the gradients of longer directions onto the face.
      at = isDerived
        ? directionOf(0, 0.2 + (px * 0.6) / columns, 0.2 + (py * 0.6) / columns, 1)
        : directionOf(i % 6, inner(), inner(), rule === textureRules.sampleGrad ? 1 : 0.5 + random() * 2)
    } else if (isDerived) {
      at = [Math.fround((px * step) / sides[0] + 0.013), Math.fround((py * step) / sides[1] + 0.017), ...(flat === 3 ? [0.3] : [])]
    } else {
      at = Array.from({ length: flat }, (_side, axis) => clearCoordinate(random, sides[axis] ?? 1, levels, -1.5, 2.5))
    }
    if (isDerived) lod = (isCube ? Math.log2((0.6 / columns) * image.width) : stepLod) + (rule.takes.includes('bias') ? bias : 0)
    const reference = Math.fround(random() * 1.2 - 0.1)
    const level = Math.floor(random() * levels)
    const inLevel = levelSize(image, level)
    const texel = Array.from({ length: flat }, (_side, axis) => Math.floor(random() * (inLevel[axis] ?? 1)))
    // Gradients along the axes, one of which is longer.
    const [long, short] = [2 ** lod, 2 ** (lod - 1)]
    const isFirst = random() < 0.5
    const gradient = (axis: number, texels: number): readonly number[] =>
      Array.from({ length: isCube ? 3 : flat }, (_side, k) => (k === axis ? Math.fround(texels / (sides[axis] ?? 1)) : 0))
    const numbers = new Map<TextureArgument, readonly number[]>([
      ['coord', at],
      ['texel', texel],
      ['layer', [rule.sampler ? layer : Math.max(0, Math.min(image.depth - 1, layer))]],
      ['bias', [bias]],
      ['lod', [lod]],
      ['dx', isCube ? cubeGradient(i % 6, at, long, image.width) : gradient(0, isFirst ? long : short)],
      ['dy', isCube ? [0, 0, 0] : gradient(1, isFirst ? short : long)],
      ['reference', [reference]],
      ['level', [level]],
    ])
    return { reading: { at, layer, lod, ...(rule.takes.includes('reference') ? { reference } : {}) }, numbers }
  })
}

/** A change of direction that moves by this many texels on its face. */
const cubeGradient = (face: number, at: readonly number[], texels: number, size: number): readonly number[] => {
  const major = Math.max(...at.map(Math.abs))
  const base = directionOf(face, 0.5, 0.5, 1)
  const moved = directionOf(face, 0.5 + texels / size, 0.5, 1)
  return moved.map((value, i) => Math.fround((value - (base[i] ?? 0)) * major))
}

// Arguments and results are of the types in the list.
const tokenOf = (type: { readonly name: string }): (typeof values)[ValueName] => values[type.name as ValueName]

/** The methods of texture nodes when the types are not known in advance. */
type Methods = Readonly<Record<string, (...args: readonly unknown[]) => unknown>>

const makeRow = (
  method: string,
  rule: TextureRule,
  token: (typeof tokens)[number],
  variant: Variant,
  offset: readonly number[] | undefined,
  component: number,
): TextureRow => {
  // All tokens of the list are of textures, not of storage textures.
  const type = token.type as TextureType
  const image = makeImage(type, variant.size ?? sizes[type.dimension], variant.levels, variant.isPrecise === true)
  const { filter, mipmap, wrap, compare } = variant.sampler
  const resource = texture<unknown>(token, {
    name: 'picture',
    value: imageOf(image),
    wrap,
    ...(type.scalar.name === 'float' ? { filter, mipmap } : {}),
    ...(type.depth ? { compare } : {}),
  })
  const takes = rule.takes.filter((argument) => textureArgumentType(argument, type))
  const given = takes.filter((argument) => argument !== 'component')
  const params = given.map((argument) => ({ [argument]: tokenOf(textureArgumentType(argument, type) ?? type) }))
  const resultType = textureResultType(rule.gives, type)
  // This builds functions from lists that are known at run time: texture.test-d.ts tests their types.
  const define = fn as unknown as (
    name: string,
    params: readonly object[],
    result: unknown,
    body: (...nodes: readonly unknown[]) => unknown,
  ) => AnyFn & ((...args: readonly unknown[]) => unknown)
  const inner = define('inner', [{ t: token }, ...params], tokenOf(resultType), (t, ...nodes) => {
    const args = takes.map((argument) => (argument === 'component' ? component : nodes[given.indexOf(argument)]))
    const place = args.length - (takes.includes('bias') ? 1 : 0)
    // The types of the built functions are not known in advance.
    return (t as Methods)[method]?.(...(offset ? [...args.slice(0, place), offset, ...args.slice(place)] : args))
  })
  const call = define('row', params, tokenOf(resultType), (...nodes) => inner(resource, ...nodes))
  const isDerived = rule.uniformFlow === true
  const calls = callsOf(rule, image, variant.sampler, isDerived)
  const inputs = calls.map(({ numbers }) => given.flatMap((argument) => numbers.get(argument) ?? []))
  const expectedAt = (i: number): readonly number[] => {
    const one = calls[i]
    if (!one) return []
    const { numbers } = one
    const reading: Reading = { ...one.reading, ...(offset ? { offset } : {}) }
    const [level = 0] = numbers.get('level') ?? []
    const [x = 0, y = 0, z = 0] = numbers.get('texel') ?? []
    switch (rule) {
      case textureRules.load:
        return texelOf(image, level, x, y, image.dimension === '2d-array' ? (numbers.get('layer')?.[0] ?? 0) : z)
      case textureRules.size:
        return levelSize(image, level).slice(0, image.dimension === '3d' ? 3 : 2)
      case textureRules.layers:
        return [image.depth]
      case textureRules.levels:
        return [image.levels.length]
      case textureRules.gather:
      case textureRules.gatherCompare:
        return gatherOracle(image, variant.sampler, reading, component)
      case textureRules.sampleCompareLevel:
        return sampleOracle(image, variant.sampler, { ...reading, lod: 0 })
      default:
        return sampleOracle(image, variant.sampler, reading)
    }
  }
  const places = new Map<readonly number[], number>(inputs.map((input, i) => [input, i]))
  const directions =
    (variant.sampler.filter === 'linear' && !rule.name.includes('Gather') ? (type.dimension === '3d' ? 3 : 2) : 0) +
    (variant.sampler.mipmap === 'linear' ? 1 : 0)
  return {
    name: [`${type.name}.${method}`, variant.name, method.startsWith('gather') && !type.depth ? `component ${component}` : ''].filter(Boolean).join(', '),
    call,
    // The names of the types are those of GLSL.
    params: given.map((argument) => textureArgumentType(argument, type)?.name as NumericName),
    // As above.
    result: resultType.name as NumericName,
    image,
    sampler: variant.sampler,
    isSampled: rule.sampler !== undefined,
    inputs,
    expected: (input) => expectedAt(places.get(input) ?? -1),
    // An 8-bit number becomes the nearest float.
    tolerance:
      directions / 256 + (variant.sampler.mipmap === 'linear' && (isDerived || rule === textureRules.sampleGrad) ? 1 / 16 : 0) ||
      (image.format === 'rgba8unorm' ? 1e-6 : 0),
    missing: { glsl: rule === textureRules.levels || (type.dimension === 'cube' && method.startsWith('gather')) },
    isDerived,
  }
}

/** The names of methods by their rule, where they are the same for all textures. */
const methods = [
  ['sample', textureRules.sample],
  ['sample', textureRules.sampleBias],
  ['sampleLevel', textureRules.sampleLevel],
  ['sampleGrad', textureRules.sampleGrad],
  ['sampleCompare', textureRules.sampleCompare],
  ['sampleCompareLevel', textureRules.sampleCompareLevel],
  ['gather', textureRules.gather],
  ['gatherCompare', textureRules.gatherCompare],
  ['load', textureRules.load],
  ['size', textureRules.size],
  ['layers', textureRules.layers],
  ['levels', textureRules.levels],
] as const satisfies readonly (readonly [string, TextureRule])[]

export const textureRows: readonly TextureRow[] = tokens.flatMap((token) => {
  // As above.
  const type = token.type as TextureType
  return methods.flatMap(([method, rule]: readonly [string, TextureRule]) => {
    if (!rule.on(type)) return []
    const offset = type.dimension === '3d' ? [-8, 7, 1] : [7, -8]
    return variantsOf(rule, type).flatMap((variant, i) =>
      (rule !== textureRules.gather ? [0] : i === 0 ? [0, 1, 2, 3] : [2]).flatMap((component) => [
        makeRow(method, rule, token, variant, undefined, component),
        // The software adapter of the tests shifts the second of two mixed levels by half a texel.
        ...(rule.offset && type.dimension !== 'cube' && variant.sampler.mipmap !== 'linear'
          ? [makeRow(`${method}Offset`, rule, token, variant, offset, component)]
          : []),
      ]),
    )
  })
})
