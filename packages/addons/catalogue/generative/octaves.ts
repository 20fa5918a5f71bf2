/** The parts that the records of fbm, turbulence and ridged have in common: the parameters of the octaves, and a reference. */
import type { Reference, WrittenParameter } from '../record.ts'

export const octaveParameters = {
  p: {
    meaning: {
      en: 'The position: a vec2 or vec3, in cells of the first octave.',
      ja: 'ノイズを調べる位置です。vec2かvec3で、最初のオクターブの格子1マスが1です。',
    },
    unit: 'cells',
    role: 'domain',
    range: [-8, 8],
    default: [2.5, 3.25],
    outside: {
      en: 'Any position. In the last octave, the distance from the origin is lacunarityⁿ⁻¹ times larger; keep that within 65536 cells.',
      ja: 'どこでも使えます。最後のオクターブでは原点からの距離がlacunarityⁿ⁻¹倍になるので、それが65536マスに収まるようにしてください。',
    },
  },
  octaves: {
    meaning: {
      en: 'The number of layers, an int. Each costs one gradient noise; layers finer than a pixel are wasted.',
      ja: '足し合わせる層の数（int）です。1層ごとにグラディエントノイズ1回分の計算がかかります。1ピクセルより細かくなる層は無駄です。',
    },
    unit: 'count',
    range: [1, 8],
    default: 5,
    step: 1,
    outside: { en: 'Below 1 counts as 1, above 16 as 16.', ja: '1より小さければ1、16より大きければ16とみなします。' },
  },
  lacunarity: {
    meaning: {
      en: 'How many times finer each octave is. It is optional together with gain, and then 2.',
      ja: 'オクターブごとに、何倍細かくするかです。gainとともに省略でき、その場合は2です。',
    },
    unit: 'factor',
    range: [1.5, 3],
    default: 2,
    step: 0.05,
    outside: { en: 'Any number. At 1 all octaves are equally fine.', ja: 'どんな数でもかまいません。1にすると、どの層も同じ細かさになります。' },
  },
  gain: {
    meaning: {
      en: 'The strength of each octave relative to the one before: 0.5 is soft like clouds, 0.7 rough like rock. Without it, 0.5.',
      ja: '一つ前のオクターブに対する強さです。0.5なら雲のように柔らかく、0.7なら岩肌のように荒くなります。省略すると0.5です。',
    },
    unit: 'fraction',
    range: [0, 1],
    default: 0.5,
    outside: {
      en: 'Negative values count as 0, which leaves only the first octave. Above 1 the finest octave is the strongest; gainⁿ⁻¹ must not exceed 3e38.',
      ja: '負の値は0とみなし、最初のオクターブだけが残ります。1を超えると、細かいオクターブほど強くなります。gainⁿ⁻¹が3e38を超えない範囲で使ってください。',
    },
  },
} as const satisfies Readonly<Record<string, WrittenParameter>>

/** Of a chapter on noises of octaves. */
export const texturing = (section: string): Reference => ({
  title: 'Texturing & Modeling: A Procedural Approach, 3rd edition',
  authors: 'David S. Ebert, F. Kenton Musgrave, Darwyn Peachey, Ken Perlin, Steven Worley',
  year: 2003,
  section,
})

export const imageSynthesizer: Reference = { title: 'An Image Synthesizer', authors: 'Ken Perlin', year: 1985, doi: '10.1145/325165.325247' }
