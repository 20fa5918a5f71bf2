/** Shared by the records of all blend modes: parameters, result, and the specification that defines most of them. */
import type { Reference, Text, WrittenParameter, WrittenRecord } from '../../record.ts'

const opacity: WrittenParameter = {
  meaning: {
    en: 'How far to go from the base to the blended colour. Without it, all the way.',
    ja: '下の色から混ぜた色へどこまで近づけるかです。省略すると完全に混ぜます。',
  },
  unit: 'fraction',
  range: [0, 1],
  default: 1,
  outside: { en: 'Goes beyond the two colours in a straight line.', ja: '二つの色を結ぶ直線の外側まで進みます。' },
}

/** The three parameters of a blend mode; modes differ outside of 0 to 1. */
export const layerParameters = (outside: { readonly base: Text; readonly blend: Text }): WrittenRecord['parameters'] => ({
  base: {
    meaning: { en: 'The colour below. With four components the alpha is kept.', ja: '下にある色です。4成分のときは、このアルファがそのまま残ります。' },
    unit: 'colour',
    role: 'domain',
    range: [0, 1],
    default: [0.8, 0.4, 0.2],
    outside: outside.base,
  },
  blend: {
    meaning: {
      en: 'The colour laid on top. Its alpha is not used: opacity says how much of it.',
      ja: '上に重ねる色です。アルファは使いません。重ねる強さはopacityで指定します。',
    },
    unit: 'colour',
    role: 'domain',
    range: [0, 1],
    default: [0.2, 0.5, 0.8],
    outside: outside.blend,
  },
  opacity,
})

export const blendedColour: WrittenRecord['returns'] = {
  meaning: { en: 'The blended colour, encoded as the inputs are.', ja: '混ぜた色です。エンコードは入力と同じです。' },
  range: { min: 0, max: 1 },
}

/** Section 10.1 has the separable modes, 10.2 the others. */
export const w3cOn = (section: string, anchor: string): Reference => ({
  title: 'Compositing and Blending Level 1',
  authors: 'Rik Cabanier, Nikos Andronikos (W3C)',
  year: 2015,
  section,
  url: `https://www.w3.org/TR/compositing-1/#${anchor}`,
})
