/** What the site is built from beside its pages: addresses from the environment, dates from git, the content policy, the Japanese labels. */
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { changeDates, readLog, sourcesOfPage, withDates } from '../../plugins/page-dates.ts'
import { contentPolicy, withPolicy } from '../../scripts/content-policy.ts'
import { readSite } from '../../site.config.ts'

const folder = join(import.meta.dirname, '../..')

describe('the addresses', () => {
  test('are names for examples when nothing is set', () => {
    expect(readSite({})).toMatchObject({ url: 'https://kirari.example', basePath: '/', hostedSearch: undefined, strictLinks: false })
  })

  test('come from the environment', () => {
    const env = { SITE_URL: 'https://a.example/', SITE_BASE_PATH: '/docs/', ALGOLIA_APP_ID: 'A', ALGOLIA_API_KEY: 'B', ALGOLIA_INDEX_NAME: 'C' }
    expect(readSite(env)).toMatchObject({ url: 'https://a.example', basePath: '/docs/', hostedSearch: { appId: 'A', apiKey: 'B', indexName: 'C' } })
  })

  test('that cannot be meant stop the build', () => {
    expect(() => readSite({ SITE_BASE_PATH: 'docs' })).toThrow('SITE_BASE_PATH must begin and end with a slash')
    expect(() => readSite({ SITE_URL: 'a.example' })).toThrow('SITE_URL must be an address')
    expect(() => readSite({ ALGOLIA_APP_ID: 'A' })).toThrow('Set all three')
    expect(() => readSite({ SITE_URL: 'https://a.example/docs' })).toThrow('A path belongs into SITE_BASE_PATH, such as /docs/')
    expect(() => readSite({ SITE_URL: 'ftp://a.example' })).toThrow('SITE_URL must be an address')
    expect(() => readSite({ SITE_URL: 'https://me:secret@a.example' })).toThrow('holds a name or a password')
    for (const path of ['/docs', '//', '/a b/', '/a/../b/', '/?a/']) expect(() => readSite({ SITE_BASE_PATH: path })).toThrow('SITE_BASE_PATH must')
    expect(() => readSite({ SITE_REPOSITORY: 'https://git.example' })).toThrow('SITE_REPOSITORY must be the address of the page of a repository')
    expect(() => readSite({ SITE_SOCIAL: '@kirari' })).toThrow('SITE_SOCIAL must be an address')
    expect(() => readSite({ ALGOLIA_APP_ID: 'a.b', ALGOLIA_API_KEY: 'B', ALGOLIA_INDEX_NAME: 'C' })).toThrow('ALGOLIA_APP_ID must be letters and digits')
    const hosted = { ALGOLIA_APP_ID: 'APP', ALGOLIA_API_KEY: 'B', ALGOLIA_INDEX_NAME: 'C' }
    expect(readSite(hosted).hostedSearch?.host).toBe('https://app-dsn.algolia.net')
    expect(readSite({ ...hosted, ALGOLIA_HOST: 'http://127.0.0.1:8108' }).hostedSearch?.host).toBe('http://127.0.0.1:8108')
    for (const host of ['search.example', 'http://search.example', 'https://search.example/path', "https://x'; script-src *"])
      expect(() => readSite({ ...hosted, ALGOLIA_HOST: host })).toThrow('ALGOLIA_HOST must be a scheme and a host')
    expect(() => readSite({ ...hosted, ALGOLIA_EXTERNAL_URL: '(' })).toThrow('ALGOLIA_EXTERNAL_URL must be a regular expression')
  })

  test('name nobody: each stand-in is a name reserved for examples', () => {
    const { url, repository, social } = readSite({})
    for (const address of [url, repository, social.href]) expect(new URL(address).hostname).toMatch(/(?:^|\.)example$/)
  })

  test('are read as they are written in workflows: an empty one is not set, and a repository may end as git ends it', () => {
    expect(readSite({ SITE_URL: '', SITE_SOCIAL: ' ', ALGOLIA_APP_ID: '', ALGOLIA_API_KEY: '', ALGOLIA_INDEX_NAME: '' })).toEqual(readSite({}))
    for (const end of ['', '/', '.git']) expect(readSite({ SITE_REPOSITORY: `https://git.example/a/b${end}` }).repository).toBe('https://git.example/a/b')
  })
})

test('without git, no file has a date', async () => {
  const place = await mkdtemp(join(tmpdir(), 'kirari-dates-'))
  onTestFinished(() => rm(place, { recursive: true }))
  await writeFile(join(place, 'page.mdx'), '# Page')
  expect(changeDates(place, ['page.mdx']).size).toBe(0)
})

test('a page’s date is that of the last commit that changed what it is made from', () => {
  const dates = readLog(
    '@300\n\npackages/addons/src/sdf/circle.ts\n@200\n\nwebsite/docs/a.mdx\n@100\n\nwebsite/docs/a.mdx\nwebsite/docs/b.mdx\npackages/addons/catalogue/sdf/circle.ts\n',
  )
  expect(dates.get('website/docs/a.mdx')).toBe(200_000)
  const page = (sourceFilePath: string) => ({ path: '/', component: 'x', metadata: { sourceFilePath } })
  const japanese = 'i18n/ja/docusaurus-plugin-content-docs-addons/current'
  const sources = [
    'docs/a.mdx',
    'docs/b.mdx',
    'docs/new.mdx',
    'addons/sdf/circle.mdx',
    `${japanese}/sdf/circle.mdx`,
    'addons/sdf/index.mdx',
    'addons/index.mdx',
    'addons/math/index.mdx',
  ]
  const [root] = withDates([{ path: '/', component: 'x', routes: sources.map(page) }], dates, sourcesOfPage([...dates.keys()]))
  expect(root?.metadata?.lastUpdatedAt).toBeNull()
  expect(root?.routes?.map(({ metadata }) => metadata?.lastUpdatedAt)).toEqual([200_000, 100_000, null, 300_000, 300_000, 300_000, 300_000, null])
})

describe('the content policy', () => {
  const page =
    '<!doctype html><html><head><meta charset="UTF-8"><script>a()</script><script type=application/ld+json>{}</script><script src=/x.js></script></head></html>'

  test('allows the scripts that are in the pages, by their hashes, and no others', () => {
    const policy = contentPolicy([page, page], { hostedSearch: undefined })
    expect(policy).toContain("default-src 'none'")
    expect(policy.match(/'sha256-[^']*'/g)).toHaveLength(1)
    expect(policy).not.toContain('unsafe-eval')
    expect(policy).not.toContain('algolia')
    expect(withPolicy(page, policy)).toContain(`<meta charset="UTF-8"><meta http-equiv="content-security-policy" content="${policy}">`)
    expect(() => withPolicy('<html>', policy)).toThrow('no <meta charset>')
  })

  test('allows the hosted search, and frames for the code of readers, only where a site has them', () => {
    expect(
      contentPolicy([page], { hostedSearch: { appId: 'a', apiKey: 'b', indexName: 'c', host: 'https://a-dsn.algolia.net', externalUrl: undefined } }),
    ).toContain("connect-src 'self' https://a-dsn.algolia.net;")
    expect(contentPolicy([page, '<div data-live-code>'], { hostedSearch: undefined })).toContain("frame-src 'self'")
    expect(contentPolicy([page, '<div data-live-code>'], { hostedSearch: undefined })).not.toContain('unsafe-eval')
    expect(contentPolicy([page], { hostedSearch: undefined })).not.toContain('frame-src')
  })
})

describe('every label has a Japanese one', () => {
  const files = async (): Promise<readonly string[]> => (await readdir(join(folder, 'src'), { recursive: true })).filter((file) => /\.tsx?$/.test(file))
  const labels = async (): Promise<Readonly<Record<string, { readonly message: string }>>> =>
    JSON.parse(await readFile(join(folder, 'i18n/ja/code.json'), 'utf8')) as Record<string, { message: string }>

  test('that our own components show', async () => {
    const known = await labels()
    const missing: string[] = []
    for (const file of await files()) {
      const text = await readFile(join(folder, 'src', file), 'utf8')
      for (const [, id = ''] of text.matchAll(/(?:translate\(\s*\{\s*id:\s*|<Translate\s+id=)['"]([^'"]+)['"]/g))
        if (!(id in known)) missing.push(`${file}: ${id}`)
    }
    expect(missing).toEqual([])
  })

  test('and none is left in English, or over', async () => {
    const sources = (await Promise.all((await files()).map((file) => readFile(join(folder, 'src', file), 'utf8')))).join('\n')
    const known = Object.entries(await labels())
    expect(
      known.filter(([, { message }]) => !/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u.test(message) && message !== 'API').map(([id]) => id),
    ).toEqual([])
    expect(known.filter(([id]) => !id.startsWith('theme.') && !sources.includes(`'${id}'`) && !sources.includes(`"${id}"`)).map(([id]) => id)).toEqual([])
  })
})
