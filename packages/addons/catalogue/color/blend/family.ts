/**
 * The record of a blend mode from what is its own. The family gives the rest: parameters, result, the specification, names elsewhere,
 * search words, and the claims and edge cases that hold for all.
 */
import { fromReference } from '../../provenance.ts'
import type { FunctionRecord, Text, WrittenEdgeCase, WrittenRecord } from '../../record.ts'
import { elsewhere, searchWords, type Names, type Words } from './elsewhere.ts'
import { blendedColour, layerParameters, w3cOn } from './layers.ts'

/** A case whose note is the same for all modes. */
type SharedCase = Pick<WrittenEdgeCase, 'of' | 'is' | 'exact'>

type Own = Pick<WrittenRecord, 'summary' | 'intuition' | 'formula' | 'claims' | 'continuity' | 'related' | 'confusedWith' | 'examples'> & {
  /** What happens with a base and with a blend colour outside of 0 to 1. */
  readonly outside: { readonly base: Text; readonly blend: Text }
  /** Of a channel; of a colour where the mode is not separable. */
  readonly edgeCases: readonly [WrittenEdgeCase, ...WrittenEdgeCase[]]
  /** With an alpha, which stays; it comes after the cases above. */
  readonly alpha: SharedCase
  /** With an opacity of ½. */
  readonly half: SharedCase
  readonly accuracy: FunctionRecord['accuracy']['class']
  /** Default: a colour from 0 to 1. */
  readonly returns?: WrittenRecord['returns']
  /** What other programs call it, besides CSS, Canvas 2D and SVG. */
  readonly elsewhere: Names
  /** Search words of its own. */
  readonly words: Words
}

const mode = (
  own: Own,
  given: Pick<WrittenRecord, 'references'> & { readonly oracle: Text; readonly shown?: string; readonly inCSS?: string | undefined },
): WrittenRecord => {
  const { outside, edgeCases, alpha, half, accuracy, returns = blendedColour, claims, elsewhere: names, words, ...rest } = own
  const { oracle, inCSS, ...more } = given
  return {
    ...rest,
    ...more,
    parameters: layerParameters(outside),
    returns,
    edgeCases: [
      ...edgeCases,
      { overload: 'vec4', ...alpha, en: 'The alpha of the base stays.', ja: '下の色のアルファが残ります。' },
      { overload: 'opacity', ...half, en: 'Halfway to the blended colour.', ja: '混ぜた色までの半分です。' },
    ],
    accuracy: { class: accuracy, oracle },
    claims: {
      'The result keeps its alpha': '$name keeps the alpha of the base',
      'Its alpha is ignored': '$name keeps the alpha of the base',
      'Extrapolates linearly beyond the two colours': 'goes on linearly with opacities outside of 0 to 1',
      ...claims,
    },
    provenance: fromReference,
    elsewhere: elsewhere(names, inCSS),
    synonyms: searchWords(words, inCSS !== undefined),
  }
}

/** What the numbers of a mode of the specification are compared with. */
const w3cOracle = (inCSS: string, culori: boolean): Text => ({
  en: `The text of the W3C specification in double precision; Canvas 2D’s ${inCSS} within 2/255${culori ? '; culori’s blend' : ''}.`,
  ja: `W3C仕様の式を倍精度で計算したものです。${
    culori ? `Canvas 2Dの${inCSS}（誤差2/255以内）とculoriのblendとも照合しています。` : `Canvas 2Dの${inCSS}とも誤差2/255以内で一致します。`
  }`,
})

const anchor = (inCSS: string): string => `blending${inCSS.replaceAll('-', '')}`

type Separable = Own & {
  /** Whether culori has the same. */
  readonly culori?: boolean
  /** Default: the text of the specification, and the others that agree with it. */
  readonly oracle?: Text
}

/** A mode of section 10.1 of the specification, by its name in CSS: each channel by itself. */
export const w3cSeparable = (name: `blend${string}`, inCSS: string, { culori = false, oracle, ...own }: Separable): WrittenRecord =>
  mode(own, { shown: `${name}_vec3`, inCSS, oracle: oracle ?? w3cOracle(inCSS, culori), references: [w3cOn(`10.1, ${inCSS}`, anchor(inCSS))] })

/** A mode of section 10.2 of the specification, by its name in CSS: of the whole colour. */
export const w3cNonSeparable = (inCSS: string, own: Own): WrittenRecord =>
  mode(own, {
    inCSS,
    oracle: {
      en: `The functions of the W3C specification, step by step in double precision; Canvas 2D’s ${inCSS} within 2/255.`,
      ja: `W3C仕様の関数を、手順どおり倍精度で計算したものです。Canvas 2Dの${inCSS}とも誤差2/255以内で一致します。`,
    },
    references: [w3cOn(`10.2, ${inCSS}`, anchor(inCSS))],
  })

type Elsewhere = Own & Pick<WrittenRecord, 'references'> & { readonly oracle: Text }

/** A mode that the specification does not have: each channel by itself. */
export const separable = (name: `blend${string}`, { references, oracle, ...own }: Elsewhere): WrittenRecord =>
  mode(own, { shown: `${name}_vec3`, references, oracle })

/** A mode of the whole colour that the specification does not have. */
export const nonSeparable = ({ references, oracle, ...own }: Elsewhere): WrittenRecord => mode(own, { references, oracle })
