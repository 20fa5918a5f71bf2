/**
 * Words in a large size, whose lines break between phrases. Where they may is marked with U+200B in i18n/ja/code.json, and here becomes an
 * element, which no copy and no search has in it. Titles in Markdown are marked when the site is built (plugins/phrases).
 */
import { createElement, Fragment, type ReactNode } from 'react'

export const phrased = (words: string): ReactNode =>
  createElement(Fragment, null, ...words.split('\u200b').flatMap((phrase, place) => (place > 0 ? [createElement('wbr'), phrase] : [phrase])))
