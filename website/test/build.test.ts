/** The build comes to its end: client and server do not wait for each other, and what stands still is ended. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { replaceLoaders } from '../plugins/pages-once/index.ts'
import loader from '../plugins/pages-once/loader.mjs'
import { standstill } from '../scripts/standstill.mjs'

let folder: string
let frameworkLoader: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kirari-build-'))
  frameworkLoader = join(folder, 'framework.cjs')
  await writeFile(
    frameworkLoader,
    `let count = 0
module.exports.default = async function (source) {
  const done = this.async()
  if (source === 'wrong') return done(new Error('It is wrong.'))
  done(null, [this._compiler.name, this.resource, source, ++count, JSON.stringify(this.getOptions())].join(' '))
}`,
  )
})
afterAll(() => rm(folder, { recursive: true }))

describe('pages compiled once', () => {
  const meeting = () => {
    const options = { crossCompilerCache: new Map<string, never>(), frameworkLoader, dependencies: ['/sidebars.ts'], own: 1 }
    const dependencies: string[] = []
    const ask = (name: 'client' | 'server', source: string): Promise<string> =>
      loader.call(
        {
          resource: '/page.mdx',
          resourcePath: '/page.mdx',
          _compiler: { name },
          getOptions: () => options,
          addDependency: (file: string) => void dependencies.push(`${name} ${file}`),
        },
        source,
      )
    return { ask, dependencies, options }
  }

  test('the server compiles a page, as for the client, that the client never asks for', async () => {
    expect(await meeting().ask('server', 'text')).toMatch(/^client \/page\.mdx text \d+ \{"dependencies":\["\/sidebars\.ts"\],"own":1\}$/)
  })

  test.each([
    ['client', 'server'],
    ['server', 'client'],
  ] as const)('what the %s has compiled the %s takes, and both depend on the same files', async (first, second) => {
    const { ask, dependencies, options } = meeting()
    const text = ask(first, 'text')
    expect(await ask(second, 'text')).toBe(await text)
    expect(dependencies).toEqual([`${first} /sidebars.ts`, `${second} /sidebars.ts`])
    expect(options.crossCompilerCache.size).toBe(0)
  })

  test('who asks again has changed the page', async () => {
    const { ask } = meeting()
    await ask('client', 'before')
    expect(await ask('client', 'after')).toContain(' after ')
    expect(await ask('server', 'after')).toContain(' after ')
  })

  test('an error comes to both', async () => {
    const { ask } = meeting()
    await expect(ask('server', 'wrong')).rejects.toThrow('It is wrong.')
    await expect(ask('client', 'wrong')).rejects.toThrow('It is wrong.')
  })

  test('only rules that client and server share get the loader, once, wherever they stand', () => {
    const shared = { loader: '/framework.js', options: { crossCompilerCache: new Map() } }
    const own = { loader: '/framework.js', options: {} }
    const rules = [{ test: /\.mdx$/, use: [shared, '/other.js'] }, { oneOf: [{ use: own }] }, null, { test: /\.css$/ }]
    replaceLoaders(rules)
    replaceLoaders(rules)
    expect(shared.loader).toMatch(/pages-once.loader\.mjs$/)
    expect(shared.options).toMatchObject({ frameworkLoader: '/framework.js' })
    expect(own).toEqual({ loader: '/framework.js', options: {} })
  })
})

describe('a build that stands still', () => {
  test('is one that gets nothing done for three minutes on end', () => {
    const isStill = standstill()
    const waits = (times: number, at: number): readonly boolean[] => Array.from({ length: times }, (_, time) => isStill(at + time * 0.004))
    expect(waits(18, 5)).toEqual(Array(18).fill(false))
    expect(waits(1, 5.08)).toEqual([true])
    // It moves again, and then waits again.
    expect(isStill(5.2)).toBe(false)
    expect(waits(17, 5.204)).toEqual(Array(17).fill(false))
  })

  test('is not one that a slow machine gives next to nothing', () => {
    const isStill = standstill()
    expect(Array.from({ length: 100 }, (_, time) => isStill(time * 0.06))).toEqual(Array(100).fill(false))
  })
})
