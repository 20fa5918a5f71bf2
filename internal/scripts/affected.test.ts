import { describe, expect, it } from 'vitest'
import { affected } from './affected.mjs'
import { writtenFiles } from './inputs.mjs'

const all = writtenFiles(['packages', 'internal', 'website'])

describe('what a change affects', () => {
  it('is for a function its name and those that call it, the tests of all functions, and its properties', () => {
    const { files, namedFiles, names, isOfSite } = affected(['packages/addons/src/generative/gnoise.ts'], all)
    expect(names).toEqual(expect.arrayContaining(['gnoise', 'fbm']))
    expect(namedFiles).toEqual(expect.arrayContaining(['packages/addons/test/differential.gpu.test.ts', 'packages/addons/test/size.test.ts']))
    expect(files).toContain('packages/addons/test/property/gradient-noise.test.ts')
    expect(files).not.toContain('packages/addons/test/property/quat.test.ts')
    expect(isOfSite).toBe(true)
  })

  it.each([
    'packages/addons/catalogue/color/blend/multiply.ts',
    'packages/addons/examples/color/blend/multiply/print-in-three-inks.ts',
    'packages/addons/test/oracle/color/blend/multiply.ts',
  ])('is the same for %s', (file) => {
    expect(affected([file], all).names).toContain('blendMultiply')
  })

  it('is for what functions share the functions that import it', () => {
    expect(affected(['packages/addons/src/color/blend/separable.ts'], all).names).toEqual(expect.arrayContaining(['blendSoftLight', 'blendMultiply']))
  })

  it.each(['website/docs/installation.mdx', 'website/i18n/ja/docusaurus-plugin-content-docs/current/installation.mdx'])(
    'is for %s the tests of all pages, and whether the other language has kept up',
    (page) => {
      const { files, namedFiles, names, isOfSite } = affected([page], all)
      expect(files).toContain('website/scripts/translation/translation.test.ts')
      expect(names).toEqual(['website/docs/installation.mdx'])
      expect(namedFiles).toContain('internal/snippets/snippets.test.ts')
      expect(isOfSite).toBe(true)
    },
  )

  it('is for other code the tests of its package, and those on a GPU in its folder', () => {
    const { files, isOfSite } = affected(['packages/kirari/src/engine/clock.ts'], all)
    expect(files).toEqual(
      expect.arrayContaining([
        'packages/kirari/src/engine/clock.test.ts',
        'packages/kirari/test/shader/golden.test.ts',
        'packages/kirari/src/engine/engine.gpu.test.ts',
      ]),
    )
    expect(files).not.toContain('packages/kirari/test/shader/value.gpu.test.ts')
    expect(isOfSite).toBe(false)
  })

  it('is for a folder below one of GPU tests these tests', () => {
    expect(affected(['website/src/previews/graph/plot.ts'], all).files).toContain('website/src/previews/previews.gpu.test.ts')
  })

  it('is for a test that test', () => {
    expect(affected(['website/test/frame/bar.test.ts'], all).files).toEqual(['website/test/frame/bar.test.ts'])
  })
})
