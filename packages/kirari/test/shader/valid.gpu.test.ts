/** The browser's compiler of WGSL says of each case what our check says: neither refuses what the other takes. */
import { describe, expect, it } from 'vitest'
import { functionText } from '../../src/shader/compile/text.ts'
import { uniformsName, wgslDeclarations, wgslGathering } from '../../src/shader/compile/wgsl.ts'
import { fn, functionsOf } from '../../src/shader/front/node/fn.ts'
import { float, vec2 } from '../../src/shader/front/node/index.ts'
import { Names } from '../../src/shader/print/names.ts'
import { wgslDialect } from '../../src/shader/print/wgsl/dialect.ts'
import { wgslReserved } from '../../src/shader/print/wgsl/reserved.ts'
import { collectDefinitions } from '../../src/shader/proc/definition.ts'
import { readableNames } from '../../src/shader/proc/name.ts'
import { complaintsOfWGSL } from './compiler.ts'
import { refused, taken } from './valid-case.ts'

/** The text without our checks. */
const print = (body: (typeof taken)[string]): string => {
  const names = new Names(readableNames(wgslReserved))
  const dialect = wgslDialect(uniformsName(names))
  const functions = functionsOf(fn('main', [{ p: vec2 }], float, body as () => number)) ?? []
  const text = functionText(collectDefinitions(functions, wgslGathering), dialect, names, () => wgslDeclarations(names, dialect, false))
  return `${text}\n@fragment fn entry(@location(0) uv: vec2f) -> @location(0) vec4f {\n  return vec4f(main(uv));\n}`
}

describe('a derivative', () => {
  it.each(Object.entries(taken))('is taken %s', async (_, body) => {
    expect(await complaintsOfWGSL(print(body))).toEqual([])
  })

  it.each(Object.entries(refused))('is refused %s', async (_, body) => {
    expect((await complaintsOfWGSL(print(body))).join('\n')).toContain('must only be called from uniform control flow')
  })
})
