/**
 * No test that could fail is skipped: this tests a small repository, then changes each dependency of its tests, one after the other,
 * and exactly the tests that depend on it run again.
 */
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { tool } from '../../scripts/command.mjs'
import { root } from './place.mjs'

const files: Readonly<Record<string, string>> = {
  '.gitignore': 'node_modules/\ndist/\n.cache/\nwebsite/build/\n',
  'package.json': '{ "type": "module" }',
  'package-lock.json': '{}',
  'tsconfig.base.json': '{}',
  'vitest.config.ts': `import { readFileSync } from 'node:fs'
import { KeptReporter } from './internal/testing/kept/reporter.ts'
const keys = process.env['KIRARI_TEST_KEYS']
export default {
  test: {
    include: ['packages/**/*.test.ts'],
    setupFiles: ['internal/testing/kept/worker.ts'],
    reporters: ['default', new KeptReporter()],
    server: { deps: { external: [/\\/dist\\//] } },
    pool: 'threads',
    maxWorkers: 1,
    provide: { keptKeys: keys ? JSON.parse(readFileSync(keys, 'utf8')) : {} },
  },
}
`,
  'packages/some/import.test.ts': "import { expect, test } from 'vitest'\nimport { b } from './b.ts'\ntest('b', () => expect(b).toBeGreaterThan(0))\n",
  'packages/some/b.ts': "export { b } from './c.ts'\n",
  'packages/some/c.ts': 'export const b = 1\n',
  'packages/some/built.test.ts': "import { expect, test } from 'vitest'\nimport { a } from '../kirari/dist/a.js'\ntest('a', () => expect(a).toBe(1))\n",
  'packages/kirari/dist/a.js': "export { a } from './b.js'\n",
  'packages/kirari/dist/b.js': 'export const a = 1\n',
  'packages/kirari/src/b.ts': 'export const a = 1\n',
  'packages/some/read.test.ts': `import { existsSync, readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
const at = (name: string) => join(import.meta.dirname, name)
test('reads', async () => {
  expect(await readFile(at('data.txt'), 'utf8')).toContain('data')
  expect(readdirSync(at('folder'))).not.toContain('wrong')
  expect(readdirSync(at('tree'), { recursive: true })).not.toContain('wrong')
  expect(existsSync(at('late.txt'))).toBe(false)
})
`,
  'packages/some/data.txt': 'data',
  'packages/some/folder/one.txt': '',
  'packages/some/tree/deep/one.txt': '',
  'packages/some/program.test.ts': `import { execFile, execFileSync } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
test('waits for a program', async () => expect((await promisify(execFile)(process.execPath, ['-p', '1+2'])).stdout).toContain('3'))
test('runs a program', () => expect(execFileSync(process.execPath, ['-p', '1+1'], { encoding: 'utf8' })).toContain('2'))
`,
  'packages/some/site.test.ts': `import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
test('the script', () => expect(readFileSync('website/build/assets/main.0123abcd.js', 'utf8')).toContain('words'))
`,
  'website/build/assets/main.0123abcd.js': "words; load('other.89abcdef.js')",
  'packages/some/keep.test.ts': `import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { keep } from '../../internal/testing/kept/keep.ts'
const page = (name: string): string => readFileSync(\`website/build/\${name}.html\`, 'utf8')
test.each(['one', 'two'])('%s', async (name) => {
  await keep(page(name))
  expect(page(name)).not.toContain('wrong')
})
`,
  'website/build/one.html': 'one',
  'website/build/two.html': 'two',
}

let folder: string
const write = (name: string, text: string): void => {
  mkdirSync(dirname(join(folder, name)), { recursive: true })
  writeFileSync(join(folder, name), text)
}
const all = Object.keys(files).filter((name) => name.endsWith('.test.ts'))
const node = (args: readonly string[], variables: Readonly<Record<string, string>>): string =>
  spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8', env: { ...process.env, NO_COLOR: '1', ...variables } }).stdout

/** What `npm test` would run now. */
const chosen = (
  variables: Readonly<Record<string, string>> = {},
): { readonly run: readonly string[]; readonly keys: Readonly<Record<string, readonly string[]>> } => {
  const script = `import { choose } from './internal/testing/kept/choose.mjs'; console.log(JSON.stringify(choose(${JSON.stringify(all)})))`
  // The result of choose.
  return JSON.parse(node(['--input-type=module', '-e', script], variables)) as ReturnType<typeof chosen>
}
const runTests = (names: readonly string[] = all): string => {
  write('.cache/keys.json', JSON.stringify(chosen().keys))
  const [, ...vitest] = tool('vitest', 'run', ...names)
  return node(vitest, { KIRARI_TEST_KEYS: join(folder, '.cache/keys.json') })
}

beforeAll(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'kirari-kept-')))
  for (const name of ['internal/testing/kept', 'internal/testing/process-name.mjs', 'internal/scripts/inputs.mjs', 'internal/scripts/command.mjs'])
    cpSync(join(root, name), join(folder, name), { recursive: true })
  rmSync(join(folder, 'internal/testing/kept/kept.test.ts'))
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  for (const [name, text] of Object.entries(files)) write(name, text)
  runTests()
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Changes a file, or removes it, returns what would run, and restores it. */
const runsAfter = (name: string, text: string | undefined): readonly string[] => {
  const before = files[name] ?? (existsSync(join(folder, name)) ? readFileSync(join(folder, name), 'utf8') : undefined)
  if (text === undefined) rmSync(join(folder, name))
  else write(name, text)
  const { run: names } = chosen()
  if (before === undefined) rmSync(join(folder, name))
  else write(name, before)
  return names.map((file) => /([^/]*)\.test\.ts$/.exec(file)?.[1] ?? '')
}
const every = ['import', 'built', 'read', 'program', 'site', 'keep']

test('nothing runs again while nothing has changed', () => {
  expect(chosen().run).toEqual([])
})

describe('what depends on a change runs again, and nothing else', () => {
  // A test that runs a program depends on all hand-written files.
  test.each([
    ['the file of tests', 'packages/some/import.test.ts', '// changed', ['import', 'program']],
    ['a module that it imports', 'packages/some/b.ts', 'export const b = 2', ['import', 'program']],
    ['a module behind that', 'packages/some/c.ts', 'export const b = 2', ['import', 'program']],
    ['a module of a package that it imports as it is built', 'packages/kirari/src/b.ts', 'export const a = 2', ['built', 'program']],
    ['a file that it reads', 'packages/some/data.txt', 'changed', ['read', 'program']],
    ['a file that it reads, which is gone', 'packages/some/data.txt', undefined, ['read', 'program']],
    ['a folder that it lists', 'packages/some/folder/two.txt', '', ['read', 'program']],
    ['a folder of a tree that it lists', 'packages/some/tree/deep/two.txt', '', ['read', 'program']],
    ['a file that was not there', 'packages/some/late.txt', '', ['read', 'program']],
    ['a script of the site', 'website/build/assets/main.0123abcd.js', "other words; load('other.89abcdef.js')", ['site']],
    ['the lock file', 'package-lock.json', '{ "changed": true }', every],
    ['the configuration of the tests', 'vitest.config.ts', '// changed', every],
    ['the options of the compiler', 'tsconfig.base.json', '{ "changed": true }', every],
    ['what keeps', 'internal/testing/kept/keep.ts', '// changed', every],
  ] as const)('%s', (_, name, text, expected) => {
    expect(runsAfter(name, text)).toEqual(expected)
  })

  test('but the site itself is not written by hand, and a script that only names another is the same', () => {
    expect(runsAfter('website/build/assets/main.0123abcd.js', "words; load('other.76543210.js')")).toEqual([])
  })

  test('another browser, or another variable', () => {
    expect(chosen({ CHROME_PATH: '/some/browser' }).run).toEqual(all)
    expect(chosen({ KIRARI_SOMETHING: '1' }).run).toEqual(all)
  })
})

test('a test that names its inputs runs when they change or the harness does, and while it fails', () => {
  const file = 'packages/some/keep.test.ts'
  write('website/build/two.html', 'two changed')
  expect(chosen().keys[file]).toHaveLength(2)
  expect(runTests([file])).toMatch(/1 passed \| 1 skipped/)
  expect(chosen().run).toEqual([])
  write('website/build/two.html', 'wrong')
  expect(runTests([file])).toMatch(/1 failed \| 1 skipped/)
  expect(chosen().run).toEqual([file])
  write('website/build/two.html', 'two')
  expect(runTests([file])).toMatch(/1 passed \| 1 skipped/)
  write(file, `${files[file] ?? ''}// changed\n`)
  expect(chosen().keys[file]).toBeUndefined()
})

test('what changed while tests ran is not kept', () => {
  write(
    'packages/some/import.test.ts',
    `import { writeFileSync } from 'node:fs'\n${files['packages/some/import.test.ts']}test('writes', () => writeFileSync('packages/some/c.ts', 'export const b = 3'))\n`,
  )
  runTests(['packages/some/import.test.ts'])
  expect(chosen().run).toContain('packages/some/import.test.ts')
})
