/** Shared by the records of all easings: their one parameter, and the reference to Penner's equations. */
import type { Reference, Text, WrittenParameter } from '../../record.ts'

/** The parameter of an easing; easings differ before 0 and after 1. */
export const time = (outside: Text): WrittenParameter => ({
  meaning: { en: 'How far the movement has come: 0 at its start, 1 at its end.', ja: '動きの進み具合です。0で始まり、1で終わります。' },
  unit: 'fraction',
  role: 'domain',
  range: [0, 1],
  default: 0.5,
  outside,
})

export const clamped: Text = {
  en: 'It stays 0 before the start and 1 after the end.',
  ja: '始まりより前は0、終わりより後は1のままです。',
}

export const pennerOn = (family: string): Reference => ({
  title: `Easing Equations: ${family}`,
  authors: 'Robert Penner',
  year: 2001,
  url: 'http://robertpenner.com/easing/',
})
