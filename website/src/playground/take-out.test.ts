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
    const text = takeOut(format, sample, '') ?? ''
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
  const html = takeOut('html', sample, sample) ?? ''

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
    const text = takeOut('html', '', "const a = '</script><!--'") ?? ''
    expect(text.match(/<\/script>/g)).toHaveLength(2)
    expect(text).not.toContain('<!--')
  })
})

test('every form is known', () => {
  expect(formats).toEqual(['react', 'solid', 'html'])
})
