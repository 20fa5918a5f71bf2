/** When the editor asks for names, and what it makes of them. What is seen of it needs a page. */
import { CompletionContext } from '@codemirror/autocomplete'
import { EditorState } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import { describe, expect, it, vi } from 'vitest'
import type { Completions } from '../answer.ts'
import type { Types } from '../client.ts'
import { suggestions } from './suggestions.ts'

const typesWith = (completions: Types['completions']): Types => ({
  ready: Promise.resolve(),
  update: vi.fn(),
  close: vi.fn(),
  diagnostics: () => Promise.resolve(undefined),
  details: () => Promise.resolve(undefined),
  hover: () => Promise.resolve(undefined),
  signatureHelp: () => Promise.resolve(undefined),
  completions,
})

/** At the `|` in the code. */
const suggestAt = (code: string, types: Types, isExplicit = false) => {
  const pos = code.indexOf('|')
  return suggestions(types)(new CompletionContext(EditorState.create({ doc: code.replace('|', '') }), pos, isExplicit))
}

const items: Completions['items'] = [
  { label: 'uv', kind: 'alias', sortText: '11' },
  { label: 'document', kind: 'var', sortText: '15' },
  { label: 'fbm', kind: 'const', sortText: '16', source: '@kirari/addons' },
  { label: 'event', kind: 'var', sortText: 'z15' },
]

describe('asks for names', () => {
  it.each(['uv.|', 'u|', 'uv.le|', '$a|', 'const 時間 = 時|', "import { uv } from '|", "import { uv } from 'kirari/|", 'import "|'])('at %s', async (code) => {
    const completions = vi.fn(() => Promise.resolve({ from: 0, to: 0, items }))
    await expect(suggestAt(code, typesWith(completions))).resolves.toMatchObject({ from: 0 })
    expect(completions).toHaveBeenCalledWith(code.indexOf('|'))
  })

  it.each(['|', 'uv |', '1|', '1.5|', 'a / |', 'f(|'])('not at %s, but where the writer asks for it', async (code) => {
    const types = typesWith(() => Promise.resolve({ from: 0, to: 0, items }))
    await expect(suggestAt(code, types)).resolves.toBeNull()
    await expect(suggestAt(code, types, true)).resolves.toMatchObject({ from: 0 })
  })
})

it('puts near names before those that can be imported, and these before what every page has', async () => {
  const result = await suggestAt(
    'u|',
    typesWith(() => Promise.resolve({ from: 0, to: 1, items })),
  )
  const options = result?.options.toSorted((a, b) => (b.boost ?? 0) - (a.boost ?? 0)) ?? []
  expect(options).toMatchObject([
    { label: 'uv', type: 'variable' },
    { label: 'fbm', type: 'constant', detail: '@kirari/addons' },
    { label: 'document', type: 'variable' },
    { label: 'event' },
  ])
  expect(options.map(({ apply }) => typeof apply)).toEqual(['undefined', 'function', 'undefined', 'undefined'])
})

it('shows nothing where nothing is known, and where the compiler fails, which the editor reports', async () => {
  await expect(
    suggestAt(
      'u|',
      typesWith(() => Promise.resolve(undefined)),
    ),
  ).resolves.toBeNull()
  const report = vi.fn()
  const failure = new Error('The compiler failed: Debug Failure.')
  const state = EditorState.create({ doc: 'u', extensions: EditorView.exceptionSink.of(report) })
  await expect(suggestions(typesWith(() => Promise.reject(failure)))(new CompletionContext(state, 1, false))).resolves.toBeNull()
  expect(report).toHaveBeenCalledWith(failure)
})
