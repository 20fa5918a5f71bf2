/** The parts that the records of functions from uv to uv have in common: their parameters and their first reference. */
import type { Reference, Text, WrittenParameter } from '../record.ts'

/** `st` of a function that takes uv, with the given meaning. */
export const uvParameter = (meaning: Text, start: readonly number[] = [0.8, 0.7]): WrittenParameter => ({
  meaning,
  unit: 'position',
  role: 'domain',
  range: [0, 1],
  default: start,
  outside: { en: 'Any position, also outside the picture.', ja: '画像の外も含め、どこでもかまいません。' },
})

/** The size of an image of which only the proportions count. */
export const resolutionParameter: WrittenParameter = {
  meaning: {
    en: 'Width and height of the picture, in any unit: the input resolution for the canvas, or vec2(16, 9).',
    ja: '画像の幅と高さです。単位は問いません。canvasなら入力のresolutionを渡します。vec2(16, 9) でもかまいません。',
  },
  unit: 'number',
  range: [200, 2000],
  default: [1920, 1080],
  step: 10,
  outside: {
    en: 'Any positive size. A side below 1e-20 counts as 1e-20, so nothing is divided by zero.',
    ja: '正の大きさなら何でもかまいません。1e-20より小さい辺は1e-20とみなすので、0で割ることはありません。',
  },
}

export const viewport: Reference = {
  title: 'Fundamentals of Computer Graphics',
  authors: 'Steve Marschner, Peter Shirley',
  year: 2021,
  section: '8.1.1, The Viewport Transformation',
  doi: '10.1201/9781003050339',
}
