/**
 * The size of a function in an application: gzipped bytes that its import adds to a production bundle that has other functions already.
 * A function that is not imported costs nothing, and an imported one brings no unrelated ones along.
 */
import { basename } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { describe, expect, test } from 'vitest'
import { dependenciesOf, records } from '../catalogue/index.ts'
import type { FunctionName } from '../catalogue/index.ts'
import { sizesByName } from './oracle/all.ts'

/** Bytes, gzipped. A function that needs more has a budget beside its oracle (`size`), with the reason. */
const usual = 320

// The code of an application that already declares functions and uses matrices.
const base = `import { fn, float, generic, mat2, mix, overload, select, struct, T, uv, vec2, vec3, vec4 } from 'kirari/node'
import { toGLSL } from 'kirari/glsl'
export const used = [fn, float, generic, mix, overload, select, struct, T, mat2, vec2, vec3]
export const text = toGLSL(vec4(uv, 0, 1))
`

/** Programs by name; the test measures what each adds to the base. */
const programs: Readonly<Record<string, string>> = {
  nothing: '',
  'the whole index': `import * as addons from '@kirari/addons'\n`,
  'two names of the index': `import { valueNoise, rectSDF } from '@kirari/addons'\n`,
  'one function of the index': `export { rectSDF } from '@kirari/addons'\n`,
  // From its own file: through the index a bundler reads all of them for each of them. The first tests show that both give the same size.
  ...Object.fromEntries(records.map(({ category, importName, slug }) => [importName, `export { ${importName} } from '../dist/src/${category}/${slug}.js'\n`])),
}

/** Each program bundled separately for production, in one call: their shared modules are read once. */
const bundleAll = async (): Promise<ReadonlyMap<string, string>> => {
  const names = Object.keys(programs)
  const { outputFiles } = await build({
    entryPoints: names.map((name, i) => ({ in: `program:${name}`, out: String(i) })),
    plugins: [
      {
        name: 'programs',
        setup: ({ onLoad, onResolve }) => {
          onResolve({ filter: /^program:/ }, ({ path }) => ({ path: path.slice('program:'.length), namespace: 'program' }))
          onLoad({ filter: /./, namespace: 'program' }, ({ path }) => ({ contents: `${base}${programs[path]}`, resolveDir: import.meta.dirname }))
        },
      },
    ],
    outdir: 'out',
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
    conditions: ['production'],
    logLevel: 'silent',
  })
  return new Map(outputFiles.map(({ path, text }) => [names[Number(basename(path, '.js'))] ?? '', text]))
}

const bundles = await bundleAll()
const textOf = (name: string): string => bundles.get(name) ?? ''
const gzipped = (text: string): number => gzipSync(text, { level: 9 }).length
const gzippedBase = gzipped(textOf('nothing'))

/** The names of functions. A name before a closing parenthesis is a variable's: `toConst("scale")`. */
const stringsOf = (text: string): ReadonlySet<string> => new Set([...text.matchAll(/"(\w+)"(?!\))/g)].map(([, name = '']) => name))
/** Words of the compiler may be names of functions too: map. */
const stringsOfBase = stringsOf(textOf('nothing'))

/** The functions, and their callees. */
const withTheirs = (names: readonly FunctionName[]): readonly FunctionName[] => {
  const theirs = records.filter(({ importName }) => names.includes(importName)).flatMap((record) => dependenciesOf(record, records))
  return theirs.every((name) => names.includes(name)) ? names : withTheirs([...new Set([...names, ...theirs])])
}

test('importing the package without using it adds nothing', () => {
  // Lengths, not texts: more modules change the minifier's short names.
  const { length } = textOf('nothing')
  expect(length).toBeGreaterThan(0)
  expect(textOf('the whole index').length).toBe(length)
  expect(textOf('two names of the index').length).toBe(length)
})

test('a function taken from the index adds what its own file adds', () => {
  expect(textOf('one function of the index').length).toBe(textOf('rectSDF').length)
})

describe.each(records)('$importName', (record) => {
  const { importName } = record

  test('stays within its budget', () => {
    const added = gzipped(textOf(importName)) - gzippedBase
    expect(added).toBeLessThanOrEqual(sizesByName[importName]?.bytes ?? usual)
    // A budget with too much room is useless.
    expect(added).toBeGreaterThan((sizesByName[importName]?.bytes ?? 0) / 2)
  })

  test('brings no function along but those it calls', () => {
    const mentioned = stringsOf(textOf(importName))
    expect(mentioned).toContain(importName)
    const called = withTheirs(dependenciesOf(record, records))
    const others = records.filter(
      (other) => other !== record && !called.includes(other.importName) && mentioned.has(other.importName) && !stringsOfBase.has(other.importName),
    )
    expect(others.map((other) => other.importName)).toEqual([])
  })
})
