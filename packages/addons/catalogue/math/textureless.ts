/** What the records of the building blocks of textureless noise share (mod289, permute, grad4, taylorInvSqrt): their sources, and when to use which noise. */
import type { Text, WrittenRecord } from '../record.ts'

export const paper: WrittenRecord['references'][number] = {
  title: 'Efficient Computational Noise in GLSL',
  authors: 'Ian McEwan, David Sheets, Mark Richardson, Stefan Gustavson',
  year: 2012,
  section: 'Journal of Graphics Tools 16 (2)',
  url: 'https://arxiv.org/abs/1204.1461',
  doi: '10.1080/2151237X.2012.649621',
}

export const laterPaper: WrittenRecord['references'][number] = {
  title: 'Tiling Simplex Noise and Flow Noise in Two and Three Dimensions',
  authors: 'Stefan Gustavson, Ian McEwan',
  year: 2022,
  section: 'Journal of Computer Graphics Techniques 11 (1)',
  url: 'https://jcgt.org/published/0011/01/02/',
}

/**
 * Why the library's own noise is made differently, and when these are still useful.
 * permute and grad4 differ from those of 2012, so they do not reproduce its noise.
 */
export const ownNoise: WrittenRecord['confusedWith'][number] = {
  name: { en: 'the noise of this library', ja: 'このライブラリのノイズ' },
  en: 'gnoise, valueNoise and the others hash the lattice with integers (pcg): 2³² values instead of 289, so their patterns do not come back after 289 cells, and no rounding reaches the hash. Use the functions on this page and their relatives to follow those papers, or in GLSL ES 1.00, which has no operations on bits.',
  ja: 'gnoiseやvalueNoiseなどは、整数のハッシュ（pcg）を使います。値は289通りではなく2³²通りあるので、模様が289マスごとに繰り返すことはなく、丸め誤差がハッシュに影響することもありません。このページの関数とその仲間は、論文の方法に沿って実装するときや、ビット演算のないGLSL ES 1.00で使ってください。',
}

/** Said of the argument of the functions of whole numbers. */
export const integersOnly: Text = {
  en: 'Whole numbers from −4194304 to 4194304 give the same bits on every device. Larger ones may be rounded; apply floor to any other number first.',
  ja: '−4194304から4194304までの整数なら、どの環境でもビット単位で同じ結果になります。それより大きい数は丸められることがあります。整数でない数には、先にfloorを使ってください。',
}

export const words: WrittenRecord['synonyms'] = {
  en: ['webgl-noise', 'textureless noise', 'ashima', 'gustavson', 'simplex noise', 'perlin noise', 'noise without a texture'],
  ja: ['テクスチャー不要のノイズ', 'シンプレックスノイズ', 'パーリンノイズ', 'ノイズ', 'グスタフソン'],
}
