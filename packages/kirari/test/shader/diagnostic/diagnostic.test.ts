/** The messages for mistakes: full texts, and the line they name. `npm run golden` rewrites them. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import * as brief from '../../../src/shader/diagnostic/brief.ts'
import { ShaderError, type Diagnostic } from '../../../src/shader/diagnostic/diagnostic.ts'
import * as explain from '../../../src/shader/diagnostic/explain.ts'
import * as message from '../../../src/shader/diagnostic/message.ts'
import { mistakes } from './case.ts'

const golden = new URL('../golden/diagnostic.txt', import.meta.url)
const lines = readFileSync(new URL('case.ts', import.meta.url), 'utf8').split('\n')

const errorOf = (mistake: () => unknown): ShaderError => {
  try {
    mistake()
  } catch (error) {
    return error instanceof ShaderError ? error : new ShaderError({ code: 'none', message: `expected a ShaderError, got ${String(error)}` })
  }
  return new ShaderError({ code: 'none', message: 'expected a ShaderError, nothing was thrown' })
}

/** The place of a site as a line of case.ts. */
const lineOf = (place: string | undefined): string => {
  const line = /\/diagnostic\/case\.ts:(\d+):\d+$/.exec(place ?? '')?.[1]
  return (line && lines[Number(line) - 1]?.trim()) || `a line of case.ts, not ${place}`
}

/** The text with each place replaced by the line it names, which stays the same when lines are added above it. */
const textOf = (error: ShaderError): string => error.message.replaceAll(/[^\s(]*\/diagnostic\/case\.ts:\d+:\d+/g, lineOf)

const errors = Object.entries(mistakes).map(([name, mistake]) => ({ name, mistake, error: errorOf(mistake) }))

describe('a mistake is answered with what was expected, what came, where, and what to do', () => {
  const text = errors.map(({ name, error }) => `# ${name}\n${textOf(error)}\n`).join('\n')
  mkdirSync(new URL('.', golden), { recursive: true })
  if (process.env['UPDATE_GOLDEN'] === '1') writeFileSync(golden, text)
  const kept = new Map(
    readFileSync(golden, 'utf8')
      .split(/^# /m)
      .slice(1)
      .map((part) => {
        const [name = '', ...rest] = part.split('\n')
        return [name, rest.join('\n').trim()]
      }),
  )

  it.each(errors)('$name', ({ name, error }) => {
    expect(textOf(error)).toBe(kept.get(name))
  })

  it('has no mark twice', () => {
    expect(text).not.toMatch(/[,;:.] ?[,;:]/)
  })

  it.each(errors)('$name: at its line', ({ name, mistake, error }) => {
    const line = lineOf(error.diagnostic.site?.place)
    // A mistake in a single line is on the line of its name.
    expect(line).toContain(/\/\/ here/.test(mistake.toString()) || line.includes('// here') ? '// here' : `'${name}'`)
  })

  it('keeps no text of a mistake that is no more', () => {
    expect([...kept.keys()].filter((name) => !(name in mistakes))).toEqual([])
  })
})

describe('codes', () => {
  const codeIn = (message: unknown): string => /[SE]\d{4}/.exec(String(message))?.[0] ?? ''

  it('have a mistake each', () => {
    const tested = errors.map(({ error }) => error.diagnostic.code)
    expect(
      Object.values(message)
        .map(codeIn)
        .filter((code) => !tested.includes(code)),
    ).toEqual([])
  })

  it('lead to their page in production', () => {
    expect(brief.formatDiagnostic(brief.usedOutside('v'))).toBe('S3004 v (/api/errors#S3004)')
  })

  it('are the same in production, for the same messages', () => {
    expect(Object.keys(brief).toSorted()).toEqual(Object.keys(explain).toSorted())
    // In production, messages contain the received values as they are.
    const briefly = Object.keys(message).map((name) => [name, (Reflect.get(brief, name) as () => Diagnostic)().code])
    expect(briefly).toEqual(Object.entries(message).map(([name, one]) => [name, codeIn(one)]))
  })
})
