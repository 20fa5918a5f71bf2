import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const documents = ['README.md', 'README.ja.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'CHANGELOG.md']
const text = (name: string): string => readFileSync(join(root, name), 'utf8')

/** Paths of the repository that a text names: targets of links, and words that begin with one of its folders. Patterns with <name> or * do not count. */
const pathsIn = (markdown: string): readonly string[] => {
  const links = [...markdown.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map((match) => match[1] ?? '')
  const words = [...markdown.matchAll(/(?<![\w/.@-])(?:packages|website|examples|internal|decisions)\/[\w./-]+(?![\w<*{])/g)].map((match) => match[0])
  return [...new Set([...links, ...words].map((path) => path.replace(/[./]+$/, '')))]
}

/** The texts also name build output, which a fresh clone lacks. */
const made = text('.gitignore')
  .split('\n')
  .map((line) => line.replace(/\/$/, ''))

describe('the documents of the repository', () => {
  it.each(documents)('%s names only files that exist', (name) => {
    expect(pathsIn(text(name)).filter((path) => !made.includes(path) && !existsSync(join(root, path)))).toEqual([])
  })

  it('shows the same code in both languages', () => {
    const code = (name: string): readonly string[] => [...text(name).matchAll(/```(?:ts|sh)\n[\s\S]*?```/g)].map(([block]) => block.replaceAll(/\/\/.*$/gm, ''))
    expect(code('README.ja.md')).toEqual(code('README.md'))
  })

  it('keeps ARCHITECTURE.md to one screen before its glossary', () => {
    expect(text('ARCHITECTURE.md').split('\n## Words')[0]?.split('\n').length).toBeLessThan(70)
  })

  it('names in the glossary of ARCHITECTURE.md only files that exist', () => {
    const places = ['packages/kirari/src', 'packages/kirari/src/shader', 'packages/kirari/src/engine', 'packages/kirari/src/engine/webgl/graphics']
    const files = [...(text('ARCHITECTURE.md').split('\n## Words')[1] ?? '').matchAll(/(?<![\w/.-])(?:\.\.\/)?[a-z][\w/-]*(?:\.ts\b|\/(?= \|))/g)].map(
      ([file]) => file,
    )
    expect(files.length).toBeGreaterThan(50)
    expect(files.filter((file) => !places.some((place) => existsSync(join(root, place, file))))).toEqual([])
  })

  it('names in CONTRIBUTING.md only commands that package.json has', () => {
    const { scripts } = JSON.parse(text('package.json')) as { readonly scripts: Readonly<Record<string, string>> }
    const named = [...text('CONTRIBUTING.md').matchAll(/npm (?:run )?([\w:]+)/g)].map((match) => match[1] ?? '')
    expect([...new Set(named)].filter((name) => !(name in scripts) && !['install', 'ci', 'pack', 'publish'].includes(name))).toEqual([])
  })
})
