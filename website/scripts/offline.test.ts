/** The list of what the playground's service worker keeps, on a small site below a path. */
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { writeOffline } from './offline.ts'

const siteWith = async (files: Readonly<Record<string, string>>): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'kirari-offline-list-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
  return folder
}
const page = `<link rel="stylesheet" href="/kirari/ja/assets/css/a.1.css"><link href=/kirari/ja/assets/js/b.2.js as=script>
<a href="/kirari/ja/docs/">Docs</a><img src="/kirari/img/logo.svg"><link href="https://other.example/c.css"><link rel="alternate" href="/kirari/ja/docs/playground.md">`
const files = {
  'img/logo.svg': '<svg/>',
  'ja/assets/css/a.1.css': '',
  'ja/assets/js/b.2.js': '',
  'ja/assets/js/late.3.js': '',
  'ja/docs/playground/index.html': page,
  'ja/docs/playground-frame.html': 'frame',
  'ja/docs/playground-types.js': 'types',
  'ja/playground/libraries.json': '{}',
  'ja/playground/messages.ja.json': '{}',
  'ja/late-scripts.json': '["assets/js/late.3.js"]',
}
const listIn = (worker: string): ReadonlyMap<string, string> =>
  new Map([...worker.matchAll(/\{url:"([^"]+)",revision:(?:"(\w+)"|null)\}/g)].map(([, url = '', revision = '']) => [url, revision]))

test('the worker of a language keeps its page, what that names, what it loads late, and no other page', async () => {
  const folder = await siteWith(files)
  expect(await writeOffline(folder, '/kirari/', ['', 'ja/'])).toEqual(['ja/docs/playground-worker.js'])
  const list = listIn(await readFile(join(folder, 'ja/docs/playground-worker.js'), 'utf8'))
  expect([...list.keys()].toSorted()).toEqual([
    '/kirari/img/logo.svg',
    '/kirari/ja/assets/css/a.1.css',
    '/kirari/ja/assets/js/b.2.js',
    '/kirari/ja/assets/js/late.3.js',
    '/kirari/ja/docs/playground-frame.html',
    '/kirari/ja/docs/playground-types.js',
    '/kirari/ja/docs/playground/',
    '/kirari/ja/playground/libraries.json',
    '/kirari/ja/playground/messages.ja.json',
  ])
  expect(existsSync(join(folder, 'ja/late-scripts.json'))).toBe(false)
})

test('a file has another revision when its content changes; a name with a hash has none', async () => {
  const lists = await Promise.all(
    ['types', 'other types'].map(async (types) => {
      const folder = await siteWith({ ...files, 'ja/docs/playground-types.js': types })
      await writeOffline(folder, '/kirari/', ['ja/'])
      return listIn(await readFile(join(folder, 'ja/docs/playground-worker.js'), 'utf8'))
    }),
  )
  const [one, two] = lists
  const changed = [...(one?.keys() ?? [])].filter((url) => one?.get(url) !== two?.get(url))
  expect(changed).toEqual(['/kirari/ja/docs/playground-types.js'])
  expect(one?.get('/kirari/ja/assets/js/b.2.js')).toBe('')
})
