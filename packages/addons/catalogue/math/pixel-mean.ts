/** What the records of functions share that filter over a pixel. */
import type { Text, WrittenEdgeCase, WrittenParameter, WrittenRecord } from '../record.ts'

/** The `width` of a filter. */
export const filterWidth = (range: WrittenParameter['range'], value: number, outside: Text): WrittenParameter => ({
  meaning: {
    en: 'How much x changes over a pixel. If you omit it, derivatives give it: in fragment shaders only, and only in code that every pixel runs.',
    ja: '1ピクセルの間にxが動く幅です。省略すると微分から求めます。使えるのはフラグメントの中、それもすべてのピクセルが通る場所だけです。',
  },
  unit: 'number',
  range,
  default: value,
  outside,
})

/** The same place twice, for a signature of two components. */
export const ofTwo = (of: readonly [number, number], width: readonly [number, number], is: readonly [number, number]): WrittenEdgeCase => ({
  overload: 'width_vec2',
  of: [of, width],
  is,
})

export const meanOracle: WrittenRecord['accuracy']['oracle'] = {
  en: 'The difference of an antiderivative at both ends of the pixel, divided by its width, in double precision; where derivatives give the width, with the slopes that the pixels of a quad were given.',
  ja: 'ピクセルの両端での原始関数の差を幅で割った値を、倍精度で計算したものです。微分から幅を求める形では、4ピクセルの組に与えた傾きを使います。',
}

export const prefiltering: WrittenRecord['references'][number] = {
  title: 'Texturing & Modeling: A Procedural Approach',
  authors: 'David S. Ebert, F. Kenton Musgrave, Darwyn Peachey, Ken Perlin, Steven Worley',
  year: 2003,
  section: 'Chapter 2, Aliasing: analytic prefiltering',
}
