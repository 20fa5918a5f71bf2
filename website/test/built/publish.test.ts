/** What the finished folder holds for those who publish it: headers for hosts, the page for unknown addresses, and the last words of a build. */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { policyOf } from '../../scripts/content-policy.ts'
import { headersFile } from '../../scripts/headers-file.ts'
import { notFoundScript } from '../../scripts/not-found.ts'
import { frameDocument } from '../../src/live/message.ts'
import { playgroundDocument } from '../../src/playground/message.ts'
import { readSite, settingsReport } from '../../site.config.ts'
import { headersOfAddress, readHeaderRules } from './headers-file.ts'
import { built, folder, locales, pagesOf, pathIn } from '../browser/site.ts'

describe('the headers file', () => {
  const rules = readHeaderRules(built('_headers'))
  const sent = (address: string): Readonly<Record<string, string>> => headersOfAddress(rules, address)
  const files = async (): Promise<readonly string[]> =>
    (await readdir(folder, { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile() && !/^[._]/.test(entry.name))
      .map(({ parentPath, name }) => `${parentPath.slice(folder.length).replaceAll('\\', '/')}/${name}`)

  test('sends each page the policy that is in it, and who may frame it, which a page cannot say itself', () => {
    for (const locale of locales) {
      for (const path of [...pagesOf(locale), '/404.html', '/search/']) {
        // Hosts serve a page that lies in a folder of its own at the address that ends with a slash.
        const address = pathIn(locale, path.endsWith('.html') ? path : path.replace(/\/?$/, '/'))
        const file = address.replace(/\/$/, '/index.html')
        const wanted = `${policyOf(built(file))}; frame-ancestors 'self'`
        expect(sent(address)['content-security-policy'], address).toBe(wanted)
        expect(sent(file)['content-security-policy'], file).toBe(wanted)
        expect(sent(address)['cache-control'], address).toBe('no-cache')
      }
    }
  })

  test('gives the frame of live code an origin of its own, however it is opened', () => {
    for (const path of [frameDocument, playgroundDocument].flatMap((name) => [`/${name}`, `/ja/${name}`]))
      expect(sent(path)['content-security-policy']).toBe(`${policyOf(built(path))}; frame-ancestors 'self'; sandbox allow-scripts`)
  })

  test('lets browsers keep what its name tells apart, and ask again for the rest', async () => {
    for (const file of await files()) {
      const wanted = /(?:^|\/)assets\//.test(file)
        ? 'public, max-age=31536000, immutable'
        : /\.(?:webp|svg|png|jpg|ico|woff2)$/.test(file)
          ? /^public, max-age=86400/
          : 'no-cache'
      expect(sent(encodeURI(file))['cache-control'], file).toMatch(wanted)
    }
    expect(sent('/search-index.json')['cache-control']).toBe('no-cache')
  })

  test('gives every file one value of each header, and refuses what no page uses', async () => {
    for (const file of await files()) {
      const headers = sent(file)
      expect(headers['cross-origin-resource-policy'], file).toMatch(/^(?:same|cross)-origin$/)
      expect(headers, file).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
      })
      expect(headers['permissions-policy'], file).toMatch(/^camera=\(self\), .*microphone=\(\)/)
    }
  })

  test('stays within what hosts read: 100 rules, 2000 characters a line', () => {
    expect(rules.length).toBeLessThanOrEqual(100)
    expect(
      Math.max(
        ...built('_headers')
          .split('\n')
          .map((line) => line.length),
      ),
    ).toBeLessThanOrEqual(2000)
  })

  test('names addresses of the host, also where the site lies below a path', () => {
    const text = headersFile(
      [
        { path: 'index.html', policy: "default-src 'none'" },
        { path: 'docs/a/index.html', policy: "default-src 'none'" },
        { path: 'docs/index.html', policy: "default-src 'none'" },
        { path: 'guide.md', policy: "default-src 'none'" },
        { path: 'guide/index.html', policy: "default-src 'none'" },
        { path: 'frame.html', policy: "script-src 'unsafe-eval'" },
        { path: 'assets/js/a.1.js' },
        { path: 'ja/index.html', policy: "default-src 'none'" },
        { path: 'ja/img/a.png' },
        { path: '.nojekyll' },
      ],
      '/kirari/',
    )
    const below = readHeaderRules(text)
    expect(below.map(({ path }) => path)).toEqual([
      '/kirari/*',
      '/kirari/*.md',
      '/kirari/*.txt',
      '/kirari/guide*',
      '/kirari/frame.html',
      '/kirari/frame',
      '/kirari/index.html',
      '/kirari/',
      '/kirari/assets/*',
      '/kirari/docs/*',
      '/kirari/ja/index.html',
      '/kirari/ja/',
      '/kirari/ja/img/*',
    ])
    // A page with a policy of its own is sent that one only.
    expect(headersOfAddress(below, '/kirari/frame')['content-security-policy']).toBe("script-src 'unsafe-eval'; frame-ancestors 'self'; sandbox allow-scripts")
    expect(headersOfAddress(below, '/docs/a/')).toEqual({})
  })
})

test('no page holds a handler or an address that is a script', async () => {
  const pages = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.html'))
  expect(pages.length).toBeGreaterThan(50)
  const found: string[] = []
  for (const page of pages) {
    const html = (await readFile(join(folder, page), 'utf8')).replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    for (const [tag] of html.matchAll(/<[a-z][\w-]*(?:\s+[^\s"'<>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>`]+))?)*\s*\/?>/gi)) {
      const names = [...tag.matchAll(/\s([^\s"'<>/=]+)(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>`]+))?/g)]
      for (const [attribute, name = ''] of names) if (/^on/i.test(name) || /=\s*["']?\s*javascript:/i.test(attribute)) found.push(`${page}: ${attribute}`)
    }
  }
  expect(found).toEqual([])
})

test('the folder has what GitHub Pages and other hosts look for', () => {
  expect(built('.nojekyll')).toBe('')
  expect(built('404.html')).toContain('<html lang="en"')
  expect(built('ja/404.html')).toContain('<html lang="ja"')
})

describe('the page for unknown addresses', () => {
  const place = { basePath: '/kirari/', languages: ['ja'] }
  /** Where a script leads from an address, or to what it changes the address. */
  const run = (file: string, address: string): string | undefined => {
    const { pathname, search, hash } = new URL(address, 'https://kirari.example')
    let result: string | undefined
    const goTo = (to: string): void => {
      result = to
    }
    const replaceState = (_state: unknown, _title: string, to: string): void => goTo(to)
    runInNewContext(notFoundScript(file, place) ?? '', { location: { pathname, search, hash, replace: goTo }, history: { replaceState } })
    return result
  }

  test('at the root goes on to that of the address’s language, and hands the address on', () => {
    expect(run('404.html', '/kirari/ja/no/such?a=1#b')).toBe('/kirari/ja/404.html#/kirari/ja/no/such?a=1#b')
    expect(run('404.html', '/kirari/ja')).toBe('/kirari/ja/404.html#/kirari/ja')
  })

  test('at the root stays where the address has no other language, is not of this site, or has been tried', () => {
    expect(run('404.html', '/kirari/no/such')).toBeUndefined()
    expect(run('404.html', '/kirari/jam/')).toBeUndefined()
    expect(run('404.html', '/other/ja/')).toBeUndefined()
    expect(run('404.html', '/kirari/ja/404.html#/kirari/ja/no')).toBeUndefined()
  })

  test('of a language puts back an address of its own, and nothing else', () => {
    expect(run('ja/404.html', '/kirari/ja/404.html#/kirari/ja/no/such?a=1#b')).toBe('/kirari/ja/no/such?a=1#b')
    expect(run('ja/404.html', '/kirari/ja/404.html#//elsewhere.example')).toBeUndefined()
    expect(run('ja/404.html', '/kirari/ja/no/such#here')).toBeUndefined()
  })

  test('is the only one with such a script', () => {
    expect(notFoundScript('ja/docs/index.html', place)).toBeUndefined()
    expect(notFoundScript('docs/404.html', place)).toBeUndefined()
    expect(notFoundScript('404.html', { ...place, languages: [] })).toBeUndefined()
  })
})

describe('the last words of a build', () => {
  test('name each setting that is not made, what stands in for it, and what that means', () => {
    const text = settingsReport({}).join('\n')
    expect(text).toMatch(/SITE_URL +not set, so it is https:\/\/kirari\.example: canonical links/)
    for (const name of ['SITE_BASE_PATH', 'SITE_REPOSITORY', 'SITE_SOCIAL', 'ALGOLIA_']) expect(text).toMatch(new RegExp(`${name}\\S* +not set`))
  })

  test('name what is set', () => {
    const text = settingsReport({ SITE_URL: 'https://a.example', SITE_BASE_PATH: '/b/', SITE_SOCIAL: '' }).join('\n')
    expect(text).toContain('The site was built for https://a.example/b/')
    expect(text).not.toMatch(/SITE_(?:URL|BASE_PATH) +not set/)
    expect(text).toMatch(/SITE_SOCIAL +not set/)
  })
})

test('the workflow that publishes sets only what the site reads, and takes its actions as the other one does', async () => {
  const read = (name: string): Promise<string> => readFile(join(import.meta.dirname, '../../../.github/workflows', name), 'utf8')
  const text = await read('pages.yml')
  const known = settingsReport({}).join('\n')
  const names = [...text.matchAll(/^ +((?:SITE|ALGOLIA)_\w+):/gm)].map(([, name = '']) => name)
  expect(names.filter((name) => !(name.startsWith('ALGOLIA_') ? /^ALGOLIA_(?:APP_ID|API_KEY|INDEX_NAME)$/.test(name) : known.includes(name)))).toEqual([])
  expect(names).toHaveLength(8)
  const actions = [...(await read('ci.yml')).matchAll(/uses: (\S+)/g), ...text.matchAll(/uses: (\S+)/g)].map(([, action]) => action)
  expect(actions.filter((action) => !/^actions\/[\w-]+@v\d+$/.test(action ?? ''))).toEqual([])
  expect(text).toContain('path: website/build')
  // As the workflow hands them on for a project's site, for a site of its own, and without variables.
  expect(readSite({ SITE_URL: 'https://owner.example', SITE_BASE_PATH: '/project/', SITE_SOCIAL: '', ALGOLIA_APP_ID: '' }).basePath).toBe('/project/')
  expect(readSite({ SITE_BASE_PATH: '/' }).basePath).toBe('/')
})
