/** The record of a tiling from what is its own. All tilings have the same arguments, and a result of the place in the tile and the number of the tile. */
import { fromReference } from '../provenance.ts'
import type { Reference, Text, WrittenParameter, WrittenRecord } from '../record.ts'

const far: Text = {
  en: 'Any place, negative too. Single precision limits places far away: 2¹⁶ tiles from the origin they come in steps of 1/128 of a tile, and the steps double whenever the distance doubles.',
  ja: '負の値も含め、どこでもかまいません。ただし、遠くでは単精度の限界があります。原点から2¹⁶タイル離れるとタイルの中の位置は1/128刻みになり、距離が2倍になるごとに刻みも2倍になります。',
}

type Own = Omit<WrittenRecord, 'parameters' | 'provenance'> & {
  /** The part of a tile that lies at the origin. */
  readonly origin: Text
  /** Default: the tiles side by side along a length of 1. */
  readonly scale?: Text
  /** How far from the origin it can be used. */
  readonly outside?: Text
  /** After the point and the scale. */
  readonly parameters?: WrittenRecord['parameters']
}

export const tiling = ({ origin, scale = sideBySide, outside = far, parameters, claims, synonyms, ...own }: Own): WrittenRecord => ({
  ...own,
  parameters: { st: point(origin, outside), scale: count(scale), ...parameters },
  claims: {
    'a negative scale turns the pattern by half a turn': 'a negative scale turns the pattern by half a turn',
    ...(outside === far && { '2¹⁶ tiles from the origin they come in steps of 1/128 of a tile': 'places come in steps of 1/128 at 2¹⁶ tiles from the origin' }),
    ...claims,
  },
  provenance: fromReference,
  synonyms: {
    en: [...synonyms.en, 'tiles', 'tiling', 'tessellation', 'cells'],
    ja: [...synonyms.ja, 'タイル', '敷き詰め', 'しきつめ', 'マス'],
  },
})

const sideBySide: Text = { en: 'The number of tiles side by side along a length of 1.', ja: '長さ1のあいだに横に並ぶタイルの数です。' }

const point = (origin: Text, outside: Text): WrittenParameter => ({
  meaning: {
    en: `The point. ${origin.en} Correct uv for the aspect ratio of the image first.`,
    ja: `点の位置です。${origin.ja}uvを使うときは、先に画像の縦横比を補正してください。`,
  },
  unit: 'position',
  role: 'domain',
  range: [-1, 1],
  default: [0.5, 0.3],
  outside,
})

const count = (meaning: Text): WrittenParameter => ({
  meaning,
  unit: 'number',
  range: [1, 12],
  default: 4,
  step: 0.1,
  outside: {
    en: 'Any number. At 0 the plane is one tile; a negative scale turns the pattern by half a turn.',
    ja: 'どんな数でもかまいません。0なら全体が一つのタイルになり、負なら模様が半回転します。',
  },
})

/** The origin of tilings by squares. */
export const cornerOfFour: Text = { en: 'Four tiles meet at the origin.', ja: '原点には四つのタイルの角が集まります。' }

/** The oracle of tilings by squares. */
export const foundBySearch: Text = {
  en: 'The tile that contains the point, found by search in double precision.',
  ja: '点を含むタイルを、倍精度で探したものです。',
}

/** On procedural patterns, the bricks of its chapter 2 among them. */
export const texturing: Reference = {
  title: 'Texturing and Modeling: A Procedural Approach, 3rd edition',
  authors: 'David S. Ebert, F. Kenton Musgrave, Darwyn Peachey, Ken Perlin, Steven Worley',
  year: 2003,
  section: 'Chapter 2: Building Procedural Textures',
}

/** On patterns that a motion of the plane maps to themselves. */
export const tilingsAndPatterns: Reference = { title: 'Tilings and Patterns', authors: 'Branko Grünbaum, G. C. Shephard', year: 1987 }
