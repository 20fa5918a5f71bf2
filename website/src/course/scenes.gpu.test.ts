/// <reference types="vite/types/importMeta.d.ts" />
/**
 * Every live picture of the pages and both pictures of every exercise, on both backends: a fragment against the picture that the CPU draws,
 * a frame of several steps against the other backend. Exercises that only a GPU draws are scored here.
 */
import type { Fragment, Frame, Step } from 'kirari'
import { toGLSL } from 'kirari/glsl'
import { render } from 'kirari/js'
import { toWGSL } from 'kirari/wgsl'
import { describe, expect, test } from 'vitest'
import { keep } from '../../../internal/testing/kept/keep.ts'
import { runCode, type Content } from '../playground/frame/run.ts'
import { drawnByGPU, loneFragment, occasionsOf, picturesOf } from './run.ts'
import { comparedSize, differenceOf, moments, scoreOf, solvedScore, type Pictures } from './score.ts'

type Size = { readonly width: number; readonly height: number }
type Scene = { readonly fragment?: Fragment; readonly frame?: Frame; readonly init?: readonly Step[] }

const modules = import.meta.glob<Scene>(['../generated/scenes/*.ts', '!**/{index,pages}.ts', '!**/page-*.ts', '!**/*.d.ts'])
const scenes = Object.entries(modules)
  .map(([path, load]) => ({ name: /([\w-]+)\.ts$/.exec(path)?.[1] ?? '', load }))
  .toSorted((a, b) => (a.name < b.name ? -1 : 1))
const backends = ['webgl2', 'webgpu'] as const

/** An edge may fall a little differently where a pixel lies on it; an area may not. */
const [edgeTolerance, mostEdges] = [20, 0.01]
const mostOfFrames = 0.01
const largeSize = { width: 384, height: 192 }

const contentOf = ({ fragment, frame, init }: Scene): Content => {
  if (frame) return { frame, init }
  if (!fragment) throw new Error('A scene exports neither a fragment nor a frame.')
  return { fragment }
}

const shareOfDifferent = (a: Pictures, b: Pictures): number => {
  let count = 0
  let all = 0
  a.forEach((picture, at) => {
    for (let i = 0; i < picture.length; i += 4) {
      all++
      if ([0, 1, 2].some((channel) => Math.abs((picture[i + channel] ?? 0) - (b[at]?.[i + channel] ?? 0)) > edgeTolerance)) count++
    }
  })
  return count / all
}

describe.each(scenes)('$name', ({ name, load }) => {
  test('is the same picture on every target', async () => {
    const content = contentOf(await load())
    const fragment = loneFragment(content)
    if (fragment) {
      await keep(toGLSL(fragment), toWGSL(fragment))
      const differing = async (backend: (typeof backends)[number], size: Size): Promise<number> => {
        const expected = moments.map(({ time }) => render(fragment, { ...size, time, pointer: [0.5, 0.5] }))
        return shareOfDifferent(await drawnByGPU(content, backend, 'moments', size), expected)
      }
      for (const backend of backends) {
        // Lines thinner than a pixel of the small picture are compared in one that is closer to the size on the page.
        const share = (await differing(backend, comparedSize)) < mostEdges ? 0 : await differing(backend, largeSize)
        expect(share, backend).toBeLessThan(mostEdges)
      }
      return
    }
    const [first, second] = [await drawnByGPU(content, 'webgl2', 'frames'), await drawnByGPU(content, 'webgpu', 'frames')]
    expect(differenceOf(first, second)).toBeLessThan(mostOfFrames)
    // It draws something. The start of an exercise may die out.
    if (!name.endsWith('-start')) expect(new Set(new Uint32Array((first.at(-1) ?? new Uint8ClampedArray(4)).slice().buffer)).size).toBeGreaterThan(1)
  })

  const start = scenes.find((scene) => scene.name === `${name}-start`)
  test.runIf(start)('is scored 1 on every target, and its start 0', async () => {
    const [target, from] = [contentOf(await load()), contentOf((await start?.load()) ?? {})]
    // Exercises of fragments are scored in exercises.test.ts.
    if (occasionsOf(target) === 'moments') return
    for (const backend of backends) {
      const pictures = (content: Content): Promise<Pictures> => picturesOf(content, backend, 'frames')
      const [goal, begin] = [await pictures(target), await pictures(from)]
      expect(differenceOf(begin, goal), backend).toBeGreaterThan(0.004)
      expect(scoreOf(await pictures(target), goal, begin), backend).toBeGreaterThan(0.99)
      expect(scoreOf(begin, goal, begin), backend).toBe(0)
    }
  })
})

const pixelCodes = import.meta.glob<string>('../generated/scenes/passes-pixels*.ts', { query: '?raw', import: 'default', eager: true })

test.each([
  ['without its filter', ", filter: 'nearest'", '', 0.5],
  ['with squares twice as large', '[32, 16]', '[16, 8]', 0.2],
  ['with a few squares too many', '[32, 16]', '[40, 20]', 0.2],
])('the evening in few pixels %s scores more than its start, and is not solved', async (_, right, wrong, least) => {
  const drawn = (source: string): Promise<Pictures> =>
    picturesOf(runCode({ source, watch: () => undefined, createEngine: () => undefined }).content, 'webgl2', 'frames')
  const [solution = '', start = ''] = ['', '-start'].map((suffix) => pixelCodes[`../generated/scenes/passes-pixels${suffix}.ts`])
  expect(solution).toContain(right)
  const score = scoreOf(await drawn(solution.replace(right, wrong)), await drawn(solution), await drawn(start))
  expect(score).toBeGreaterThan(least)
  expect(score).toBeLessThan(solvedScore)
})
