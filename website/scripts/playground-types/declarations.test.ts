/** The declarations that the playground loads. */
import { beforeAll, expect, it } from 'vitest'
import { readDeclarations, type Declarations } from './declarations.ts'
import { japaneseMessages } from './messages.ts'

let files: Declarations
beforeAll(async () => {
  files = await readDeclarations()
})

const sizeOf = (start: string): number =>
  Object.entries(files)
    .filter(([path]) => path.startsWith(start))
    .reduce((sum, [, text]) => sum + text.length, 0)

it('has the entries that pictures import, with their comments, and no others', () => {
  expect(files['/node_modules/@kirari/addons/dist/src/sdf/circleSDF.d.ts']).toMatch(/^\/\*\* Distance from/)
  expect(files['/node_modules/kirari/dist/shader/front/node/index.d.ts']).toContain('export')
  expect(Object.keys(files).filter((path) => /\/dist\/(?:react|solid|lint)\/|catalogue/.test(path))).toEqual([])
})

it('has no comments for debuggers', () => {
  expect(Object.keys(files).filter((path) => files[path]?.includes('sourceMappingURL'))).toEqual([])
})

it('has the library of the page without its manual, and with the notice of its licence', () => {
  const page = files['/lib/lib.dom.d.ts'] ?? ''
  expect(page).toContain('interface HTMLCanvasElement ')
  expect(page).toContain('Licensed under the Apache License')
  expect(page).not.toContain('/**')
})

// A reader loads them all. What grows beyond this has a reason, or should not be loaded.
it('stays small', () => {
  expect(sizeOf('/lib/')).toBeLessThan(1_300_000)
  expect(sizeOf('/node_modules/')).toBeLessThan(600_000)
})

it('has the messages of syntax and types in Japanese, and no others', async () => {
  const messages = await japaneseMessages()
  expect(messages).toHaveProperty('Property_0_does_not_exist_on_type_1_2339')
  expect(messages).not.toHaveProperty('ALL_COMPILER_OPTIONS_6917')
})
