/** The demos as programs of the playground, with its own compilers. */
import { beforeAll, describe, expect, test } from 'vitest'
import { demos } from '../src/demos/list.ts'
import { compile } from '../src/live/frame/compile.ts'
import { instrument } from '../src/playground/frame/instrument.ts'
import { createService, type Service } from '../src/playground/types/service.ts'
import { playgroundDemos } from './playground-demos.ts'
import { readDeclarations } from './playground-types/declarations.ts'

const { texts, reasons } = await playgroundDemos()

let service: Service
beforeAll(async () => {
  service = createService(await readDeclarations())
})

describe.each([...texts])('the program of %s', (_, code) => {
  test('has no mistake of types, and is read by the frame', () => {
    service.update(code)
    expect(service.diagnostics()).toEqual([])
    expect(instrument(code).marks.length).toBeGreaterThan(50)
    expect(() => compile(instrument(code).text, 'ts')).not.toThrow()
  })

  test('fits into a link, and begins with its imports and values', () => {
    expect(code.length).toBeLessThan(200_000)
    expect(code).toMatch(/^\/\*\* The demo [\s\S]*?\*\/\nimport [\s\S]*?\n\nconst values: \w+ = \{\n {2}\/\/ /)
  })
})

test('a demo opens unless its scene needs more than its values, another package, a worker or a camera', () => {
  expect(Object.fromEntries(reasons)).toEqual({
    'compute-basic': 'The scene imports jsep.',
    'compute-raytracing': 'The scene takes more than its values.',
    webcam: 'camera.ts needs more than the sandbox has.',
  })
  expect(texts.size + reasons.size).toBe(demos.length)
})
