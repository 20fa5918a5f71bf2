/** The parts that the records of worley, voronoi and voronoiBorder have in common: parameters and references. */
import type { Reference, WrittenParameter } from '../record.ts'

export const patternParameters = {
  p: {
    meaning: { en: 'The position: a vec2 or vec3. Each cell of the grid has one point.', ja: '調べる位置です。vec2かvec3で、格子1マスに点が一つあります。' },
    unit: 'cells',
    role: 'domain',
    range: [-8, 8],
    default: [2.5, 3.25],
    outside: {
      en: 'Any position, including negative ones. Beyond 65536 cells from the origin, a float has few digits left for the position within a cell; beyond 2³¹, results may differ between devices.',
      ja: '負の値も含め、どこでも使えます。原点から65536マスを超えるとマスの中の位置を表す桁がfloatに足りなくなり、2³¹ を超えると環境によって結果が変わることがあります。',
    },
  },
  jitter: {
    meaning: {
      en: 'How far points lie from the centres of their cells: 0 gives a regular grid, 1 any position in the cell. Without it, 1.',
      ja: '点がマスの中央からどれだけ外れるかです。0なら整然とした格子、1ならマスの中のどこにでも置かれます。省略すると1です。',
    },
    unit: 'fraction',
    range: [0, 1],
    default: 1,
    outside: {
      en: 'Clamped to 0–1. Beyond 1, the nearest point could lie in a cell that is not searched.',
      ja: '0〜1に収めます。1を超えると、調べないマスの点が一番近くなることがあるからです。',
    },
  },
} as const satisfies Readonly<Record<string, WrittenParameter>>

export const cellularBasis: Reference = { title: 'A Cellular Texture Basis Function', authors: 'Steven Worley', year: 1996, doi: '10.1145/237170.237267' }

export const hashFunctions: Reference = {
  title: 'Hash Functions for GPU Rendering',
  authors: 'Mark Jarzynski, Marc Olano',
  year: 2020,
  url: 'https://jcgt.org/published/0009/03/02/',
}

export const voronoiDiagrams: Reference = {
  title: 'Computational Geometry: Algorithms and Applications, 3rd edition',
  authors: 'M. de Berg, O. Cheong, M. van Kreveld, M. Overmars',
  year: 2008,
  section: '7, Voronoi Diagrams',
}
