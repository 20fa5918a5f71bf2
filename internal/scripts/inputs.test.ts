import { describe, expect, it } from 'vitest'
import { writtenFiles } from './inputs.mjs'

describe('the written files', () => {
  it('are those that git keeps: also a folder with the name of a generated one, where .gitignore keeps it', () => {
    const files = writtenFiles(['packages'])
    expect(files).toContain('packages/addons/examples/math/dist/blanket-of-crochet-squares.ts')
    expect(files.filter((file) => /^packages\/\w+\/dist\//.test(file))).toEqual([])
  })
})
