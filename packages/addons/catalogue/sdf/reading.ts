/** Further reading on distance functions, and the articles that use their names. */
import type { Text, WrittenRecord } from '../record.ts'

export const flatDistances = {
  title: '2D distance functions',
  authors: 'Inigo Quilez',
  year: 2018,
  url: 'https://iquilezles.org/articles/distfunctions2d/',
} as const

export const solidDistances = {
  title: '3D distance functions',
  authors: 'Inigo Quilez',
  year: 2008,
  url: 'https://iquilezles.org/articles/distfunctions/',
} as const

export const sphereTracing = {
  title: 'Sphere Tracing: A Geometric Method for the Antialiased Ray Tracing of Implicit Surfaces',
  authors: 'John C. Hart',
  year: 1996,
  doi: '10.1007/s003710050084',
} as const

/** The name of a function in articles on distance functions. */
export const articles = (name: string, note?: Text): WrittenRecord['elsewhere'][number] => ({
  where: { en: 'Articles on distance functions', ja: '距離関数の解説記事' },
  name,
  ...(note && { note }),
})
