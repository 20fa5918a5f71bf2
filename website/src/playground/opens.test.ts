import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { takeMarkers } from '../../plugins/highlight/mark.ts'
import { componentTexts } from '../../plugins/page-text/component-text.ts'
import { mdxText } from '../../plugins/page-text/mdx-text.ts'
import { metaValue, readFences, type Fence } from '../../scripts/fences.ts'
import { runCode } from './frame/run.ts'
import { blocksOf } from './link.ts'
import { opensInPlayground } from './opens.ts'

const site = join(import.meta.dirname, '../..')

type Block = Fence & { readonly page: string; readonly isUnique: boolean }

const blocks: readonly Block[] = (
  await Promise.all(
    ['docs', 'guide', 'api'].map(async (folder) => {
      const files = (await readdir(join(site, folder), { recursive: true })).filter((file) => file.endsWith('.mdx'))
      return Promise.all(
        files.map(async (file) => {
          const text = await readFile(join(site, folder, file), 'utf8')
          const all = blocksOf(text)
          return readFences(text, file).map((fence) => ({
            ...fence,
            page: `${folder}/${file}:${fence.line}`,
            isUnique: all.filter((code) => code === fence.code).length === 1,
          }))
        }),
      )
    }),
  )
).flat(2)

const linked = blocks.filter(
  (block) => block.isUnique && !['scene', 'exercise', 'solution'].some((key) => metaValue(block, key)) && opensInPlayground(block.code, block.language),
)

describe('a block with a link', () => {
  test.each(linked.map((block) => [block.page, block] as const))('%s runs in the playground', (_, { code }) => {
    // A page without elements, as that of the frame.
    vi.stubGlobal('document', { querySelector: () => null, body: {} })
    vi.stubGlobal('innerWidth', 640)
    vi.stubGlobal('innerHeight', 360)
    onTestFinished(() => void vi.unstubAllGlobals())
    const proxy: unknown = new Proxy({}, { get: (__, name) => (name === 'ready' ? new Promise(() => undefined) : () => () => undefined), set: () => true })
    const { content } = runCode({ source: code, watch: () => undefined, createEngine: () => proxy })
    expect(content.fragment ?? content.frame).toBeDefined()
  })

  test('is on pages of the API and of the docs', () => {
    expect(linked.length).toBeGreaterThan(12)
    expect(new Set(linked.map(({ page }) => page.split('/')[0]))).toEqual(new Set(['docs', 'guide', 'api']))
  })
})

test('the text of each page has its linked code at the number that it has in the page', async () => {
  const page = { title: 'A page', description: 'About it.', address: '/page', baseUrl: '/' }
  // Every size is 1: they stand in no code.
  const size = new Proxy({}, { get: () => 1 })
  const say = componentTexts('en', () => new Proxy({}, { get: () => size }))
  for (const file of new Set(linked.map((block) => block.page.replace(/:\d+$/, '')))) {
    const source = await readFile(join(site, file), 'utf8')
    expect(blocksOf(mdxText(source, page, say)), file).toEqual(blocksOf(source).map((code) => takeMarkers(code).code))
  }
})

const head = "import { uv, vec4 } from 'kirari/node'\n"
test.each([
  ['has no picture', `${head}const color = vec4(uv, 0, 1)`, 'ts'],
  ['imports another file', `${head}import { a } from './a.ts'\nexport const fragment = vec4(uv, a, 1)`, 'ts'],
  ['imports another package', `${head}import { useState } from 'react'\nexport const fragment = vec4(uv, 0, 1)`, 'ts'],
  ['loads a file', `${head}import { loadImage } from 'kirari/texture'\nvoid loadImage('/photo.jpg')\nexport const fragment = vec4(uv, 0, 1)`, 'ts'],
  ['uses the canvas at once', `import { createEngine } from 'kirari'\n${head}createEngine({ fragment: vec4(uv, 0, 1) }).canvas.focus()`, 'ts'],
  ['waits outside of functions', `${head}await 1\nexport const fragment = vec4(uv, 0, 1)`, 'ts'],
  ['is in another language', `${head}export const fragment = vec4(uv, 0, 1)`, 'tsx'],
  ['leaves parts out', `${head}export const fragment = …`, 'ts'],
])('a block that %s has no link', (_, code, language) => {
  expect(opensInPlayground(code, language)).toBe(false)
})

test('a block that exports a picture has a link', () => {
  expect(opensInPlayground(`${head}export const fragment = vec4(uv, 0, 1)`, 'ts')).toBe(true)
})
