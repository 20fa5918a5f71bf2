/** Shared by the records of all blend modes: parameters, result, and the specification that defines most of them. */
import type { Reference, Text, WrittenParameter, WrittenRecord } from '../../record.ts'

const opacity: WrittenParameter = {
  meaning: {
    en: 'How far to mix from the base (0) to the blended colour (1). The default is 1.',
    ja: '下の色（0）から混ぜた色（1）へどこまで近づけるかです。省略すると1です。',
  },
  unit: 'fraction',
  range: [0, 1],
  default: 1,
  outside: { en: 'Extrapolates linearly beyond the two colours.', ja: '二つの色を結ぶ直線の外側へ線形に外挿します。' },
}

/** The three parameters of a blend mode; modes differ outside of 0 to 1. */
export const layerParameters = (outside: { readonly base: Text; readonly blend: Text }): WrittenRecord['parameters'] => ({
  base: {
    meaning: { en: 'The colour below. The result keeps its alpha.', ja: '下にある色です。結果のアルファは、この色のアルファになります。' },
    unit: 'colour',
    role: 'domain',
    range: [0, 1],
    default: [0.8, 0.4, 0.2],
    outside: outside.base,
  },
  blend: {
    meaning: {
      en: 'The colour on top. Its alpha is ignored; use opacity to set the strength.',
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
  en: 'The blended colour, in the encoding of the inputs.',
  ja: '混ぜた色です。エンコードは入力と同じです。',
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

/** What Adobe says of a mode of Photoshop. */
export const photoshopModes = (mode: string): Reference => ({
  title: 'Blending modes',
  authors: 'Adobe (Photoshop User Guide)',
  year: 2017,
  section: `Blending mode descriptions: ${mode}`,
  url: 'https://helpx.adobe.com/photoshop/using/blending-modes.html',
})

/** The articles that name and compare most modes which the specification does not have. */
export const pegtopOn = (section: string, page: string): Reference => ({
  title: 'Blend Modes',
  authors: 'Jens Gruschel',
  year: 2006,
  section,
  url: `https://pegtop.net/delphi/articles/blendmodes/${page}.htm`,
})
