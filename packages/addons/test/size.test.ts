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

/**
 * Bytes, gzipped. The usual budget, and functions that need more with the reason. The size of a function varies by up to 25 bytes with
 * the code before it in the bundle.
 */
const usual = 320
const larger: Partial<Record<FunctionName, { readonly bytes: number; readonly reason: string }>> = {
  blendHue: { bytes: 345, reason: 'two steps of the specification: the saturation, then the luminosity' },
  blendSaturation: { bytes: 345, reason: 'two steps of the specification: the saturation, then the luminosity' },
  drawChar: { bytes: 1400, reason: 'a font: 95 characters of 35 dots, and the array that holds them' },
  drawCircle: { bytes: 455, reason: 'a disc and a ring, each also by derivatives' },
  drawFill: { bytes: 375, reason: 'three signatures, two of them by derivatives' },
  drawGrid: { bytes: 510, reason: 'exact at any density, and by derivatives in each direction' },
  drawLine: { bytes: 550, reason: 'a distance and a stroke, also by derivatives' },
  drawStroke: { bytes: 405, reason: 'two edges, also by derivatives' },
  kelvin2rgb: { bytes: 450, reason: 'four cubics and a matrix: 29 numbers' },
  oklab2srgb: { bytes: 380, reason: 'two matrices and the encoding, for a colour with and without alpha' },
  rgb2hsl: { bytes: 405, reason: 'the hue, and the ends at black and at white' },
  rgb2hsv: { bytes: 370, reason: 'the hue, and the end at black' },
  rgb2oklab: { bytes: 345, reason: 'two matrices, for a colour with and without alpha' },
  luv2xyz: { bytes: 345, reason: 'a chromaticity that is held, and the white of CIELUV' },
  oklab2rgb: { bytes: 340, reason: 'two matrices, for a colour with and without alpha' },
  xyz2luv: { bytes: 335, reason: 'a root with a straight part, and the white of CIELUV' },
  lab2rgb: { bytes: 435, reason: 'lab2xyz and xyz2rgb' },
  lch2rgb: { bytes: 540, reason: 'lch2lab, lab2xyz and xyz2rgb' },
  rgb2lab: { bytes: 475, reason: 'rgb2xyz and xyz2lab' },
  rgb2lch: { bytes: 625, reason: 'rgb2xyz, xyz2lab and lab2lch' },
  wavelength2rgb: { bytes: 425, reason: 'seven bells with four numbers each, and xyz2rgb' },
  srgb2oklab: { bytes: 540, reason: 'the decoding and two matrices: srgb2rgb and rgb2oklab' },
  quatFromTo: { bytes: 380, reason: 'opposite directions, and none at all, have answers of their own' },
  quatSlerp: { bytes: 360, reason: 'the short way, and the straight one close by' },
  safeInverse: { bytes: 700, reason: 'three sizes of matrices, each written out' },
  fbm: { bytes: 2000, reason: 'gnoise, and the octaves on a plane and in space' },
  gnoise: { bytes: 1200, reason: 'a line, a plane and space, with a hash for each, and directions without a sine' },
  hexTile: { bytes: 355, reason: 'two lattices and the number of the tile' },
  lookAt: { bytes: 380, reason: 'three directions, and what to do where there is none' },
  random: { bytes: 620, reason: 'one to four coordinates, with a hash for each' },
  rotate: { bytes: 425, reason: 'round a centre and round an axis' },
  worley: { bytes: 1200, reason: 'a plane and space, with a hash for each' },
  valueNoise: { bytes: 715, reason: 'a line, a plane and space, with a hash for each' },
  starSDF: { bytes: 485, reason: 'a turn by an angle, a segment and its sign; most of it are the built-ins it names' },
  triangleClosestPoint: { bytes: 530, reason: 'four candidates: the nearest of three sides and of the face' },
  triangleIntersect: { bytes: 490, reason: 'one equation with three unknowns, from both sides and from one' },
  triangleSignedDistance: { bytes: 570, reason: 'the nearest point and its side; shared with triangleClosestPoint where both are used' },
}

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
    expect(added).toBeLessThanOrEqual(larger[importName]?.bytes ?? usual)
    // A budget with too much room is useless.
    expect(added).toBeGreaterThan((larger[importName]?.bytes ?? 0) / 2)
  })

  test('brings no function along but those it calls', () => {
    const mentioned = new Set([...textOf(importName).matchAll(/"(\w+)"/g)].map(([, name]) => name))
    expect(mentioned).toContain(importName)
    const called = withTheirs(dependenciesOf(record, records))
    const others = records.filter((other) => other !== record && !called.includes(other.importName) && mentioned.has(other.importName))
    expect(others.map((other) => other.importName)).toEqual([])
  })
})
