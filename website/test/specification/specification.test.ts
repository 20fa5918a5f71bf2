/** SPECIFICATION.md says which test shows which statement. Here it is held to that. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { built, fileOf, type Locale, locales, pagesOf } from '../browser/site.ts'
import { readStatements, titlesIn } from './specification-table.ts'

const folder = join(import.meta.dirname, '../..')
const statements = readStatements(readFileSync(join(folder, 'SPECIFICATION.md'), 'utf8'))
const tests = join(folder, 'test')
const testPaths = readdirSync(tests, { recursive: true, encoding: 'utf8' })
/** A test file is named without its folder. */
const pathsOf = (file: string): readonly string[] => testPaths.filter((path) => basename(path) === file)
const named = (number: string, complaint: string): string => `${number}: ${complaint}`

test('statements are numbered in order, section by section', () => {
  expect(statements.length).toBeGreaterThan(100)
  const numbers = statements.map(({ number }) => number)
  const counts = new Map<string, number>()
  const wanted = numbers.map((number) => {
    const [section = ''] = number.split('.')
    counts.set(section, (counts.get(section) ?? 0) + 1)
    return `${section}.${counts.get(section)}`
  })
  expect(numbers).toEqual(wanted)
  expect([...counts.keys()]).toEqual(['2', '3', '4', '5', '6', '7', '8', '9'])
})

test('each statement is shown by a test, open, or decided otherwise', () => {
  const wrong = statements.filter(({ status, openPath, decision, tests }) => {
    if (status === 'shown') return tests.length === 0
    return openPath === undefined && !(status.startsWith('decided otherwise: ') && decision !== undefined && tests.length > 0)
  })
  expect(wrong.map(({ number, status }) => named(number, status))).toEqual([])
})

test('each test that is named exists, in the file that is named', () => {
  const titles = new Map<string, ReadonlySet<string>>()
  const titlesOf = (file: string): ReadonlySet<string> => {
    const known = titles.get(file) ?? new Set(pathsOf(file).flatMap((path) => [...titlesIn(readFileSync(join(tests, path), 'utf8'))]))
    titles.set(file, known)
    return known
  }
  const missing = statements.flatMap(({ number, tests }) =>
    tests.filter(({ file, titles: parts }) => !titlesOf(file).has(parts.join(' › '))).map((one) => named(number, [one.file, ...one.titles].join(' › '))),
  )
  expect(missing).toEqual([])
})

test('each decision that is named exists', () => {
  const missing = statements.filter(({ decision }) => decision !== undefined && !existsSync(join(folder, '..', decision)))
  expect(missing.map(({ number, decision }) => named(number, decision ?? ''))).toEqual([])
})

test('no page that is called open is there', () => {
  const there = statements.filter(({ openPath }) => openPath !== undefined && locales.some((locale) => pagesOf(locale).includes(openPath)))
  expect(there.map(({ number, openPath }) => named(number, `${openPath} is there: name the test that shows it`))).toEqual([])
})

describe('each page that a shown statement names', () => {
  const paths = [
    ...new Set(statements.filter(({ status }) => status === 'shown').flatMap(({ text }) => [...text.matchAll(/`(\/[\w/-]*)`/g)].map(([, path = '']) => path))),
  ]
  // A language's own root is that language's home page.
  const pages = paths.filter((path) => path !== '/ja/')

  test.each(locales)('is there, with its heading, in %s', (locale: Locale) => {
    const silent = pages.filter((path) => built(fileOf(locale, path.replace(/(.)\/$/, '$1'))).match(/<h1\b/g)?.length !== 1)
    expect(pages.length).toBeGreaterThan(30)
    expect(silent).toEqual([])
  })
})

describe('the reader of titles', () => {
  test('knows tests by the groups they are in, and those of `each` by their template', () => {
    const source = `
describe('a', () => {
  describe.each(['x', "it's (", \`)\`])('b %s', (one) => {
    test('c', () => expect('d').toBe('d'))
  })
  test.each([
    { name: 'one' },
    // A remark (that isn't closed
    { name: 'two' },
  ] as const)(
    'it’s $name',
    () => undefined,
  )
})
it("e 'f'", () => {})
test(name, () => {})
describe.runIf(isExhaustive && (1 > 0))('f', () => {
  test('g', () => {})
})
`
    expect([...titlesIn(source)]).toEqual(['a › b %s › c', 'a › it’s $name', "e 'f'", 'f › g'])
  })
})
