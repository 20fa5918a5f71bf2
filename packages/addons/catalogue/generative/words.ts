/** The parts that the records of pcg2d, pcg3d and pcg4d have in common: the parameter, the reference, the provenance and one claim. */
import { fromReference } from '../provenance.ts'
import type { Text, WrittenParameter, WrittenRecord } from '../record.ts'

type Own = Pick<
  WrittenRecord,
  'summary' | 'intuition' | 'returns' | 'formula' | 'edgeCases' | 'claims' | 'related' | 'confusedWith' | 'elsewhere' | 'examples'
> & {
  readonly v: { readonly meaning: Text; readonly default: WrittenParameter['default'] }
  /** Search words of its own. */
  readonly words: { readonly en: readonly string[]; readonly ja: readonly string[] }
}

export const wordHash = (name: 'pcg2d' | 'pcg3d' | 'pcg4d', { v, words, claims, ...own }: Own): WrittenRecord => ({
  ...own,
  parameters: {
    v: {
      meaning: v.meaning,
      unit: 'word',
      range: [0, 4095],
      default: v.default,
      step: 1,
      outside: {
        en: 'All words are allowed. Convert a signed integer with uvec first: the bits stay the same.',
        ja: 'どの値も受け取れます。符号付き整数は、先にuvecで変換してください。ビットの並びはそのままです。',
      },
    },
  },
  accuracy: {
    class: 'bits',
    oracle: {
      en: 'The published definition in JavaScript’s 32-bit integers, bit for bit on thousands of inputs. Tests also measure which input bits change which output bits, and the correlation of neighbours.',
      ja: '公表された定義をJavaScriptの32ビット整数で計算したものです。数千個の入力についてビット単位で比べています。どの入力ビットがどの出力ビットを変えるかと、隣り合う値の相関も測っています。',
    },
  },
  continuity: { order: 'jump', en: 'Integers have no values in between.', ja: '整数なので、あいだの値はありません。' },
  claims: {
    'Different inputs give different results': 'all words come out once, since each step can be undone',
    'flips about half of the bits': 'each of the lower sixteen bits of a word flips half the bits of every word',
    ...claims,
  },
  references: [
    {
      title: 'Hash Functions for GPU Rendering',
      authors: 'Mark Jarzynski, Marc Olano',
      year: 2020,
      section: name,
      url: 'https://jcgt.org/published/0009/03/02/',
    },
  ],
  provenance: fromReference,
  synonyms: {
    en: [name, 'hash', 'integer hash', 'pcg', 'permuted congruential generator', 'random', 'seed', 'scramble', 'avalanche', 'bits', ...words.en],
    ja: ['ハッシュ', '整数ハッシュ', '乱数', 'らんすう', 'シード', '種', 'ビット', '攪拌', '疑似乱数', '擬似乱数', ...words.ja],
  },
})

/** A weakness of pcg3d and pcg4d: the high bits of the input do not change the low bits of the result. */
export const highBits = {
  claim: { 'it changes no output bit below k': 'bit 16 + k changes no bit below k, and a half of those above' },
  en: 'Bits mix upwards, and only once down by 16 places. So flipping input bit 16 + k flips about half of the output bits from k upwards, or fewer for the topmost input bits, but it changes no output bit below k. Use the high bits of a result for a number: float(hash.x.shiftRight(8)).mul(2 ** -24). Inputs whose information is in the high bits, such as the bits of floats, need their high halves folded down first: v.bitXor(v.shiftRight(16)). The function random does this.',
  ja: 'ビットは上の桁へ混ざり、下へは途中で一度、16桁だけ運ばれます。そのため、入力の第 (16 + k) ビットは、出力の第kビットより下を変えません。kから上は、およそ半分が変わります。最上位に近い入力ビットでは、やや少なくなります。数にするときは、float(hash.x.shiftRight(8)).mul(2 ** -24) のように上位の桁を使ってください。floatのビットのように情報が上位の桁にある入力は、先にv.bitXor(v.shiftRight(16)) で上位半分を下位に重ねます。関数randomはそうしています。',
} as const
