/**
 * Sliders of live pictures begin with the values in the code, sliders and handles set uniforms that the code exports, and on Japanese pages
 * their labels are Japanese.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readScenes } from '../../scripts/scenes.ts'

const siteFolder = join(import.meta.dirname, '../..')
const scenes = await readScenes()

type Setting = { readonly uniform: string; readonly label: string; readonly value?: number }

const pagesIn = (folders: readonly string[]): readonly string[] =>
  folders.flatMap((folder) =>
    readdirSync(join(siteFolder, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.mdx'))
      .map((file) => join(folder, file)),
  )

/** Reads a list of objects as pages write it. */
const read = (list: string): readonly Setting[] => {
  const json = list
    .replaceAll(/(\w+):/g, '"$1":')
    .replaceAll("'", '"')
    .replaceAll(/,(\s*[\]}])/g, '$1')
  // Pages name these properties.
  return JSON.parse(json) as readonly Setting[]
}

const settingsOf = (pages: readonly string[]) =>
  pages.flatMap((page) =>
    [...readFileSync(join(siteFolder, page), 'utf8').matchAll(/<LiveShader\b([\s\S]*?)>(?=\s*\n|\s*[^\s={}])/g)].flatMap(([, attributes = '']) => {
      const [, scene = ''] = /\bscene="([^"]+)"/.exec(attributes) ?? []
      return ['controls', 'handles'].flatMap((kind) => {
        const [, list] = new RegExp(`\\b${kind}=\\{(\\[[\\s\\S]*?\\])\\}`).exec(attributes) ?? []
        return list === undefined ? [] : read(list).map((one) => ({ name: `${scene}: ${one.uniform}`, scene, kind, ...one }))
      })
    }),
  )

const english = settingsOf(pagesIn(['docs', 'guide', 'api']))
const japanese = settingsOf(pagesIn(['docs', 'docs-guide', 'docs-api'].map((folder) => `i18n/ja/docusaurus-plugin-content-${folder}/current`)))

test('there are some', () => {
  expect(english.length).toBeGreaterThan(10)
})

test('a Japanese page has the same ones, with Japanese labels', () => {
  expect(japanese.map(({ name }) => name).toSorted()).toEqual(english.map(({ name }) => name).toSorted())
  expect(japanese.filter(({ label }) => !/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(label))).toEqual([])
})

test.each(english)('$name', async ({ scene, kind, uniform, value }) => {
  expect(scenes.map(({ name }) => name)).toContain(scene)
  // The module is written by scripts/scenes.ts.
  const module = (await import(join(siteFolder, `src/generated/scenes/${scene}.ts`))) as Readonly<Record<string, { readonly value: unknown } | undefined>>
  const begin = module[uniform]?.value
  if (kind === 'controls') expect(begin).toBe(value)
  else expect(begin).toHaveLength(2)
})
