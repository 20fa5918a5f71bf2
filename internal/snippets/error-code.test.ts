/** Every error code has its page, in both languages, with code that causes it and code that does not. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import * as message from '../../packages/kirari/src/shader/diagnostic/message.ts'
import { metaValue } from '../../website/scripts/fences.ts'
import { pairs, root } from './page.ts'

/** The files with the texts of errors, one function a code. */
const sources = [
  'packages/kirari/src/shader/diagnostic/message.ts',
  'packages/kirari/src/engine/message/explain.ts',
  'packages/kirari/src/engine/message/explain-frame.ts',
]
const codes = [
  ...new Set(sources.flatMap((path) => [...readFileSync(join(root, path), 'utf8').matchAll(/code: '([SE]\d{4})'/g)].map(([, code]) => code ?? ''))),
]
const pages = pairs.filter(({ en }) => en.path.startsWith('website/api/errors/') && !en.path.endsWith('index.mdx'))
const index = pairs.find(({ en }) => en.path === 'website/api/errors/index.mdx')
/** Node has no driver or canvas to cause these. */
const needsBrowser = /^(?:S4|E1)/

const headingsIn = (path: string): readonly string[] =>
  [...readFileSync(join(root, path), 'utf8').matchAll(/^## (\S+): .+ \{#(\S+)\}$/gm)].map(([, code, id]) => (code === id ? (code ?? '') : `${code} at #${id}`))

describe.each(['en', 'ja'] as const)('in %s', (language) => {
  it('every code has a heading that can be linked to, and no code that is no more has one', () => {
    expect(pages.flatMap((pair) => headingsIn(pair[language].path)).toSorted()).toEqual(codes.toSorted())
  })

  it('every code is in the list, where production messages lead', () => {
    const listed = [...readFileSync(join(root, index?.[language].path ?? ''), 'utf8').matchAll(/<span id="(\S+)">\[\1\]\(\/api\/errors\/\w+#\1\)/g)].map(
      ([, code]) => code ?? '',
    )
    expect(listed.toSorted()).toEqual(codes.toSorted())
  })
})

it('every code has code that causes it, and code without the mistake behind it', () => {
  const shown = pages.flatMap(({ en }) => en.fences.flatMap((fence, i) => (en.fences[i + 1]?.language === 'ts' ? (metaValue(fence, 'throws') ?? []) : [])))
  expect(shown.toSorted()).toEqual(codes.filter((code) => !needsBrowser.test(code)).toSorted())
})

it('the checks that production leaves out are those that the page names', () => {
  const folder = join(root, 'packages/kirari/src/shader/valid')
  const used = readdirSync(folder).flatMap((name) => /import \{(.*)\} from '#explain'/.exec(readFileSync(join(folder, name), 'utf8'))?.[1]?.split(',') ?? [])
  const checked = used.flatMap((name) => {
    const make: unknown = Reflect.get(message, name.trim())
    return typeof make === 'function' ? (/S\d{4}/.exec(String(make))?.[0] ?? []) : []
  })
  for (const language of ['en', 'ja'] as const) {
    const text = readFileSync(join(root, index?.[language].path ?? ''), 'utf8')
    const [, list = ''] = /[（(]([^（(]*S3010[^）)]*)[）)]/.exec(text) ?? []
    const named = [...list.matchAll(/S(\d{4})(?:(?: to |から)S(\d{4}))?/g)].flatMap(([, first, last = first]) =>
      Array.from({ length: Number(last) - Number(first) + 1 }, (_, i) => `S${Number(first) + i}`),
    )
    expect(named.toSorted()).toEqual([...new Set(checked)].toSorted())
  }
})
