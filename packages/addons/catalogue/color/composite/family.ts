/** What the records of all compositing operators share: layers, results, accuracy, references, and their names elsewhere, by their factors. */
import { fromReference } from '../../provenance.ts'
import type { Text, Value, WrittenEdgeCase, WrittenRecord } from '../../record.ts'
import { layerParameters, porterDuffOn, w3cOn } from './layers.ts'

/** What a layer is multiplied by, as WebGPU calls it. */
type Factor = 'zero' | 'one' | 'src-alpha' | 'dst-alpha' | 'one-minus-src-alpha' | 'one-minus-dst-alpha'

interface Facts {
  /** Of the source and of the destination. */
  readonly factors: readonly [Factor, Factor]
  /** In Porter and Duff's paper. */
  readonly porterDuff: string
  /** In the specification: the heading, and the end of its anchor. */
  readonly w3c: readonly [heading: string, anchor: string]
  /** In Canvas 2D; what clears has no value there. */
  readonly canvas: string | undefined
  readonly flutter: string
  readonly coreGraphics: string
  /** Search terms. */
  readonly ja: string
}

const facts = {
  clear: {
    factors: ['zero', 'zero'],
    porterDuff: 'clear',
    w3c: ['Clear', 'clear'],
    canvas: undefined,
    flutter: 'clear',
    coreGraphics: 'clear',
    ja: 'クリア',
  },
  copy: { factors: ['one', 'zero'], porterDuff: 'A', w3c: ['Copy', 'src'], canvas: 'copy', flutter: 'src', coreGraphics: 'copy', ja: 'コピー' },
  sourceOver: {
    factors: ['one', 'one-minus-src-alpha'],
    porterDuff: 'over',
    w3c: ['Source Over', 'srcover'],
    canvas: 'source-over',
    flutter: 'srcOver',
    coreGraphics: 'normal',
    ja: 'ソースオーバー',
  },
  destinationOver: {
    factors: ['one-minus-dst-alpha', 'one'],
    porterDuff: 'over',
    w3c: ['Destination Over', 'dstover'],
    canvas: 'destination-over',
    flutter: 'dstOver',
    coreGraphics: 'destinationOver',
    ja: 'デスティネーションオーバー',
  },
  sourceIn: {
    factors: ['dst-alpha', 'zero'],
    porterDuff: 'in',
    w3c: ['Source In', 'srcin'],
    canvas: 'source-in',
    flutter: 'srcIn',
    coreGraphics: 'sourceIn',
    ja: 'ソースイン',
  },
  destinationIn: {
    factors: ['zero', 'src-alpha'],
    porterDuff: 'in',
    w3c: ['Destination In', 'dstin'],
    canvas: 'destination-in',
    flutter: 'dstIn',
    coreGraphics: 'destinationIn',
    ja: 'デスティネーションイン',
  },
  sourceOut: {
    factors: ['one-minus-dst-alpha', 'zero'],
    porterDuff: 'out',
    w3c: ['Source Out', 'srcout'],
    canvas: 'source-out',
    flutter: 'srcOut',
    coreGraphics: 'sourceOut',
    ja: 'ソースアウト',
  },
  destinationOut: {
    factors: ['zero', 'one-minus-src-alpha'],
    porterDuff: 'out',
    w3c: ['Destination Out', 'dstout'],
    canvas: 'destination-out',
    flutter: 'dstOut',
    coreGraphics: 'destinationOut',
    ja: 'デスティネーションアウト',
  },
  sourceAtop: {
    factors: ['dst-alpha', 'one-minus-src-alpha'],
    porterDuff: 'atop',
    w3c: ['Source Atop', 'srcatop'],
    canvas: 'source-atop',
    flutter: 'srcATop',
    coreGraphics: 'sourceAtop',
    ja: 'ソースアトップ',
  },
  destinationAtop: {
    factors: ['one-minus-dst-alpha', 'src-alpha'],
    porterDuff: 'atop',
    w3c: ['Destination Atop', 'dstatop'],
    canvas: 'destination-atop',
    flutter: 'dstATop',
    coreGraphics: 'destinationAtop',
    ja: 'デスティネーションアトップ',
  },
  xor: {
    factors: ['one-minus-dst-alpha', 'one-minus-src-alpha'],
    porterDuff: 'xor',
    w3c: ['XOR', 'xor'],
    canvas: 'xor',
    flutter: 'xor',
    coreGraphics: 'xor',
    ja: 'エックスオア',
  },
  lighter: {
    factors: ['one', 'one'],
    porterDuff: 'plus',
    w3c: ['Lighter', 'plus'],
    canvas: 'lighter',
    flutter: 'plus',
    coreGraphics: 'plusLighter',
    ja: 'ライター',
  },
} as const satisfies Readonly<Record<string, Facts>>

/** Layers for edge cases. */
export const opaque = [0.2, 0.4, 0.6, 1]
export const part = [0.1, 0.2, 0.3, 0.4]
export const none = [0, 0, 0, 0]
export const blue = [0, 0, 1, 1]
export const halfRed = [0.5, 0, 0, 0.5]

/** An edge case of an operator: its layers, its result bit for bit, and a note. */
export const edge = (source: Value, destination: Value, is: Value, en?: string, ja?: string): WrittenEdgeCase => ({
  ...(typeof source === 'number' && { overload: 'float' }),
  of: [source, destination],
  is,
  exact: true,
  ...(en && ja && { en, ja }),
})

const linear = { order: 'smooth', en: 'A polynomial in its arguments.', ja: '引数の多項式です。' } as const
const linearClaim = { 'A polynomial in its arguments': '$name is linear in each of its layers' } as const

const composite: WrittenRecord['returns'] = {
  en: 'The composite, premultiplied. If no channel of the layers exceeds its alpha, none of the result does.',
  ja: '合成した結果で、乗算済みアルファです。どちらのレイヤーでもチャンネルがアルファを超えていなければ、結果でも超えません。',
  range: { min: 0, max: 1 },
}
const compositeClaim = { 'If no channel of the layers exceeds its alpha, none of the result does': 'makes no colour brighter than its alpha' } as const

/** Of feComposite, whose first input is the source. */
export const swapped: Text = { en: 'With its two inputs swapped.', ja: '二つの入力を入れ替えて使います。' }

type Own = Pick<WrittenRecord, 'summary' | 'intuition' | 'formula' | 'edgeCases' | 'claims' | 'related' | 'confusedWith' | 'elsewhere' | 'examples'> &
  Partial<Pick<WrittenRecord, 'parameters' | 'returns' | 'continuity'>> & {
    /** What it is compared with. Default: Porter and Duff's factors. */
    readonly oracle?: Text
    /** Search terms of its own. */
    readonly words: WrittenRecord['synonyms']
  }

/** The specification is named first where it defines more than the paper does. */
export const operator = (name: keyof typeof facts, { oracle = byFactors, words, claims, elsewhere, ...own }: Own): WrittenRecord => {
  const { factors, porterDuff, w3c, canvas, flutter, coreGraphics, ja }: Facts = facts[name]
  const [source, destination] = factors
  const [heading, anchor] = w3c
  const references = [porterDuffOn(`the operator ${porterDuff}`), w3cOn(`9.1, ${heading}`, `porterduffcompositingoperators_${anchor}`)] as const
  const onCanvas = canvas ? { en: `; Canvas 2D’s ${canvas} within 2/255.`, ja: `。Canvas 2Dの${canvas}とも誤差2/255以内で一致します。` } : { en: '.', ja: '。' }
  const symbol = (factor: Factor): string => factor.replaceAll('-', '_').toUpperCase()
  return {
    parameters: layerParameters(),
    returns: composite,
    continuity: linear,
    ...own,
    accuracy: { class: 'polynomial', oracle: { en: `${oracle.en}${onCanvas.en}`, ja: `${oracle.ja}${onCanvas.ja}` } },
    claims: { ...claims, ...(!own.returns && compositeClaim), ...(!own.continuity && linearClaim) },
    references: name === 'lighter' ? [references[1], references[0]] : references,
    provenance: fromReference,
    elsewhere: [
      ...(canvas ? [{ where: 'Canvas 2D', name: `globalCompositeOperation = '${canvas}'` }] : []),
      { where: 'WebGL', name: `blendFunc(${symbol(source)}, ${symbol(destination)})` },
      { where: 'WebGPU', name: `{ srcFactor: '${source}', dstFactor: '${destination}' }` },
      { where: 'Flutter', name: `BlendMode.${flutter}` },
      { where: 'Core Graphics', name: `CGBlendMode.${coreGraphics}` },
      ...elsewhere,
    ],
    synonyms: {
      en: [...new Set([heading.toLowerCase(), flutter, ...words.en, 'Porter-Duff', 'alpha compositing', 'premultiplied'])],
      ja: [...new Set([ja, ...words.ja, '合成', 'アルファ合成', 'ポーター・ダフ', '乗算済みアルファ'])],
    },
  }
}

const byFactors: Text = { en: 'Porter and Duff’s table of factors in double precision', ja: 'PorterとDuffの係数表を倍精度で計算したものです' }
