/** The parts that the records of noises have in common: the position, its limits and references. */
import type { Reference, Text, WrittenParameter } from '../record.ts'

/** A position in lattice cells. */
export const cellPosition = (types: Text, most: Text = { en: '', ja: '' }): WrittenParameter => ({
  meaning: {
    en: `The position: ${types.en}, in cells. Multiply it for finer noise; add time to one component to make it flow.${most.en}`,
    ja: `ノイズを調べる位置です。${types.ja}で、格子1マスが1です。掛け算をするとノイズが細かくなり、成分の一つに時間を足すと流れます。${most.ja}`,
  },
  unit: 'cells',
  role: 'domain',
  range: [-8, 8],
  default: [2.5, 3.25],
  outside: {
    en: 'Any position, including negative ones. Beyond 65536 cells from the origin, a float has few digits left for the position within a cell; beyond 2³¹, results may differ between devices.',
    ja: '負の値も含め、どこでも使えます。原点から65536マスを超えるとマスの中の位置を表す桁がfloatに足りなくなり、2³¹ を超えると環境によって結果が変わることがあります。',
  },
})

/** A position on a lattice of simplices, which has no cells along the axes. */
export const skewedPosition = (types: Text): WrittenParameter => ({
  meaning: {
    en: `The position: ${types.en}. Multiply it for finer noise; add time to one component to make it flow.`,
    ja: `ノイズを調べる位置です。${types.ja}を渡します。掛け算をするとノイズが細かくなり、成分の一つに時間を足すと流れます。`,
  },
  unit: 'position',
  role: 'domain',
  range: [-8, 8],
  default: [2.5, 3.25],
  outside: {
    en: 'Any position, including negative ones. The skewed position is rounded, so a coordinate of 1000 shifts the pattern by about 0.0001; beyond 65536 a float has few digits left.',
    ja: '負の値も含め、どこでも使えます。斜めにした位置が丸められるので、座標が1000なら模様は0.0001ほどずれます。65536を超えると、floatの桁が足りなくなります。',
  },
})

export const hashReference: Reference = {
  title: 'Hash Functions for GPU Rendering',
  authors: 'Mark Jarzynski, Marc Olano',
  year: 2020,
  url: 'https://jcgt.org/published/0009/03/02/',
}
export const perlin1985: Reference = { title: 'An Image Synthesizer', authors: 'Ken Perlin', year: 1985, doi: '10.1145/325165.325247' }
export const perlin2002: Reference = { title: 'Improving Noise', authors: 'Ken Perlin', year: 2002, doi: '10.1145/566654.566636' }
export const gustavson2005: Reference = { title: 'Simplex Noise Demystified', authors: 'Stefan Gustavson', year: 2005 }

export const noiseWords = {
  en: ['noise', 'procedural', 'texture', 'smooth random', 'clouds'],
  ja: ['ノイズ', '乱数', 'らんすう', '雲', 'くも', '模様', 'プロシージャル', 'テクスチャー'],
} as const
