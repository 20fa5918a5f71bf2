/** The compiler's answers about small files, and about all examples of the library. */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { readDeclarations } from '../../../scripts/playground-types/declarations.ts'
import { japaneseMessages } from '../../../scripts/playground-types/messages.ts'
import type { Diagnostic } from './answer.ts'
import { createService, type Service } from './service.ts'

const head = `import { circleSDF } from '@kirari/addons'\nimport { float, uv, vec2, vec4 } from 'kirari/node'\n`

let service: Service
beforeAll(async () => {
  service = createService(await readDeclarations())
})

/** Gives the service the code without its `|`, and returns the offset of it. */
const write = (code: string): number => {
  const offset = code.indexOf('|')
  service.update(offset < 0 ? code : code.slice(0, offset) + code.slice(offset + 1))
  return offset
}

const check = (code: string): readonly (readonly [text: string, Diagnostic])[] => {
  service.update(code)
  return service.diagnostics().map((found) => [code.slice(found.from, found.to), found])
}

describe('diagnostics', () => {
  it('reports a misspelled method at its name', () => {
    expect(check(`${head}export const fragment = vec4(uv.ad(1), 0, 1)\n`)).toEqual([
      ['ad', expect.objectContaining({ severity: 'error', code: 2339, message: expect.stringContaining("'ad'") as unknown })],
    ])
  })

  it('reports text that is not a program', () => {
    expect(check(`${head}export const fragment = vec4(uv, 0, 1\n`)).toMatchObject([[expect.anything(), { severity: 'error', code: 1005 }]])
  })

  it('names types without the package that they come from', () => {
    const [[text, { message }] = ['', { message: '' }]] = check(`import { circleSDF } from '@kirari/addons'\nexport const distance = circleSDF('here', 1)\n`)
    expect(text).toBe("'here'")
    expect(message).toBe("Argument of type 'string' is not assignable to parameter of type 'Vec2'.")
  })

  it('reports a package and an entry that cannot be imported', () => {
    expect(check(`import 'three'\nimport { Shader } from 'kirari/react'\nexport const shown = Shader\n`).map(([text]) => text)).toEqual([
      "'three'",
      "'kirari/react'",
    ])
  })

  it('finds no mistake in unused names, in names that the page has too, and in what pictures do with the page', () => {
    const code = `${head}import { select, texture, texture2D } from 'kirari/node'
import { pointerDown } from 'kirari/input'
const name = 1
const [unused] = [1].map((x) => x + 1)
const photo = texture(texture2D, 'photo')
photo.value = document.createElement('canvas')
export const fragment = select(vec4(1), photo.sample(uv), pointerDown)
`
    expect(check(code)).toEqual([])
  })

  it('answers for the newest text', () => {
    expect(check('const a: number = 1')).toEqual([])
    expect(check("const a: number = '1'")).toHaveLength(1)
    expect(check('const a: number = 2')).toEqual([])
  })
})

describe('completions', () => {
  const labelsAt = (code: string): readonly string[] => {
    const offset = write(code)
    return service.completions(offset)?.items.map(({ label }) => label) ?? []
  }

  it('offers the methods of a vector', () => {
    expect(labelsAt(`${head}vec2(1).|`)).toEqual(expect.arrayContaining(['x', 'add', 'length']))
  })

  it('replaces the name around the offset', () => {
    const code = `${head}vec2(1).le|ng`
    const offset = write(code)
    expect(service.completions(offset)).toMatchObject({ from: offset - 2, to: offset + 2 })
    expect(service.completions(write(`${head}const a = |`))).toMatchObject({ from: code.indexOf('vec2(1)') + 10, to: code.indexOf('vec2(1)') + 10 })
  })

  it('offers an imported function of the library with its documentation', () => {
    const offset = write(`${head}const d = circ|`)
    expect(service.completions(offset)?.items).toContainEqual(expect.objectContaining({ label: 'circleSDF' }))
    expect(service.details('circleSDF', offset)).toEqual({
      changes: [],
      signature: 'const circleSDF: (p: Vec2, r: number | Float) => Float',
      documentation: 'Distance from `p` to the circle of radius `r` about the origin, negative inside.',
    })
  })

  it('offers the values of the page, and not its interfaces', () => {
    const labels = labelsAt(`${head}const image = |`)
    expect(labels).toEqual(expect.arrayContaining(['document', 'performance', 'Math', 'Array']))
    expect(labels).not.toContain('HTMLImageElement')
    expect(labelsAt('document.createElement("canvas").|')).toEqual(expect.arrayContaining(['ATTRIBUTE_NODE', 'getContext', 'width']))
  })

  it('offers a function that the file does not import yet, with what imports it', () => {
    const offset = write(`${head}const d = fb|`)
    expect(service.completions(offset)?.items).toContainEqual({ label: 'fbm', kind: 'const', sortText: '16', source: '@kirari/addons' })
    expect(service.details('fbm', offset, '@kirari/addons')).toMatchObject({
      documentation: expect.stringContaining('Noise') as unknown,
      changes: [{ from: head.indexOf(' }'), to: head.indexOf(' }'), insert: ', fbm' }],
    })
    const alone = write('vec|')
    service.completions(alone)
    expect(service.details('vec3', alone, 'kirari/node')).toMatchObject({
      signature: 'const vec3: Vec3Constructor',
      changes: [{ from: 0, to: 0, insert: "import { vec3 } from 'kirari/node'\n\n" }],
    })
  })

  it('offers what can be imported', () => {
    expect(labelsAt("import { fb| } from '@kirari/addons'")).toContain('fbm')
    expect(labelsAt("import {} from 'kirari/|'")).toEqual(expect.arrayContaining(['node', 'input', 'texture', 'geometry', 'camera', 'element']))
    expect(labelsAt("import {} from '@kirari/|'")).toEqual(['addons'])
  })

  it('offers nothing in a comment, and survives an offset outside of the text', () => {
    expect(labelsAt('// uv.|')).toEqual([])
    service.update('')
    expect(service.completions(100)).toBeDefined()
    expect(service.details('no such name', 0)).toBeUndefined()
    expect(service.hover(-1)).toBeUndefined()
  })
})

describe('hover', () => {
  it('shows the type of a name with its documentation, and the range of the name', () => {
    const offset = write(`${head}export const fragment = vec4(u|v, 0, 1)`)
    expect(service.hover(offset)).toEqual({
      from: offset - 1,
      to: offset + 1,
      signature: 'const uv: Vec2',
      documentation: 'The normalized coordinates of the pixel: (0, 0) at the bottom left, (1, 1) at the top right.',
    })
  })

  it('has the example of a documentation as code', () => {
    const offset = write("import { tex|ture } from 'kirari/node'")
    expect(service.hover(offset)?.documentation).toMatch(/\n\n```\nconst photo = .*\nphoto\.sample\(uv\)\n```$/)
  })

  it('counts UTF-16 units', () => {
    const offset = write(`${head}/* 🌟 */ const star = u|v`)
    expect(service.hover(offset)).toMatchObject({ from: offset - 1, to: offset + 1 })
  })
})

describe('signature help', () => {
  it('names the parameters of a call, and which one is being written', () => {
    const help = service.signatureHelp(write(`${head}circleSDF(uv, |)`))
    const [signature] = help?.signatures ?? []
    expect(signature?.signature).toBe('circleSDF(p: Vec2, r: number | Float): Float')
    expect(signature?.parameters.map(({ from, to }) => signature.signature.slice(from, to))).toEqual(['p: Vec2', 'r: number | Float'])
    expect(help).toMatchObject({ activeSignature: 0, activeParameter: 1 })
  })

  it('has all overloads', () => {
    expect(service.signatureHelp(write(`${head}vec2(1, |)`))?.signatures).toHaveLength(3)
  })

  it('is silent outside of a call', () => {
    expect(service.signatureHelp(write(`${head}vec2(1)|`))).toBeUndefined()
  })
})

describe('examples of the library', () => {
  // A tenth of a second each. Of the two examples of a function the sample has some of both.
  it('are correct', { timeout: 900_000 }, async () => {
    const folder = join(import.meta.dirname, '../../../../packages/addons/examples')
    const files = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.ts')).toSorted()
    expect(files.length).toBeGreaterThan(700)
    for (const file of files.filter((_, index) => inject('isExhaustive') || index % 15 === 0))
      expect(check(await readFile(join(folder, file), 'utf8')), file).toEqual([])
  })
})

describe('in Japanese', () => {
  let japanese: Service
  beforeAll(async () => {
    japanese = createService(await readDeclarations(), await japaneseMessages())
  })
  afterAll(() => void createService({}))

  it('reports mistakes of types and of syntax', () => {
    japanese.update("const a: number = '1'\nconst b = (\n")
    const messages = japanese.diagnostics().map(({ message }) => message)
    expect(messages).toEqual(expect.arrayContaining(["型 'string' を型 'number' に割り当てることはできません。", '式が必要です。']))
  })

  it('has a text for each line of a long message', () => {
    japanese.update('const f: (a: { b: { c: number } }) => number = (a: { b: { c: string } }) => 1')
    const [{ message } = { message: '' }] = japanese.diagnostics()
    const lines = message.split('\n')
    expect(lines.length).toBeGreaterThan(2)
    for (const line of lines) expect(line).toMatch(/[ぁ-ん]/)
  })
})
