/** Bold text between Japanese words: Markdown does not see the end of it after a bracket or a full stop, and shows the asterisks. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const folder = join(import.meta.dirname, '../../i18n/ja')

/** Bold texts that begin or end with punctuation next to a letter. */
const lost = (markdown: string): readonly string[] =>
  markdown.split('\n').flatMap((line) => {
    const parts = line.replaceAll(/`[^`]*`/g, 'x').split('**')
    return parts.filter((bold, i) => {
      if (i % 2 === 0) return false
      return (/\p{P}$/u.test(bold) && /^\p{L}/u.test(parts[i + 1] ?? '')) || (/^\p{P}/u.test(bold) && /\p{L}$/u.test(parts[i - 1] ?? ''))
    })
  })

test('bold texts that lose an end are found', () => {
  expect(lost('**差（倍）**を選ぶ。**差**（倍）を選ぶ。**差。** 値は、**値（倍）**。')).toEqual(['差（倍）'])
})

test('every bold text in Japanese begins and ends where Markdown sees it', () => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.mdx?$/.test(file))
  expect(files.length).toBeGreaterThan(20)
  expect(files.flatMap((file) => lost(readFileSync(join(folder, file), 'utf8')).map((bold) => `${file}: ${bold}`))).toEqual([])
})
