import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { transform } from 'esbuild'
import { describe, expect, test } from 'vitest'
import { sample } from '../components/playground/sample.ts'
import { formats, takeOut } from './take-out.ts'

const own = "import { createEngine } from 'kirari'\ncreateEngine({ container: document.body, fragment })\n"

describe.each(['react', 'solid'] as const)('a component of %s', (format) => {
  test('is a module that exports the picture', async () => {
    const { text = '' } = takeOut(format, sample, '') ?? {}
    const { code } = await transform(text, { loader: 'tsx', format: 'cjs' })
    expect(code).toContain('Picture')
    expect(text).toContain(`from 'kirari/${format}'`)
    expect(text.match(/^export /gm)).toHaveLength(1)
  })

  test('is nothing for code that makes its own engine', () => {
    expect(takeOut(format, own, own)).toBeUndefined()
  })
})

describe('a page', () => {
  const { text: html = '' } = takeOut('html', sample, sample) ?? {}

  test('has an import map whose files exist', () => {
    const [, json = ''] = /<script type="importmap">([\s\S]*?)<\/script>/.exec(html) ?? []
    const { imports } = JSON.parse(json) as { readonly imports: Readonly<Record<string, string>> }
    const require = createRequire(import.meta.url)
    expect(Object.keys(imports)).toEqual(expect.arrayContaining(['kirari', 'kirari/node', '@kirari/addons', '#explain']))
    for (const path of Object.values(imports)) {
      const [, name = '', file = ''] = /^\.\/node_modules\/(kirari|@kirari\/addons)\/(.*)$/.exec(path) ?? []
      expect(existsSync(join(dirname(require.resolve(`${name}/package.json`)), file)), path).toBe(true)
    }
  })

  test('draws what the code exports', async () => {
    const [, script = ''] = /<script type="module">([\s\S]*?)<\/script>/.exec(html) ?? []
    await transform(script, { loader: 'js', format: 'esm' })
    expect(script).toContain('createEngine({ container: document.body, fragment })')
    expect(script).not.toContain('export ')
  })

  test('is not ended by the text of the code', () => {
    const { text = '' } = takeOut('html', '', "const a = '</script><!--'") ?? {}
    expect(text.match(/<\/script>/g)).toHaveLength(2)
    expect(text).not.toContain('<!--')
  })
})

describe.each(formats)('code taken away as %s', (format) => {
  test('stands in it line by line', () => {
    const { text = '', lines = [] } = takeOut(format, sample, sample) ?? {}
    const own = sample.split('\n')
    const found = text.split('\n').flatMap((line, i) => (lines[i] ?? []).map((number) => ({ number, line })))
    expect(lines).toHaveLength(text.split('\n').length)
    expect(found.map(({ number }) => number)).toEqual(own.flatMap((line, i) => (line.trim() === '' ? [] : [i + 1])))
    for (const { number, line } of found) expect(own[number - 1]?.replace(/^export /, '')).toBe(line)
  })

  test('draws a fragment that reads a texture as a step of a frame', () => {
    const code = "import { texture, texture2D, uv } from 'kirari/node'\nexport const fragment = texture(texture2D).sample(uv)"
    const { text = '' } = takeOut(format, code, code) ?? {}
    expect(text).toContain('const steps = [draw({ fragment })]')
    expect(text).toMatch(/frame(?:=\{|: )steps/)
    expect(text).toMatch(/import \{.*\bdraw\b.*\} from 'kirari'/)
  })

  test('takes another name where the code has the same', async () => {
    const code =
      "import { createEngine, draw } from 'kirari'\nconst Shader = 1\nconst Picture = [createEngine, draw, Shader]\nexport const fragment = texture(Picture)"
    const { text = '' } = takeOut(format, code, code) ?? {}
    const [, script = text] = /<script type="module">([\s\S]*?)<\/script>/.exec(text) ?? []
    // A name that is declared twice is an error.
    await expect(transform(script, { loader: 'tsx', format: 'esm' })).resolves.toMatchObject({ warnings: [] })
    expect(text).toContain('draw as draw1')
  })
})

test('every form is known', () => {
  expect(formats).toEqual(['react', 'solid', 'html'])
})
