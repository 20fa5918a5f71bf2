import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { createMerger, type Merged } from './merge.ts'

const folders: string[] = []
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true })
})

/** The text of scene.ts and what it imports. */
const merged = async (files: Readonly<Record<string, string>>, reserved: readonly string[] = []): Promise<Merged> => {
  const folder = await mkdtemp(join(tmpdir(), 'merge-'))
  folders.push(folder)
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
  const entry = join(folder, 'scene.ts')
  return createMerger(folder, [entry], reserved)(entry, 'createScene')
}

test('the merged text keeps comments and the order of execution, and drops local imports and exports', async () => {
  const { text, modules } = await merged({
    'scene.ts': `/** The scene. */
import { side } from './size.ts'
import type { Values } from './types.ts'

/** Makes it. */
export const createScene = (values: Values) => ({ frame: [values.count * side] })
`,
    'size.ts': `/** Sizes. */
/** Of one side. */
export const side = 4
`,
    'types.ts': `export interface Values {
  readonly count: number
}
`,
  })
  expect(modules).toEqual(['types.ts', 'size.ts', 'scene.ts'])
  expect(text).toBe(`// ─── types.ts ───

interface Values {
  readonly count: number
}

// ─── size.ts ───

/** Sizes. */
/** Of one side. */
const side = 4

// ─── scene.ts ───

/** The scene. */

/** Makes it. */
const createScene = (values: Values) => ({ frame: [values.count * side] })
`)
})

test('a private name that two modules declare gets the prefix of its file, also in shorthand properties', async () => {
  const { text } = await merged({
    'scene.ts': `import { far, type Reach } from './sky-light.ts'
const near = 1
const { width } = { width: near }
export const createScene = (values: Reach) => ({ near, far: far(), width, values })
`,
    'sky-light.ts': `const near = 2
const { width } = { width: 3 }
export type Reach = number
export const far = () => ({ near, width, other: { near: 4 }, local: [near].map((near) => near) })
`,
  })
  expect(text).toContain('const skyLightNear = 2')
  expect(text).toContain('const { width: skyLightWidth } = { width: 3 }')
  expect(text).toContain('({ near: skyLightNear, width: skyLightWidth, other: { near: 4 }, local: [skyLightNear].map((near) => near) })')
  expect(text).toContain('=> ({ near, far: far(), width, values })')
})

test('a name that would shadow a global or a reserved name is renamed', async () => {
  const { text } = await merged(
    {
      'scene.ts': `import { performance, engine } from './own.ts'
export const createScene = (values: number) => ({ frame: [performance, engine, values] })
export const unneeded = 1
`,
      'own.ts': `import { now } from './clock.ts'
export const performance = now()
export const engine = 1
`,
      'clock.ts': 'export const now = () => performance.now()\n',
    },
    ['engine'],
  )
  expect(text).toContain('const now = () => performance.now()')
  expect(text).toContain('const ownPerformance = now()')
  expect(text).toContain('[ownPerformance, ownEngine, values]')
  expect(text).not.toContain('unneeded')
})

test('an aliased local import uses the name of its declaration, unless a local variable shadows it', async () => {
  const { text } = await merged({
    'scene.ts': `import { light as sun, dark as shade } from './light.ts'
export const createScene = (values: number) => [values].map((light) => light + sun + shade)
`,
    'light.ts': 'export const light = 1\nexport const dark = 2\n',
  })
  expect(text).toContain('const lightLight = 1')
  expect(text).toContain('light + lightLight + dark)')
})

test('each used name of a package is imported once, types separately from values; unused imports are removed', async () => {
  const { imports } = await merged({
    'scene.ts': `import { vec2, vec3, type Vec2 } from 'kirari/node'
import type { Vec3 } from 'kirari/node'
import { half } from './half.ts'
export const createScene = (values: Vec2 | Vec3) => half(vec2(values))
export const other = vec3
`,
    'half.ts': "import { vec2, type Vec2 as Pair } from 'kirari/node'\nexport const half = (p: Pair) => vec2(p)\n",
  })
  expect(imports.map(({ exported, name, isValue }) => `${exported} ${name} ${isValue}`).toSorted()).toEqual([
    'Vec2 Pair false',
    'Vec2 Vec2 false',
    'Vec3 Vec3 false',
    'vec2 vec2 true',
  ])
})

test('statements with side effects stay, and the result describes the entry', async () => {
  const { text, entry } = await merged({
    'scene.ts': `import './start.ts'
import { list } from './list.ts'
type Values = { readonly a: number }
export const createScene = (values: Values, size: number, [x]: readonly number[] = [1]) => ({ init: [], frame: () => [list, size, x], connect() {} })
`,
    'start.ts': 'export {}\n',
    'list.ts': 'export const list: number[] = []\nfor (const one of [1, 2]) list.push(one)\n',
  })
  expect(text).toContain('for (const one of [1, 2]) list.push(one)')
  expect(entry).toEqual({ parameterType: 'Values', requiredParameters: 2, returned: ['init', 'frame', 'connect'] })
})
