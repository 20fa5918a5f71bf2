/** What the build tells its pages: the site's settings, its sections and their versions, and which program made it. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { pagesOf } from '../browser/site.ts'

// The framework writes these while it builds; here those of the default language.
const read = (name: string): string => readFileSync(join(import.meta.dirname, '../../.docusaurus', name), 'utf8')
const settings = JSON.parse(
  read('docusaurus.config.mjs')
    .replace(/^[^{]*?export default /s, '')
    .replace(/;\s*$/, ''),
) as Readonly<Record<string, unknown>>

type Version = Readonly<Record<string, unknown>> & {
  readonly docs: readonly { readonly id: string; readonly path: string; readonly sidebar?: string }[]
  readonly sidebars: Readonly<Record<string, { readonly link?: { readonly path: string; readonly label: string } }>>
}
type Section = { readonly path: string; readonly breadcrumbs: boolean; readonly versions: readonly Version[] }

test('the site has a title, a tagline, an address, a base path and two languages, English first', () => {
  expect(settings).toMatchObject({
    title: 'Kirari',
    tagline: expect.stringMatching(/GLSL/) as unknown,
    url: 'https://kirari.example',
    i18n: {
      defaultLocale: 'en',
      locales: ['en', 'ja'],
      localeConfigs: {
        en: { label: 'English', direction: 'ltr', htmlLang: 'en', calendar: 'gregory' },
        ja: { label: '日本語', direction: 'ltr', htmlLang: 'ja', calendar: 'gregory' },
      },
    },
  })
  expect(settings['baseUrl']).toMatch(/^\//)
})

describe('the sections', () => {
  const sections = (JSON.parse(read('globalData.json')) as { readonly 'docusaurus-plugin-content-docs': Readonly<Record<string, Section>> })[
    'docusaurus-plugin-content-docs'
  ]
  const names = ['default', 'api', 'guide', 'addons'] as const

  test('are four', () => {
    expect(Object.keys(sections).toSorted()).toEqual([...names].toSorted())
  })

  test.each(names)('have one version each, Next, which is the last: %s', (name) => {
    const { path, breadcrumbs, versions } = sections[name] ?? { versions: [] }
    expect(path).toMatch(new RegExp(`/${name === 'default' ? 'docs' : name}$`))
    expect(breadcrumbs).toBe(true)
    expect(versions).toHaveLength(1)
    expect(versions[0]).toMatchObject({ name: 'current', label: 'Next', isLast: true, path, mainDocId: 'index', draftIds: [] })
  })

  test.each(names)('have documents with addresses and lists that begin with one: %s', (name) => {
    const [version] = sections[name]?.versions ?? []
    const pages = new Set(pagesOf('en'))
    const prefix = /^\/ja(?=\/)/
    expect(version?.docs.length).toBeGreaterThan(1)
    for (const { id, path, sidebar } of version?.docs ?? []) {
      expect(id).not.toBe('')
      expect(pages).toContain(path.replace(prefix, ''))
      expect(Object.keys(version?.sidebars ?? {})).toContain(sidebar)
    }
    for (const { link } of Object.values(version?.sidebars ?? {})) {
      expect(link?.label).not.toBe('')
      expect(pages).toContain(link?.path.replace(prefix, ''))
    }
  })
})

test('the site is made by version 3.8.1 of the framework and of its own plug-ins', () => {
  const made = JSON.parse(read('site-metadata.json')) as {
    readonly docusaurusVersion: string
    readonly pluginVersions: Readonly<Record<string, { readonly type: string; readonly version?: string }>>
  }
  expect(made.docusaurusVersion).toBe('3.8.1')
  const packages = Object.entries(made.pluginVersions).filter(([, { type }]) => type === 'package')
  expect(packages.map(([name]) => name)).toEqual(
    expect.arrayContaining(['docusaurus-plugin-content-docs', 'docusaurus-plugin-content-pages', 'docusaurus-plugin-sitemap']),
  )
  expect(packages.filter(([, { version }]) => version !== '3.8.1')).toEqual([])
})

test('the matcher of routes keeps at most 10,000 patterns', () => {
  const inFramework = createRequire(createRequire(import.meta.url).resolve('@docusaurus/core/package.json'))
  const { matchPath } = inFramework('react-router') as { readonly matchPath: (path: string, pattern: string) => unknown }
  const Original = globalThis.RegExp
  let made = 0
  globalThis.RegExp = new Proxy(Original, {
    construct: (target, parameters: [string]) => {
      made += 1
      return new target(...parameters)
    },
  })
  try {
    const madeFor = (pattern: string): number => {
      const before = made
      matchPath('/', pattern)
      return made - before
    }
    expect(madeFor('/first')).toBeGreaterThan(0)
    expect(madeFor('/first')).toBe(0)
    for (let i = 0; i < 9_998; i++) madeFor(`/${i}`)
    expect(madeFor('/the-10000th')).toBeGreaterThan(0)
    expect(madeFor('/the-10000th')).toBe(0)
    expect(madeFor('/one-more')).toBeGreaterThan(0)
    expect(madeFor('/one-more')).toBeGreaterThan(0)
    expect(madeFor('/first')).toBe(0)
  } finally {
    globalThis.RegExp = Original
  }
})
