import { describe, expect, test } from 'vitest'
import { EndlessLoop } from '../../live/frame/watch.ts'
import { CodeMistake } from './mistake.ts'
import { runCode, type Picture } from './run.ts'

const head = "import { uv, vec2, vec3, vec4 } from 'kirari/node'\n"
const run = (source: string, watch: () => void = () => undefined): Picture => runCode({ source, watch, createEngine: () => ({}) })

const mistakeIn = (source: string) => {
  try {
    run(source)
  } catch (error) {
    if (!(error instanceof CodeMistake)) throw error
    const { range, ...rest } = error.mistake
    return { ...rest, at: range && source.slice(range.from, range.to) }
  }
  throw new Error('The code has no mistake.')
}

describe('the picture', () => {
  test.each([
    ['an exported fragment', 'export const fragment = vec4(uv, 0, 1)'],
    ['a default export', 'export default vec4(uv, 0, 1)'],
    ['the last statement', 'vec4(uv, 0, 1)'],
    ['the option of createEngine', "import { createEngine } from 'kirari'\ncreateEngine({ container: document, fragment: vec4(uv, 0, 1) })"],
  ])('is %s', (_, code) => {
    expect(run(`const document = {} as never\n${head}${code}`).content.fragment).toMatchObject({ type: { name: 'vec4' } })
  })

  test('is an exported frame with its first steps', () => {
    const { content } = run("import { draw } from 'kirari'\n" + head + 'export const init = []\nexport const frame = [draw({ fragment: vec4(uv, 0, 1) })]')
    expect(content).toMatchObject({ frame: [{ kind: 'draw' }], init: [] })
  })
})

test('what the code gives to createEngine beside its picture is handed on', () => {
  const given: unknown[] = []
  const code = `import { createEngine, draw } from 'kirari'\n${head}createEngine({ container: 'here', frame: [draw({ fragment: vec4(uv, 0, 1) })], samples: 4 })`
  const { content } = runCode({ source: code, watch: () => undefined, createEngine: (_, container) => given.push(container) })
  expect(content).toMatchObject({ frame: [{ kind: 'draw' }], samples: 4 })
  expect(given).toEqual(['here'])
})

test('an expression that made no node a thousand times is not looked at any more, and others are', () => {
  const source = `${head}const first = { op: '' }
for (let i = 0; i < 2000; i++) Object.freeze(first)
const pick = (i: number) => (i < 2000 ? first : uv)
for (let i = 0; i < 2010; i++) pick(i)
export const fragment = vec4(uv.mul(0.5), 0, 1)`
  const { marks, made } = run(source)
  const madeBy = (text: string) => made[marks.findIndex(({ from, to }) => source.slice(from, to) === text)]
  expect(madeBy('pick(i)')).toEqual([])
  expect(madeBy('uv.mul(0.5)')).toHaveLength(1)
})

describe('a mistake', () => {
  test('of the language stands at its expression', () => {
    expect(mistakeIn(`${head}const a = uv.add(1)\nconst b = a.add(vec3(1))`)).toMatchObject({ code: 'S2001', at: 'a.add(vec3(1))' })
  })

  test('of JavaScript stands at its expression, and names it as it is written', () => {
    expect(mistakeIn(`${head}const a = uv.add(1)\nconst b = a.foo()`)).toEqual({ message: 'TypeError: a.foo is not a function', at: 'a.foo()' })
  })

  test('of the grammar stands at its line', () => {
    expect(mistakeIn(`${head}const a = `)).toMatchObject({ at: 'const a =' })
  })

  test('in a name that is imported tells the nearest one', () => {
    expect(mistakeIn("import { circlSDF } from '@kirari/addons'\ncirclSDF(1)")).toMatchObject({
      message: '"@kirari/addons" has no export "circlSDF"',
      hint: 'did you mean "circleSDF"?',
      at: 'circlSDF(1)',
    })
  })

  test('in the name of a module lists the modules', () => {
    expect(mistakeIn("import three from 'three'\nthree()").message).toContain('"three"')
  })

  test('is nothing that is drawn', () => {
    expect(mistakeIn('export const a = 1').message).toContain('expected an exported `fragment`')
  })
})

test('the error that ends an endless loop reaches the caller', () => {
  let calls = 0
  const watch = (): void => {
    if (++calls > 1000) throw new EndlessLoop('')
  }
  expect(() => run('while (true) {}', watch)).toThrow(EndlessLoop)
})

test('a live number is a uniform of the picture', () => {
  const source = `${head}export const fragment = vec4(uv.mul(0.5), 0, 1)`
  const from = source.indexOf('0.5')
  const { live } = runCode({ source, live: [{ from, to: from + 3 }], watch: () => undefined, createEngine: () => undefined })
  expect(live).toMatchObject([{ value: 0.5 }])
})

test('a number that JavaScript needs cannot be live, and is refused', () => {
  const source = `${head}const a = Math.sqrt(2)\nexport const fragment = vec4(uv.mul(a), 0, 1)`
  const from = source.indexOf('2)\n')
  expect(() => runCode({ source, live: [{ from, to: from + 1 }], watch: () => undefined, createEngine: () => undefined })).toThrow(CodeMistake)
})
