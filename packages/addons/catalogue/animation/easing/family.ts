/** The record of an easing from what is its own: its family and its variant give the rest. */
import { fromReference } from '../../provenance.ts'
import type { FunctionRecord, Text, WrittenEdgeCase, WrittenRecord } from '../../record.ts'
import { elsewhere, searchWords, type Family, type Variant } from './elsewhere.ts'
import { clamped, pennerOn, time } from './time.ts'

const goesOn = 'is held before the start and after the end, or goes on with its formula'
const ends = 'begins at exactly 0 and ends at exactly 1'

interface Outside {
  readonly text: Text
  /** The part of the text that a test of properties proves. */
  readonly claim: string
}

const notClamped = (claim: string, ja: string): Outside => ({
  claim,
  text: {
    en: `Not clamped: the value ${claim}. Saturate t if it may leave 0–1.`,
    ja: `クランプしません。値は、${ja}。tが0〜1を外れうるときは、先にsaturateしてください。`,
  },
})

/** What a curve does before 0 and after 1: it keeps its values, goes on through both, or turns back at one of them or both. */
const outsides = {
  held: { text: clamped, claim: 'It stays 0 before the start and 1 after the end' },
  through: notClamped('goes below 0 before the start and above 1 after the end', '始まりより前では負になり、終わりより後では1を超えます'),
  turnsAtStart: notClamped('rises again before the start and goes above 1 after the end', '始まりより前では再び大きくなり、終わりより後では1を超えます'),
  turnsAtEnd: notClamped('goes below 0 before the start and falls again after the end', '始まりより前では負になり、終わりより後では再び小さくなります'),
  turnsAtBoth: notClamped('rises again before the start and falls again after the end', '始まりより前では再び大きくなり、終わりより後では再び小さくなります'),
} as const satisfies Readonly<Record<string, Outside>>

interface FamilyFacts {
  /** Its name in Penner's paper. */
  readonly penner: string
  readonly accuracy: FunctionRecord['accuracy']['class']
  readonly words: { readonly en: readonly string[]; readonly ja: readonly string[] }
}

const families: Readonly<Record<Family, FamilyFacts>> = {
  back: { penner: 'Back', accuracy: 'polynomial', words: { en: ['overshoot'], ja: ['バック', 'オーバーシュート', '勢い'] } },
  bounce: { penner: 'Bounce', accuracy: 'polynomial', words: { en: ['bouncing'], ja: ['弾む', '跳ねる', 'ボール'] } },
  circular: { penner: 'Circular', accuracy: 'division', words: { en: ['circ', 'quarter circle', 'arc'], ja: ['サーキュラー', '円弧', '四分円'] } },
  elastic: { penner: 'Elastic', accuracy: 'angle', words: { en: ['oscillation'], ja: ['エラスティック', '揺れ', 'スプリング'] } },
  exponential: { penner: 'Expo', accuracy: 'power', words: { en: ['power of two'], ja: ['エクスポネンシャル', '指数', '指数関数'] } },
  sine: { penner: 'Sine', accuracy: 'angle', words: { en: ['sinusoidal', 'cosine'], ja: ['サイン', '正弦波', '三角関数'] } },
  quadratic: { penner: 'Quadratic', accuracy: 'polynomial', words: { en: ['square', 'parabola'], ja: ['2乗', '二次', '放物線'] } },
  cubic: { penner: 'Cubic', accuracy: 'polynomial', words: { en: ['cube', 'third power'], ja: ['キュービック', '三次', '3乗'] } },
  quartic: { penner: 'Quartic', accuracy: 'polynomial', words: { en: ['fourth power', 'power of 4'], ja: ['クォート', '四次', '4乗'] } },
  quintic: { penner: 'Quintic', accuracy: 'polynomial', words: { en: ['fifth power', 'power of 5'], ja: ['クイント', '五次', '5乗'] } },
  linear: {
    penner: 'Linear',
    accuracy: 'bits',
    words: { en: ['no easing', 'constant speed', 'identity', 'easeNone'], ja: ['リニア', '線形', '等速', 'イージングなし'] },
  },
}

type Own = Pick<WrittenRecord, 'summary' | 'intuition' | 'formula' | 'claims' | 'continuity' | 'related' | 'confusedWith' | 'examples'> & {
  readonly outside: keyof typeof outsides
  /** Besides the ends: the middle first. Cases before 0 and after 1 come last; one that is held needs none. */
  readonly edgeCases: readonly [WrittenEdgeCase & { readonly is: number }, ...WrittenEdgeCase[]]
  /** Default: 0 to 1. */
  readonly returns?: WrittenRecord['returns']
  /** Search terms of its own. */
  readonly words?: { readonly en: readonly string[]; readonly ja: readonly string[] }
}

const between: WrittenRecord['returns'] = {
  en: 'The eased value, exactly 0 at the start and exactly 1 at the end.',
  ja: 'イージングした値です。始まりはちょうど0、終わりはちょうど1です。',
  range: { min: 0, max: 1 },
}

export const easing = (family: Family, variant: Variant, { outside, edgeCases, returns = between, words, claims, ...own }: Own): WrittenRecord => {
  const facts = families[family]
  const { text, claim } = outsides[outside]
  const shared = searchWords(family, variant)
  const [middle] = edgeCases
  const held: readonly WrittenEdgeCase[] =
    outside === 'held'
      ? [
          { of: [-1], is: 0, exact: true },
          { of: [2], is: 1, exact: true },
        ]
      : []
  return {
    ...own,
    parameters: { t: time(text) },
    returns,
    edgeCases: [
      { of: [0], is: 0, exact: true },
      { of: [1], is: 1, exact: true },
      ...edgeCases,
      ...held,
      {
        overload: 'vec3',
        of: [[0, 0.5, 1]],
        is: [0, middle.is, 1],
        ...(middle.exact && { exact: true }),
        en: 'Each component on its own.',
        ja: '成分ごとに計算されます。',
      },
    ],
    accuracy: {
      class: facts.accuracy,
      oracle: { en: 'Penner’s equation as he prints it, in double precision.', ja: 'Pennerの式を、公表された形のまま倍精度で計算したものです。' },
    },
    claims: { [claim]: goesOn, ...(returns === between && { 'exactly 0 at the start and exactly 1 at the end': ends }), ...claims },
    references: [pennerOn(facts.penner)],
    provenance: fromReference,
    elsewhere: elsewhere(family, variant),
    synonyms: {
      en: [...shared.en, ...facts.words.en, ...(words?.en ?? [])],
      ja: [...facts.words.ja, ...shared.ja, ...(words?.ja ?? [])],
    },
  }
}
