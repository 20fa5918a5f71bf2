/** Sliders and handles of live pictures begin with the values in the code, and set uniforms that the code exports. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readScenes } from '../../scripts/scenes.ts'

const siteFolder = join(import.meta.dirname, '../..')
const scenes = await readScenes()

type Set = { readonly uniform: string; readonly value?: number | readonly number[] }

const pages = ['docs', 'guide', 'api'].flatMap((folder) =>
  readdirSync(join(siteFolder, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => join(folder, file)),
)

const pictures = pages.flatMap((page) =>
  [...readFileSync(join(siteFolder, page), 'utf8').matchAll(/<LiveShader\b([\s\S]*?)>(?=\s*\n|\s*[^\s={}])/g)].flatMap(([, attributes = '']) => {
    const [, scene = ''] = /\bscene="([^"]+)"/.exec(attributes) ?? []
    return ['controls', 'handles'].flatMap((kind) => {
      const [, list] = new RegExp(`\\b${kind}=\\{(\\[[\\s\\S]*?\\])\\}`).exec(attributes) ?? []
      // The list is code of ours.
      return list === undefined ? [] : (new Function(`return ${list}`)() as readonly Set[]).map((one) => ({ name: `${scene}: ${one.uniform}`, scene, kind, ...one }))
    })
  }),
)

test('there are some', () => {
  expect(pictures.length).toBeGreaterThan(10)
})

test.each(pictures)('$name', async ({ scene, kind, uniform, value = [0.5, 0.5] }) => {
  expect(scenes.map(({ name }) => name)).toContain(scene)
  // The module is written by scripts/scenes.ts.
  const module = (await import(join(siteFolder, `src/generated/scenes/${scene}.ts`))) as Readonly<Record<string, { readonly value: unknown } | undefined>>
  expect(module[uniform]?.value, `${kind} of ${scene}`).toEqual(value)
})
